/** A TIFF of several pages as scanners write it: RGB, not packed. */
export interface TiffPage {
  width: number
  height: number
  /** Three bytes a pixel. */
  data: Uint8Array
}

const SHORT = 3
const LONG = 4

export function toTiff(pages: readonly TiffPage[]): Uint8Array {
  const head = Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0])
  const parts: Buffer[] = [head]
  let length = head.length
  /** Where the place of the next directory is written. */
  let link = { of: head, at: 4 }
  const add = (part: Buffer) => {
    parts.push(part, Buffer.alloc(part.length % 2))
    const at = length
    length += part.length + (part.length % 2)
    return at
  }
  for (const { width, height, data } of pages) {
    const pixels = add(Buffer.from(data))
    const bits = add(Buffer.from([8, 0, 8, 0, 8, 0]))
    const entries: [tag: number, type: number, count: number, value: number][] = [
      [256, LONG, 1, width],
      [257, LONG, 1, height],
      [258, SHORT, 3, bits],
      [259, SHORT, 1, 1],
      [262, SHORT, 1, 2],
      [273, LONG, 1, pixels],
      [277, SHORT, 1, 3],
      [278, LONG, 1, height],
      [279, LONG, 1, data.length],
    ]
    const directory = Buffer.alloc(2 + entries.length * 12 + 4)
    directory.writeUInt16LE(entries.length, 0)
    for (const [i, [tag, type, count, value]] of entries.entries()) {
      directory.writeUInt16LE(tag, 2 + i * 12)
      directory.writeUInt16LE(type, 4 + i * 12)
      directory.writeUInt32LE(count, 6 + i * 12)
      directory.writeUInt32LE(value, 10 + i * 12)
    }
    link.of.writeUInt32LE(add(directory), link.at)
    link = { of: directory, at: directory.length - 4 }
  }
  return new Uint8Array(Buffer.concat(parts))
}
