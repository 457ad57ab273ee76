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
  const digital = /被红冲蓝字(?:数电|全电|电子)?(?:发?票)?号码:?(\d{20}|\d{8})/.exec(s)
  const legacy = /对应正数发票代码:?\d{10,12}号码:?(\d{8})/.exec(s)
  return digital?.[1] ?? legacy?.[1] ?? null
}
