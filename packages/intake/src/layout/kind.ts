import { kindFromName } from '@xinjian/format/invoice/kinds'
import type { InvoiceKind } from '../invoice.ts'
import type { Place } from '../ticket/ticket.ts'
import { depthOf, type LayoutPage } from './page.ts'
import { placeOf } from './place.ts'
import { glyphConfidence } from './text.ts'

export interface TitleReading {
  kind: InvoiceKind
  confidence: number
  y: number
  place: Place | null
}

/** Words that mention an invoice kind without being its title: list pages, remarks, notes. */
const MENTION = /所属|代码:|清单|查验|被红冲|对应|备注/

/**
 * The printed title: of all lines that name a kind, the one in the largest type, in the upper part of the page. A 数电票
 * title may stand in several runs (`电子发票（` `普通` `发票）`), which the line has already joined.
 */
export function readTitle(page: LayoutPage): TitleReading | null {
  let best: (TitleReading & { height: number }) | null = null
  for (const line of page.lines) {
    if (depthOf(page, line.y) > 0.6 || MENTION.test(line.key)) continue
    const kind = kindFromName(line.key) ?? looseKind(line.key)
    if (!kind) continue
    const height = line.height
    if (!best || height > best.height * 1.05)
      best = {
        kind,
        confidence: glyphConfidence(line.glyphs),
        y: line.y,
        height,
        place: placeOf(page.sheet, line.glyphs),
      }
  }
  return best
}

/** Titles over which the red supervision stamp lies lose a character or two in recognition. */
function looseKind(key: string): InvoiceKind | null {
  if (/增值.{0,2}电.{0,1}普通?发?票|电子普.{0,1}发票/.test(key)) return 'VAT_NORMAL_ELEC'
  if (/增值.{0,2}电.{0,1}专用?发?票|电子专.{0,1}发票/.test(key)) return 'VAT_SPECIAL_ELEC'
  if (/电子发票.?(?:增值税)?专用/.test(key)) return 'DIGITAL_SPECIAL'
  if (/电子发票.?普通/.test(key)) return 'DIGITAL_NORMAL'
  if (/增值税.{0,2}用发票|增值.{0,2}专用发票|增值税专.{0,2}发票/.test(key))
    return 'VAT_SPECIAL_PAPER'
  if (/增值税.{0,1}通发票|增值.{0,2}普通发票|增值税普.{0,2}发票/.test(key))
    return 'VAT_NORMAL_PAPER'
  return null
}
