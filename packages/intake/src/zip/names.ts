const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** Names looked at: what an archive is shows in its first parts; more names are only more work for a hostile one. */
const MAX_NAMES = 20_000
/** An archive comment, which follows the end record, is at most this long. */
const MAX_COMMENT = 65_535

/**
 * Entry names of an archive, folded (`foldPath`), as its directory lists them. Nothing is checked and nothing thrown: a
 * damaged archive gives the names that still stand at its beginning, so that the error can speak of the right format.
 */
export function zipNames(bytes: Uint8Array): string[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names = directoryNames(buffer)
  return names.length > 0 ? names : localNames(buffer)
}

function directoryNames(buffer: Buffer): string[] {
  const names: string[] = []
  let at = directoryStart(buffer)
  while (at + 46 <= buffer.length && buffer.readUInt32LE(at) === CENTRAL) {
    const nameLength = buffer.readUInt16LE(at + 28)
    names.push(foldPath(buffer.toString('latin1', at + 46, at + 46 + nameLength)))
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32)
    if (names.length >= MAX_NAMES) break
  }
  return names
}

function directoryStart(buffer: Buffer): number {
  const lowest = Math.max(0, buffer.length - 22 - MAX_COMMENT)
  for (let at = buffer.length - 22; at >= lowest; at--)
    if (buffer.readUInt32LE(at) === END) return buffer.readUInt32LE(at + 16)
  return buffer.length
}

function localNames(buffer: Buffer): string[] {
  const names: string[] = []
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(LOCAL)
  for (let at = 0; at >= 0 && at + 30 <= buffer.length && names.length < MAX_NAMES; ) {
    names.push(foldPath(buffer.toString('latin1', at + 30, at + 30 + buffer.readUInt16LE(at + 26))))
    at = buffer.indexOf(mark, at + 4)
  }
  return names
}

/** Path as parts are compared: vendors and repackers mix cases, backslashes, leading slashes and `./`. */
export function foldPath(path: string): string {
  return path
    .replace(/\\/g, '/')
    .replace(/^(?:\.?\/+)+/, '')
    .toLowerCase()
}

/** Folder that holds `OFD.xml` (`''`, or `name/` where somebody packed the folder itself); null when there is none. */
export function ofdRoot(names: readonly string[]): string | null {
  for (const name of names) {
    const m = /^((?:[^/]+\/)?)ofd\.xml$/.exec(name)
    if (m) return m[1]!
  }
  return null
}
