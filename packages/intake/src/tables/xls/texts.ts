/** Texts of BIFF streams. */

/** Code pages of Windows and of old Macs in which Chinese texts stand ([MS-XLS] 2.4.52 CodePage). */
const DECODERS: Readonly<Record<number, string>> = {
  936: 'gb18030',
  54936: 'gb18030',
  10008: 'gb18030',
  950: 'big5',
  10002: 'big5',
  1200: 'utf-16le',
  65001: 'utf-8',
}

/** Name of the decoder for a code page; what Western ones make of Chinese is put right by `cleanText` of the grid. */
export const decoderOf = (codePage: number): string => DECODERS[codePage] ?? 'latin1'

/** Text of one byte a character, or of the code page. */
export function narrowText(bytes: Buffer, decoder: string): string {
  if (decoder === 'latin1') return bytes.toString('latin1')
  const text = new TextDecoder(decoder).decode(bytes)
  return decoder === 'utf-16le' && !HAN.test(text) && ASCII.test(bytes.toString('latin1'))
    ? bytes.toString('latin1')
    : text
}

/** Programs that claim UTF-16 in an old book write plain ASCII in one byte; as UTF-16 its digits are rare signs, not words. */
const ASCII = /^[\x20-\x7e]*$/
const HAN = /^[\u4e00-\u9fff]+$/

/** Reads a text of BIFF8 with `lengthBytes` of length before it: 1 for names of sheets, 2 elsewhere. */
export function wideText(body: Buffer, at: number, lengthBytes: 1 | 2): string {
  const reader = new PieceReader([body], at)
  const length = lengthBytes === 1 ? reader.byte() : reader.short()
  return reader.text(length)
}

/** The shared strings: a record whose pieces may end inside of a text. */
export function sharedTexts(parts: readonly Buffer[], most: number): string[] {
  const reader = new PieceReader(parts, 4)
  const count = Math.min(reader.long(), most)
  const texts: string[] = []
  while (texts.length < count && !reader.ended) texts.push(reader.text(reader.short()))
  return texts
}

class PieceReader {
  private readonly parts: readonly Buffer[]
  private part = 0
  private at: number

  constructor(parts: readonly Buffer[], at: number) {
    this.parts = parts
    this.at = at
  }

  get ended(): boolean {
    this.settle()
    return this.part >= this.parts.length
  }

  byte(): number {
    this.settle()
    return this.parts[this.part]?.[this.at++] ?? 0
  }

  short(): number {
    return this.byte() | (this.byte() << 8)
  }

  long(): number {
    return (this.short() | (this.short() << 16)) >>> 0
  }

  /** Flags, then the characters; runs of formats and phonetics behind them are skipped. */
  text(length: number): string {
    const flags = this.byte()
    const runs = flags & 8 ? this.short() : 0
    const extra = flags & 4 ? this.long() : 0
    let wide = (flags & 1) !== 0
    let text = ''
    for (let left = length; left > 0 && this.part < this.parts.length; ) {
      const part = this.parts[this.part]!
      const room = part.length - this.at
      const fit = Math.min(left, wide ? room >> 1 : room)
      const end = this.at + (wide ? fit * 2 : fit)
      text += part.toString(wide ? 'utf16le' : 'latin1', this.at, end)
      this.at = end
      left -= fit
      if (left === 0) break
      // The rest stands in the next piece, which begins with flags of its own.
      this.part++
      this.at = 0
      wide = ((this.parts[this.part]?.[this.at++] ?? 0) & 1) !== 0
    }
    this.skip(runs * 4 + extra)
    return text
  }

  private skip(bytes: number): void {
    let left = bytes
    while (left > 0 && !this.ended) {
      const step = Math.min(left, this.parts[this.part]!.length - this.at)
      this.at += step
      left -= step
    }
  }

  private settle(): void {
    while (this.part < this.parts.length && this.at >= this.parts[this.part]!.length) {
      this.at -= this.parts[this.part]!.length
      this.part++
    }
  }
}
