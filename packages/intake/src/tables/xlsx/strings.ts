import { TABLE_SAYS } from '../../table-words.ts'
import { clipped } from '../raw-row.ts'
import { TableError } from '../table-invoice.ts'
import { ElementCutter } from './elements.ts'
import { richText } from './xml.ts'

/** A million invoices have some three million distinct texts of 20 bytes; what is far beyond is not an invoice table. */
const MAX_BYTES = 192 * 1024 * 1024
/** More distinct texts than four columns of a full sheet have. */
const MAX_STRINGS = 4_200_000
const CACHED = 4096

/**
 * The shared string table as one block of UTF-8 and offsets: a tenth of what as many JavaScript strings would take, which
 * is what keeps a table of a million rows within bounds. Texts are decoded when a cell asks for them.
 */
export class SharedStrings {
  private bytes = Buffer.allocUnsafeSlow(1 << 16)
  private offsets = new Uint32Array(1 << 12)
  private length = 0
  private cache = new Map<number, string>()

  static async read(xml: AsyncIterable<Uint8Array>): Promise<SharedStrings> {
    const strings = new SharedStrings()
    const decoder = new TextDecoder('utf-8')
    const cutter = new ElementCutter('sst', 'si')
    for await (const chunk of xml)
      for (const { inner } of cutter.push(decoder.decode(chunk, { stream: true })))
        strings.add(clipped(richText(inner, cutter.prefix ?? '').trim()))
    return strings
  }

  get(index: number): string {
    if (!(index >= 0 && index < this.length)) return ''
    const known = this.cache.get(index)
    if (known !== undefined) return known
    const text = this.bytes.toString('utf8', this.offsets[index], this.offsets[index + 1])
    if (this.cache.size >= CACHED) this.cache.clear()
    this.cache.set(index, text)
    return text
  }

  private add(text: string): void {
    const end = this.offsets[this.length]!
    const room = end + text.length * 3
    if (room > MAX_BYTES || this.length >= MAX_STRINGS) throw tooLarge()
    if (room > this.bytes.length) {
      const grown = Buffer.allocUnsafeSlow(
        Math.min(MAX_BYTES, Math.max(room, this.bytes.length * 2)),
      )
      this.bytes.copy(grown, 0, 0, end)
      this.bytes = grown
    }
    if (this.length + 2 > this.offsets.length) {
      const grown = new Uint32Array(this.offsets.length * 2)
      grown.set(this.offsets)
      this.offsets = grown
    }
    this.offsets[++this.length] = end + this.bytes.write(text, end)
  }
}

const tooLarge = (): TableError => new TableError('TOO_LARGE', TABLE_SAYS.tableTextsTooLarge)
