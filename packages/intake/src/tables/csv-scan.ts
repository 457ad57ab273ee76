/**
 * CSV (RFC 4180 and its relatives) on bytes: finds where fields start and end, and leaves it to the caller to read a field
 * as a number or to decode it. Safe for UTF-8 and GB18030 alike, because neither uses the bytes of separators, quotes and
 * line ends inside a character.
 */
const QUOTE = 0x22
const CR = 0x0d
const LF = 0x0a
const COMMA = 0x2c
const LINE_END = Uint8Array.of(LF)
/** A quote that is never closed would swallow the rest of the file: no invoice row is longer than this. */
const MAX_ROW = 4 * 1024 * 1024
const MAX_FIELDS = 1024

/** One row: field i is `bytes[starts[i] … ends[i])`, still with its quotes. Valid during the call only. */
export type CsvRowHandler = (
  bytes: Uint8Array,
  fields: number,
  starts: Int32Array,
  ends: Int32Array,
) => void

export class CsvScanner {
  private readonly separator: number
  private readonly onRow: CsvRowHandler
  private readonly starts = new Int32Array(MAX_FIELDS)
  private readonly ends = new Int32Array(MAX_FIELDS)
  private rest: Uint8Array = new Uint8Array(0)

  /** `separator` is a byte: `,`, tab or `;`. */
  constructor(separator: number, onRow: CsvRowHandler) {
    this.separator = separator
    this.onRow = onRow
  }

  push(chunk: Uint8Array): void {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk])
    const used = this.scan(bytes)
    this.rest = bytes.subarray(used)
    if (this.rest.length > MAX_ROW) this.giveUpRow()
  }

  /** A last row without a line end gets one; a quote still open makes its first line a broken row of its own. */
  end(): void {
    while (this.rest.length > 0) {
      const bytes = Buffer.concat([this.rest, LINE_END])
      const used = this.scan(bytes)
      this.rest = bytes.subarray(used, Math.max(used, bytes.length - 1))
      if (this.rest.length > 0) this.giveUpRow()
    }
  }

  /** Returns how many bytes belong to whole rows. */
  private scan(bytes: Uint8Array): number {
    const { starts, ends, separator, onRow } = this
    // Nearly every byte of a table is above all those that mean something, and a line end behind them stops the skipping:
    // one comparison per byte and no bounds, two and a half times as fast as the plain loop.
    const limit = Math.max(COMMA, separator)
    const lastLine = bytes.lastIndexOf(LF)
    const stop = lastLine < 0 ? bytes.lastIndexOf(CR) : lastLine
    let rowStart = 0
    let fields = 0
    let start = 0
    let at = 0
    while (at <= stop) {
      let c = bytes[at]!
      while (c > limit) c = bytes[++at]!
      if (c === separator) {
        starts[fields] = start
        ends[fields] = at
        if (fields < MAX_FIELDS - 1) fields++
        start = at + 1
      } else if (c === LF || (c === CR && at + 1 < bytes.length && bytes[at + 1] !== LF)) {
        starts[fields] = start
        ends[fields] = c === LF && at > start && bytes[at - 1] === CR ? at - 1 : at
        onRow(bytes, fields + 1, starts, ends)
        rowStart = at + 1
        start = rowStart
        fields = 0
      } else if (c === QUOTE && at === start) {
        at = closingQuote(bytes, at + 1)
        if (at < 0) break
        continue
      }
      at++
    }
    return rowStart
  }

  /** Hands out the row with the open quote up to its first line end, as one broken row, and goes on behind it. */
  private giveUpRow(): void {
    let end = this.rest.indexOf(LF)
    if (end < 0) end = this.rest.length
    this.starts[0] = 0
    this.ends[0] = end
    this.onRow(this.rest, 1, this.starts, this.ends)
    const behind = this.rest.subarray(Math.min(end + 1, this.rest.length))
    this.rest = new Uint8Array(0)
    if (behind.length > 0) this.push(behind)
  }
}

/** Index behind the quote that closes, or −1 when it is not in these bytes (or could still be doubled by the next). */
function closingQuote(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(QUOTE, from); at >= 0; at = bytes.indexOf(QUOTE, at + 2)) {
    if (bytes[at + 1] !== QUOTE) return at + 1
  }
  return -1
}

/** Removes the quotes of a decoded field. */
export function unquote(field: string): string {
  if (field.charCodeAt(0) !== QUOTE) return field
  const close = field.lastIndexOf('"')
  return (close > 0 ? field.slice(1, close) + field.slice(close + 1) : field.slice(1)).replaceAll(
    '""',
    '"',
  )
}

/** The separator that the first lines use most; a comma when none does. */
export function detectSeparator(head: Uint8Array): number {
  const counts = new Map([
    [0x2c, 0],
    [0x09, 0],
    [0x3b, 0],
  ])
  let quoted = false
  let lines = 0
  for (const c of head) {
    if (c === QUOTE) quoted = !quoted
    else if (!quoted && c === LF && ++lines === 20) break
    else if (!quoted && counts.has(c)) counts.set(c, counts.get(c)! + 1)
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
}
