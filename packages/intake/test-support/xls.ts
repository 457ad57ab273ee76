/** Old Excel files as programs write them, with the damage that real ones have. */

type Cell = string | number | null

interface XlsOptions {
  version?: 5 | 8
  /** Names of sheets that are hidden. */
  hidden?: readonly string[]
  /** Without the compound file around the stream. */
  bare?: boolean
  /** Sectors of the table of sectors that the header forgets. */
  damage?: 'directory' | 'cut'
  /** Bytes of a record of shared texts after which it goes on in the next. */
  piece?: number
  /** Letters of the texts have forms of their own. */
  rich?: boolean
}

export const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [i, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, i * 2)
  return bytes
}
export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
export const record = (id: number, body: Uint8Array): Buffer =>
  Buffer.concat([u16(id, body.length), body])
const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}

/** A workbook of these sheets. Texts outside of Latin are not possible in version 5, whose code page is the caller's bytes. */
export function makeXls(
  sheets: readonly { name: string; rows: readonly (readonly Cell[])[] }[],
  options: XlsOptions = {},
): Uint8Array {
  const { version = 8, hidden = [], bare = false, damage, piece = 8000, rich = false } = options
  const bof = (type: number) =>
    record(0x809, Buffer.concat([u16(version === 8 ? 0x600 : 0x500, type), Buffer.alloc(12)]))
  const eof = record(0x0a, Buffer.alloc(0))
  const texts: string[] = []
  const bodies = sheets.map(({ rows }) =>
    Buffer.concat([
      bof(16),
      ...rows.flatMap((row, r) =>
        row.map((value, c) => {
          if (value === null || value === '') return Buffer.alloc(0)
          if (typeof value === 'number')
            return Number.isInteger(value) && Math.abs(value) < 1 << 28
              ? record(0x27e, Buffer.concat([u16(r, c, 0), u32((value << 2) | 2)]))
              : record(0x203, Buffer.concat([u16(r, c, 0), double(value)]))
          if (version === 5) {
            const narrow = Buffer.from(value, 'latin1')
            return record(0x204, Buffer.concat([u16(r, c, 0, narrow.length), narrow]))
          }
          texts.push(value)
          return record(0xfd, Buffer.concat([u16(r, c, 0), u32(texts.length - 1)]))
        }),
      ),
      eof,
    ]),
  )
  const names = sheets.map(({ name }) =>
    version === 8
      ? Buffer.concat([Buffer.from([name.length, 1]), Buffer.from(name, 'utf16le')])
      : Buffer.concat([Buffer.from([name.length]), Buffer.from(name, 'latin1')]),
  )
  const shared = version === 8 ? sharedRecords(texts, piece, rich) : Buffer.alloc(0)
  const lead = Buffer.concat([bof(5), record(0x42, u16(version === 8 ? 1200 : 936))])
  const heads = lead.length + names.reduce((sum, name) => sum + name.length + 10, 0)
  let at = heads + shared.length + eof.length
  const bound = names.map((name, i) => {
    const state = hidden.includes(sheets[i]!.name) ? 1 : 0
    const head = record(0x85, Buffer.concat([u32(at), Buffer.from([state, 0]), name]))
    at += bodies[i]!.length
    return head
  })
  const stream = Buffer.concat([lead, ...bound, shared, eof, ...bodies])
  return bare ? stream : compound(stream, version === 8 ? 'Workbook' : 'Book', damage)
}

/** The shared texts, cut into pieces in the middle of texts, the second piece in one byte a character where it can be. */
function sharedRecords(texts: readonly string[], piece: number, rich: boolean): Buffer {
  const records: Buffer[] = []
  let body: Buffer = Buffer.concat([u32(texts.length), u32(texts.length)])
  const flush = () => {
    records.push(record(records.length === 0 ? 0xfc : 0x3c, body))
  }
  for (const text of texts) {
    if (body.length > piece) {
      flush()
      body = Buffer.alloc(0)
    }
    const head = rich ? Buffer.from([9, 2, 0]) : Buffer.from([1])
    body = Buffer.concat([body, u16(text.length), head])
    for (const ch of text) {
      if (body.length > piece) {
        flush()
        body = Buffer.from([1])
      }
      body = Buffer.concat([body, Buffer.from(ch, 'utf16le')])
    }
    if (rich) body = Buffer.concat([body, u16(0, 1, 1, 2)])
  }
  flush()
  return Buffer.concat(records)
}

