/** How the cells' styles of an old workbook show numbers. */
import { formatById, type NumberFormat, numberFormatOf } from '../xlsx/number-formats.ts'
import { narrowText, wideText } from './texts.ts'
import type { Workbook } from './workbook.ts'

const FORMAT = 0x41e
const XF = 0xe0
/** The format allows 4,050 styles. */
const MOST_STYLES = 4_096

/** Gathers formats and styles of the globals as their records come. */
export class OldNumberFormats {
  private readonly codes = new Map<number, string>()
  private readonly styles: number[] = []

  /** A record of the globals; others than formats and styles are passed over. */
  take(id: number, body: Buffer, { biff8, decoder }: Pick<Workbook, 'biff8' | 'decoder'>): void {
    if (id === FORMAT && body.length >= 4) {
      const code = biff8
        ? wideText(body, 2, 2)
        : narrowText(body.subarray(3, 3 + body[2]!), decoder)
      this.codes.set(body.readUInt16LE(0), code)
    }
    if (id === XF && body.length >= 4 && this.styles.length < MOST_STYLES)
      this.styles.push(body.readUInt16LE(2))
  }

  /** Formats by number of the style. */
  byStyle(): NumberFormat[] {
    return this.styles.map((format) => numberFormatOf(this.codes.get(format) ?? formatById(format)))
  }
}
