// The WebSocket to the host. It comes back by itself after the host was restarted.

export class Channel {
  constructor(handlers) {
    this.handlers = handlers;
    this.delay = 250;
    this.connect();
  }

  connect() {
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => { this.delay = 250; this.handlers.opened(); };
    this.socket.onmessage = ({ data }) => {
      if (typeof data === "string") this.handlers.message(JSON.parse(data));
      else this.handlers.commit(data);
    };
    this.socket.onclose = () => {
      this.handlers.closed();
      setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(4000, this.delay * 1.6);
    };
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
