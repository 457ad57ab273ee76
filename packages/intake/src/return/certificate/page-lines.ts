/** Lines of a payment certificate on a page of print, where words beside each other are told apart by what they are, not by columns. */
import type { GridRow } from '../../forms/grid.ts'
import { decimal, isoDay } from '../amounts.ts'
import type { PaymentLine } from '../model.ts'

const DAY = /(?<!\d)(?:\d{4}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}日?|(?:19|20)\d{6}(?!\d))/g
const AMOUNT = /(?<![\d,.])(-?\(?[\d,]{1,20}\.\d{2}\)?)\s*$/
const VOUCHER = /(?<!\d)\d{15,20}(?!\d)/
const SUM = /合计|总计|大写/
/** What a tax or a charge is called. */
const TAX = /(?:税|费|附加|滞纳金|罚款|基金|保障金|补偿款)$/
/** Behind a first word that is not called so, a person must look. */
const UNNAMED = 0.7
/** Longer lines are remarks. */
const MAX_LINE = 200

interface PageHead {
  at: number
  /** Whether the headings name the days of the period, and the day on which the money arrived. */
  period: boolean
  paid: boolean
}

/** The lines below the headings of a page up to their sum; none where no headings of payments stand on it. */
export function pageLines(rows: readonly GridRow[], base: number): PaymentLine[] {
  const texts = rows.map(textOf)
  const head = headOf(texts)
  if (!head) return []
  const lines: PaymentLine[] = []
  for (const [i, row] of rows.entries()) {
    const text = texts[i]!
    if (i <= head.at || text.length > MAX_LINE) continue
    if (SUM.test(text)) break
    const line = lineOf(row, text, head, base)
    const last = lines.at(-1)
    if (line) lines.push(line)
    // The name of an item goes on below its line.
    else if (last?.taxItem != null && /^[\u4e00-\u9fff()（）、%\d]{1,20}$/.test(text))
      last.taxItem += text
  }
  return lines
}

const textOf = ({ cells }: GridRow): string =>
  cells
    .map(({ text }) => text)
    .join(' ')
    .normalize('NFKC')

function headOf(texts: readonly string[]): PageHead | null {
  const at = texts.findIndex((text) => {
    const plain = text.slice(0, MAX_LINE).replace(/\s/g, '')
    return /税种|征收项目|品目|税\(费\)种/.test(plain) && /金额|税额/.test(plain)
  })
  if (at < 0) return null
  const plain = texts[at]!.slice(0, MAX_LINE).replace(/\s/g, '')
  return { at, period: /所属/.test(plain), paid: /(?:库|缴款|扣款|缴税)(?:日期|时间)/.test(plain) }
}

function lineOf(row: GridRow, text: string, head: PageHead, base: number): PaymentLine | null {
  const amount = AMOUNT.exec(text)?.[1]
  if (!amount) return null
  const days = [...text.matchAll(DAY)].map(([day]) => isoDay(day.replace(/\s/g, '')))
  const paidOn = head.paid && days.length % 2 === 1 ? days.pop()! : null
  const [from = null, to = from] = head.period ? days : []
  const words = text
    .slice(0, text.lastIndexOf(amount))
    .replace(DAY, ' ')
    .replace(VOUCHER, ' ')
    .split(/\s+(?:[至到~—-]\s*)?/)
    .filter((word) => /[\u4e00-\u9fff]/.test(word) && !/^[至到]$/.test(word))
  const [taxKind, ...items] = words
  if (taxKind === undefined) return null
  const read = base * Math.min(...row.cells.map(({ confidence }) => confidence))
  return {
    voucherNo: VOUCHER.exec(text)?.[0] ?? null,
    taxKind,
    taxItem: items.join('') || null,
    period: { from, to },
    paidOn,
    amount: decimal(amount),
    place: `${row.cells[0]!.place}–${row.cells.at(-1)!.place}`,
    confidence: TAX.test(taxKind) ? read : Math.min(read, UNNAMED),
  }
}
