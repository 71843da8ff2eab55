// Reads the binary layer commits that the stage sends; the format is docs/commit-format.md.

const magic = 0x434C4453;

class Reader {
  constructor(buffer) {
    this.view = new DataView(buffer);
    this.bytes = new Uint8Array(buffer);
    this.offset = 0;
  }
  u8() { return this.view.getUint8(this.offset++); }
  u16() { const value = this.view.getUint16(this.offset, true); this.offset += 2; return value; }
  u32() { const value = this.view.getUint32(this.offset, true); this.offset += 4; return value; }
  f32() { const value = this.view.getFloat32(this.offset, true); this.offset += 4; return value; }
  f64() { const value = this.view.getFloat64(this.offset, true); this.offset += 8; return value; }
  f32s(count) { return Array.from({ length: count }, () => this.f32()); }
  f64s(count) { return Array.from({ length: count }, () => this.f64()); }
  list(count, read) { return Array.from({ length: count }, read); }
  slice(count) { const part = this.bytes.subarray(this.offset, this.offset + count); this.offset += count; return part; }
  text() { return new TextDecoder().decode(this.slice(this.u16())); }
  colour() { return this.f32s(4); }
  matrix() {
    const kind = this.u8();
    if (kind === 0) return null;
    if (kind === 1) {
      const [a, b, c, d, tx, ty] = this.f64s(6);
      return { affine: true, values: [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1] };
    }
    return { affine: false, values: this.f64s(16) };
  }
  path() {
    const pointCounts = [1, 1, 2, 3, 0];
    return this.list(this.u32(), () => {
      const kind = this.u8();
      return { kind, points: this.f32s(2 * pointCounts[kind]) };
    });
  }
}

// One reader a property key: [name, how to read it].
const properties = {
  1: ["position", r => r.f64s(2)],
  2: ["bounds", r => r.f64s(4)],
  3: ["anchorPoint", r => r.f32s(2)],
  4: ["transform", r => r.matrix()],
  5: ["sublayerTransform", r => r.matrix()],
  6: ["opacity", r => r.f32()],
  7: ["hidden", r => r.u8() !== 0],
  8: ["masksToBounds", r => r.u8() !== 0],
  9: ["corners", r => ({ radius: r.f32(), masked: r.u8(), continuous: r.u8() !== 0 })],
  10: ["borderWidth", r => r.f32()],
  11: ["borderColor", r => r.colour()],
  12: ["backgroundColor", r => r.colour()],
  13: ["contents", r => r.u32()],
  14: ["contentsGravity", r => r.u8()],
  15: ["contentsRect", r => r.f32s(4)],
  16: ["contentsCenter", r => r.f32s(4)],
  17: ["contentsScale", r => r.f32()],
  18: ["shadow", r => ({ colour: r.colour(), offset: r.f32s(2), radius: r.f32() })],
  19: ["shadowPath", r => r.path()],
  20: ["mask", r => r.u32()],
  21: ["zPosition", r => r.f32s(2)],
  22: ["shape", r => ({
    path: r.path(), fill: r.colour(), fillRule: r.u8(), stroke: r.colour(), lineWidth: r.f32(), cap: r.u8(),
    join: r.u8(), miterLimit: r.f32(), dashPhase: r.f32(), dashes: r.f32s(r.u16()), strokeStart: r.f32(),
    strokeEnd: r.f32(),
  })],
  23: ["gradient", r => ({
    kind: r.u8(), start: r.f32s(2), end: r.f32s(2),
    stops: r.list(r.u16(), () => ({ location: r.f32(), colour: r.colour() })),
  })],
  24: ["backdrop", r => ({ blur: r.f32(), saturation: r.f32(), tint: r.colour() })],
  25: ["filters", r => r.list(r.u16(), () => ({ kind: r.u8(), amount: r.f32() }))],
  26: ["doubleSided", r => r.u8() !== 0],
  27: ["blendMode", r => r.u8()],
  28: ["name", r => r.text()],
  29: ["samplingFilters", r => [r.u8(), r.u8()]],
  30: ["allowsGroupOpacity", r => r.u8() !== 0],
  31: ["edgeAntialiasing", r => r.u8() !== 0],
};

export function decodeCommit(buffer) {
  const reader = new Reader(buffer);
  if (reader.u32() !== magic) throw new Error("not a layer commit");
  const version = reader.u16();
  if (version !== 1) throw new Error(`layer commit of version ${version}; reload this tab`);
  const isWhole = (reader.u16() & 1) === 1;
  const time = reader.f64();
  const operations = reader.list(reader.u32(), () => decodeOperation(reader));
  return { time, isWhole, operations };
}

function decodeOperation(reader) {
  const code = reader.u8();
  switch (code) {
    case 1: return { do: "create", id: reader.u32(), kind: reader.u8() };
    case 2: return { do: "destroy", id: reader.u32() };
    case 3: { const id = reader.u32(); return { do: "children", id, children: reader.list(reader.u32(), () => reader.u32()) }; }
    case 4: {
      const operation = { do: "set", id: reader.u32(), values: {} };
      for (let count = reader.u16(); count > 0; count--) {
        const key = reader.u8();
        const property = properties[key];
        if (!property) throw new Error(`unknown layer property ${key}`);
        operation.values[property[0]] = property[1](reader);
      }
      return operation;
    }
    case 5: {
      const image = { do: "image", id: reader.u32(), format: reader.u8(), width: reader.u32(), height: reader.u32() };
      image.bytes = reader.slice(reader.u32());
      return image;
    }
    case 6: return { do: "dropImage", id: reader.u32() };
    case 7: return { do: "root", id: reader.u32(), width: reader.f64(), height: reader.f64(), scale: reader.f64() };
    default: throw new Error(`unknown operation ${code}`);
  }
}