const END = 0xffff_fffe

/** A compound file with one stream of this name. */
export function compound(stream: Buffer, name: string, damage?: 'directory' | 'cut'): Uint8Array {
  const sectors = Math.max(8, Math.ceil(stream.length / 512))
  const tables = Math.ceil((sectors + 2) / 126)
  const data = Buffer.concat([stream, Buffer.alloc(sectors * 512 - stream.length)])
  const table = Buffer.alloc(tables * 512, 0xff)
  const chain = (from: number, count: number) => {
    for (let i = 0; i < count; i++)
      table.writeUInt32LE(i === count - 1 ? END : from + i + 1, (from + i) * 4)
  }
  chain(0, sectors)
  chain(sectors, 1)
  const directory = Buffer.alloc(512)
  const entry = (i: number, label: string, type: number, start: number, size: number) => {
    directory.write(label, i * 128, 'utf16le')
    directory.writeUInt16LE((label.length + 1) * 2, i * 128 + 64)
    directory[i * 128 + 66] = type
    directory.writeUInt32LE(start >>> 0, i * 128 + 116)
    directory.writeUInt32LE(size, i * 128 + 120)
  }
  entry(0, 'Root Entry', 5, END, 0)
  entry(1, name, 2, 0, Math.max(4096, stream.length))
  const header = Buffer.alloc(512, 0xff)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(header)
  header.fill(0, 8, 76)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(tables, 44)
  header.writeUInt32LE(damage === 'directory' ? 9_999 : sectors, 48)
  header.writeUInt32LE(4096, 56)
  // No small streams, yet a table of them: what a reader of the letter stops at.
  header.writeUInt32LE(END, 60)
  header.writeUInt32LE(7, 64)
  header.writeUInt32LE(END, 68)
  for (let i = 0; i < tables; i++) header.writeUInt32LE(sectors + 1 + i, 76 + i * 4)
  const file = Buffer.concat([header, data, directory, table])
  return damage === 'cut' ? file.subarray(0, file.length - 100) : file
}

/** One sheet without workbook and container, as report components write them: BIFF2–4, or the later form without a version (0). */
export function makeBareSheet(
  version: 0 | 2 | 3 | 4,
  rows: readonly (readonly (Uint8Array | number)[])[],
): Uint8Array {
  const bof = { 0: [0x809, 0], 2: [0x09, 2], 3: [0x209, 0], 4: [0x409, 0] }[version]
  const head = record(
    bof[0]!,
    u16(bof[1]!, 0x10, ...(version === 0 ? [0, 0] : version === 2 ? [] : [0])),
  )
  const cell = (r: number, c: number, value: Uint8Array | number): Buffer => {
    const place = version === 2 ? Buffer.concat([u16(r, c), Buffer.alloc(3)]) : u16(r, c, 0)
    if (typeof value === 'number') {
      if (version === 2 && Number.isInteger(value) && value >= 0 && value < 65_536)
        return record(0x02, Buffer.concat([place, u16(value)]))
      return record(version === 2 ? 0x03 : 0x203, Buffer.concat([place, double(value)]))
    }
    const length = version === 2 ? Buffer.from([value.length]) : u16(value.length)
    return record(version === 2 ? 0x04 : 0x204, Buffer.concat([place, length, value]))
  }
  const cells = rows.flatMap((row, r) => row.map((value, c) => cell(r, c, value)))
  return Buffer.concat([head, ...cells, record(0x0a, Buffer.alloc(0))])
}
