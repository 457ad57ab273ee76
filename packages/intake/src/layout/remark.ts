import { findLabels, type LayoutPage } from './page.ts'
import { glyphText } from './text.ts'

/** The 备注 cell: right of its vertical heading, below the total, above 收款人/开票人. */
export function readRemark(page: LayoutPage): string | null {
  const head = page.sideHeads.find((h) => h.word === '备注')
  if (!head) return null
  const total = findLabels(page, /小写\)?/g)[0]
  const top = total ? total.y + 0.6 * page.em : head.top - 2 * page.em
  const clerk = findLabels(page, /收款人|开票人/g)
    .map((l) => l.y)
    .filter((y) => y > head.bottom - page.em)
  const bottom = Math.min(...clerk, page.height) - 0.5 * page.em
  const lines = page.lines
    .filter((l) => l.y > top && l.y < bottom)
    .map((l) => glyphText(l.glyphs.filter((g) => g.x0 > head.x1 - 0.2 * page.em)))
    .filter((t) => t !== '')
  return lines.join('\n') || null
}

/** Blue invoice that a red one reverses, as remarks of 数电票 and 税控 invoices word it. */
export function readRedOf(text: string): string | null {
  const s = text.normalize('NFKC').replace(/\s/g, '')
  const digital = /被红冲(?:蓝字)?(?:数电|全电|电子)?(?:发?票)?号码:?(\d{20}|\d{8})/.exec(s)
  const legacy = /对应正数发票代码:?\d{10,12}号码:?(\d{8})/.exec(s)
  return digital?.[1] ?? legacy?.[1] ?? null
}

/** A number of a confirmation or information sheet: digits, before which some bureaus write letters. */
const CONFIRM = '[A-Z]{0,8}\\d{10,24}'

export const readRedConfirmNumber = (text: string): string | null =>
  new RegExp(`^${CONFIRM}$`).test(text.trim()) ? text.trim() : null

/** Number of the confirmation (数电) or of the information sheet (税控) by which a red invoice was given out, as remarks word it. */
export function readRedConfirm(text: string): string | null {
  const s = text.normalize('NFKC').replace(/\s/g, '')
  const found = new RegExp(
    `红字(?:增值税)?(?:专用|普通)?(?:发票)?(?:信息)?(?:确认单|信息表|通知单)(?:编号|号码|号):?(${CONFIRM})`,
  ).exec(s)
  return found?.[1] ?? null
}
