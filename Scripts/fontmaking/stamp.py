"""Knows whether what was made is still current: a digest of every input, kept beside the output."""

import hashlib

FILE_NAME = "inputs.sha256"


def digest(files):
    total = hashlib.sha256()
    for file in files:
        total.update(file.name.encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def program_files(scripts):
    """The files of this program whose change means making the fonts again."""
    return [
        scripts / "make-fonts.py",
        scripts / "requirements-fonts.txt",
        *sorted((scripts / "fontmaking").glob("*.py")),
        scripts / "data" / "sf-advances.tsv",
        scripts / "data" / "sf-kerning.tsv",
    ]


def is_current(folder, key):
    file = folder / FILE_NAME
    return file.exists() and file.read_text().strip() == key


def write(folder, key):
    (folder / FILE_NAME).write_text(key + "\n")
