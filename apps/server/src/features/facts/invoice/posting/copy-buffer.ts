/**
 * Rows in PostgreSQL's binary COPY format, written into one reused buffer. Columns of fixed width are laid out once as a
 * template; a row is one memory copy and a few patches, then the columns of varying width.
 */
import { once } from 'node:events'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Copy } from '../../../../db/copy-in.ts'

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1')
/** Messages small enough that the server parses one while the next is on its way. */
const CHUNK = 128 * 1024
/** What a page of invoices fills. A worker walks many small enterprises at once, and each holds four of these. */
const FIRST_BYTES = 64 * 1024
const TWO_32 = 4294967296

export class CopyBuffer {
  rows = 0
  private bytes = Buffer.allocUnsafe(FIRST_BYTES)
  private view = new DataView(this.bytes.buffer, this.bytes.byteOffset)
  private at = 0
  private readonly template: Buffer
  private readonly offsets: number[]

  /** `widths`: bytes of each leading column; `varying`: number of columns after them. */
  constructor(widths: readonly number[], varying: number) {
    this.template = Buffer.alloc(2 + widths.reduce((sum, w) => sum + 4 + w, 0))
    this.template.writeInt16BE(widths.length + varying, 0)
    this.offsets = []
    let at = 2
    for (const width of widths) {
      this.template.writeInt32BE(width, at)
      this.offsets.push(at + 4)
      at += 4 + width
    }
    this.clear()
  }

  clear(): void {
    this.rows = 0
    SIGNATURE.copy(this.bytes, 0)
    this.at = SIGNATURE.length
  }

  /** Copies the template; returns where the row begins, for the setters. */
  begin(varyingBytes: number): number {
    this.reserve(this.template.length + varyingBytes)
    const start = this.at
    this.bytes.set(this.template, start)
    this.at += this.template.length
    this.rows++
    return start
  }

  int16(row: number, column: number, value: number): void {
    this.view.setInt16(row + this.offsets[column]!, value)
  }

  int32(row: number, column: number, value: number): void {
    this.view.setInt32(row + this.offsets[column]!, value)
  }

  int64(row: number, column: number, value: number): void {
    const high = Math.floor(value / TWO_32)
    const at = row + this.offsets[column]!
    this.view.setInt32(at, high)
    this.view.setUint32(at + 4, value - high * TWO_32)
  }

  byte(row: number, column: number, value: number): void {
    this.bytes[row + this.offsets[column]!] = value
  }

  nullValue(): void {
    this.view.setInt32(this.at, -1)
    this.at += 4
  }

  nextInt32(value: number): void {
    this.view.setInt32(this.at, 4)
    this.view.setInt32(this.at + 4, value)
    this.at += 8
  }

  nextFloat64(value: number): void {
    this.view.setInt32(this.at, 8)
    this.view.setFloat64(this.at + 4, value)
    this.at += 12
  }

  /** At most 3 bytes per character were reserved by `begin`. */
  nextText(text: string): void {
    const start = this.at + 4
    let at = start
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      if (code > 127) {
        at = start + this.bytes.write(text, start, 'utf8')
        break
      }
      this.bytes[at++] = code
    }
    this.view.setInt32(this.at, at - start)
    this.at = at
  }

  /** All rows, to be sent through `client`; none where there are none. `into`: table and columns, without the company. */
  closed(client: pg.PoolClient, into: string): Copy[] {
    if (this.rows === 0) return []
    this.reserve(2)
    this.view.setInt16(this.at, -1)
    const end = this.at + 2
    return [{ into, copy: (landing) => this.stream(client, landing, end) }]
  }

  private async stream(client: pg.PoolClient, into: string, end: number): Promise<void> {
    const stream = client.query(copyFrom(`copy ${into} from stdin (format binary)`))
    const finished = once(stream, 'finish')
    // Awaited below; without this an early server error would count as unhandled while chunks are still written.
    finished.catch(() => undefined)
    for (let at = 0; at < end; at += CHUNK)
      if (!stream.write(this.bytes.subarray(at, Math.min(end, at + CHUNK))))
        await Promise.race([once(stream, 'drain'), finished])
    stream.end()
    await finished
  }

  private reserve(more: number): void {
    if (this.at + more <= this.bytes.length) return
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.at + more))
    this.bytes.copy(grown, 0, 0, this.at)
    this.bytes = grown
    this.view = new DataView(grown.buffer, grown.byteOffset)
  }
}
