/** Wounds to tables: text with separators, the parts of a workbook, and the records of an old Excel file. */
import type { Random } from '../../../bench/lib/random.ts'
import {
  atOne,
  EDGES,
  inserted,
  magnitude,
  onText,
  pick,
  type TextWound,
  type Wound,
} from './wound.ts'

const LINE = /(?<=\n)/g
const CELL = /[^,;\t\r\n"]+/g
const CELLS = [
  '"',
  '""',
  '="1"',
  '=1+1',
  '@x',
  '１,２',
  '1.2E+19',
  '2.44420000000000E+19',
  '44562',
  '-44562',
  '99999999',
  '2026/2/30',
  '二〇二六年',
  '\0',
  '\u202e',
  '#REF!',
  '-',
  ...EDGES,
] as const

const TEXTS: readonly TextWound[] = [
  (text, rng) => atOne(text, CELL, rng, () => pick(CELLS, rng)),
  (text, rng) => atOne(text, CELL, rng, (found) => found.repeat(magnitude(100_000, rng))),
  (text, rng) => atOne(text, CELL, rng, (found) => `"${found}`),
  (text, rng) => atOne(text, LINE, rng, () => ','.repeat(magnitude(1_000_000, rng))),
  (text, rng) =>
    atOne(text, LINE, rng, () =>
      pick(['\n', '\r', ',\n', '"\n', ' \n'], rng).repeat(magnitude(100_000, rng)),
    ),
  (text, rng) => atOne(text, /[^\n]*\n/g, rng, (found) => found.repeat(magnitude(5_000, rng))),
  (text, rng) => text.replaceAll(',', pick([';', '\t', '|', '，', '\0', ',,'], rng)),
  (text, rng) => text.replaceAll('\n', pick(['\r', '\r\n', '\n\n', '\u2028', ''], rng)),
  (text, rng) => `${pick(['\ufeff', '\ufeff\ufeff', 'sep=;\n', '说明\n'.repeat(60)], rng)}${text}`,
  (text, rng) => {
    const [head = '', ...rest] = text.split('\n')
    return [new Array<string>(magnitude(3_000, rng)).fill(head).join(','), ...rest].join('\n')
  },
]

/** Bytes of another code page, or of UTF-16 with and without its mark. */
const ENCODED: readonly Wound[] = [
  (bytes) => new Uint8Array(Buffer.from(`\ufeff${Buffer.from(bytes)}`, 'utf16le')),
  (bytes) => new Uint8Array(Buffer.from(`\ufeff${Buffer.from(bytes)}`, 'utf16le').swap16()),
  (bytes, rng) =>
    new Uint8Array(Buffer.from(Buffer.from(bytes).toString(), 'utf16le').subarray(rng.below(2))),
  (bytes, rng) => bytes.map((b) => (b > 0x7f && rng.below(8) === 0 ? b ^ 0x55 : b)),
]

export const CSV: readonly Wound[] = [...TEXTS.map((wound) => onText(wound)), ...ENCODED]

/** Parts of a workbook: places and sizes that no sheet has. */
const BOOK: readonly TextWound[] = [
  (text, rng) =>
    atOne(text, /(?<=<dimension ref=")[^"]*/g, rng, () =>
      pick(['A1:XFD1048576', 'A1:ZZZZZZ9', 'A0', ''], rng),
    ),
  (text, rng) =>
    atOne(text, /(?<=<c r=")[^"]*/g, rng, () =>
      pick(['XFD1048576', 'ZZZZZZZZ1', 'A0', 'A-1', '1A', 'A4294967297', 'BAAAA1', ''], rng),
    ),
  (text, rng) =>
    atOne(text, /(?<=<row r=")[^"]*/g, rng, () =>
      pick(['1048577', '4294967296', '0', '-5', '1', ...EDGES], rng),
    ),
  (text, rng) =>
    inserted(
      text,
      `<cols>${'<col min="1" max="1000000" width="9"/>'.repeat(magnitude(5_000, rng))}</cols>`,
      rng,
      /(?=<sheetData)/g,
    ),
  (text, rng) =>
    inserted(
      text,
      `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(magnitude(20_000, rng))}</mergeCells>`,
      rng,
      /(?<=<\/sheetData>)/g,
    ),
  (text, rng) => atOne(text, /(?<=<v>)[^<]*/g, rng, () => pick(EDGES, rng)),
  (text, rng) =>
    atOne(text, /(?<= t=")[^"]*/g, rng, () =>
      pick(['s', 'str', 'inlineStr', 'b', 'e', 'd', 'x'], rng),
    ),
  (text, rng) => atOne(text, /<sheet [^>]*>/g, rng, (found) => found.repeat(magnitude(3_000, rng))),
  (text, rng) =>
    atOne(text, /(?<=Target=")[^"]*/g, rng, () =>
      pick(['workbook.xml', '../../../x', '/xl/workbook.xml', 'http://example.invalid/', ''], rng),
    ),
  (text, rng) =>
    atOne(text, /<c [^>]*>(?:(?!<\/c>).)*<\/c>/g, rng, (found) =>
      found.repeat(magnitude(30_000, rng)),
    ),
  (text, rng) =>
    atOne(text, /<row [^>]*>(?:(?!<\/row>).)*<\/row>/g, rng, (found) =>
      found.repeat(magnitude(3_000, rng)),
    ),
  (text, rng) =>
    atOne(text, /(?<=<t[^>]*>)[^<]+/g, rng, (found) => found.repeat(magnitude(100_000, rng))),
  (text, rng) =>
    atOne(text, /(?<=(?:count|uniqueCount|numFmtId|s)=")[^"]*/g, rng, () => pick(EDGES, rng)),
]
export const BOOK_PART: readonly Wound[] = BOOK.map((wound) => onText(wound))

/** Places of the records of a BIFF stream, from its first mark on. */
function records(bytes: Buffer): number[] {
  const from =
    [0, 512].find((at) => bytes[at] === 0x09 && [0, 2, 4, 8].includes(bytes[at + 1] ?? -1)) ??
    bytes.indexOf(Buffer.from([0x09, 0x08]))
  const found: number[] = []
  for (let at = from; at >= 0 && at + 4 <= bytes.length && found.length < 20_000; ) {
    found.push(at)
    at += 4 + bytes.readUInt16LE(at + 2)
  }
  return found
}

const NUMBERS = [0, 1, 2, 255, 256, 8224, 8228, 0x7fff, 0x8000, 0xfffe, 0xffff] as const
const LONGS = [0, 1, 2, 0x7fffffff, 0xfffffffc, 0xfffffffd, 0xfffffffe, 0xffffffff] as const

/** A record's kind, its length, or a number in it. */
const record: Wound = (bytes, rng) => {
  const copy = Buffer.from(bytes)
  const places = records(copy)
  if (places.length === 0) return bytes
  for (let n = 1 + rng.below(4); n > 0; n--) {
    const at = pick(places, rng) + pick([0, 2, 4, 6, 8, 10, 12], rng)
    if (at + 2 <= copy.length) copy.writeUInt16LE(pick(NUMBERS, rng), at)
  }
  return new Uint8Array(copy)
}

/** The compound file around it: sectors that follow themselves, sizes and places that lie. */
const container: Wound = (bytes, rng) => {
  const copy = Buffer.from(bytes)
  if (copy.length < 1024) return bytes
  const header = pick([24, 30, 32, 44, 48, 56, 60, 64, 68, 72, 76, 80], rng)
  const sector = 512 * (1 + rng.below((copy.length >> 9) - 1)) + 4 * rng.below(128)
  const at = rng.below(2) === 0 ? header : sector
  if (at + 4 <= copy.length)
    copy.writeUInt32LE(pick([...LONGS, (at >> 9) - 1, rng.below(copy.length >> 9)], rng) >>> 0, at)
  return new Uint8Array(copy)
}

/** The table of sectors, wherever the header says that it lies: a chain becomes a ring. */
const ring: Wound = (bytes, rng) => {
  const copy = Buffer.from(bytes)
  if (copy.length < 1024) return bytes
  const table = 512 * (1 + copy.readUInt32LE(76))
  for (let n = 1 + rng.below(6); n > 0; n--) {
    const at = table + 4 * rng.below(Math.min(128, copy.length >> 9))
    if (at + 4 <= copy.length) copy.writeUInt32LE(rng.below(copy.length >> 9), at)
  }
  return new Uint8Array(copy)
}

const doubled = (bytes: Uint8Array, rng: Random): Uint8Array => {
  const places = records(Buffer.from(bytes))
  if (places.length < 2) return bytes
  const n = rng.below(places.length - 1)
  const one = bytes.subarray(places[n], places[n + 1])
  const times = magnitude(20_000, rng)
  if (one.length * times > 4 * 2 ** 20) return bytes
  return new Uint8Array(
    Buffer.concat([
      bytes.subarray(0, places[n]),
      ...new Array<Uint8Array>(times).fill(one),
      bytes.subarray(places[n]),
    ]),
  )
}

export const XLS: readonly Wound[] = [record, record, container, ring, doubled]
