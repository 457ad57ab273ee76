/** The lines of a payment certificate or of a list of payments: what its headings call tax, period, day and amount. */
import type { GridCell, GridRow } from '../../forms/grid.ts'
import { decimal, isoDay } from '../amounts.ts'
import { plain } from '../columns.ts'
import type { PaymentLine, TaxPeriod } from '../model.ts'

type Column = 'voucherNo' | 'taxKind' | 'taxItem' | 'period' | 'from' | 'to' | 'paidOn' | 'amount'

/** Most specific first; of two columns of one meaning that of the pattern that stands first. */
const COLUMNS: readonly (readonly [RegExp, Column])[] = [
  [
    /^(?:原凭证号|(?:电子)?税票号码|电子税票号|(?:缴款书|完税证|凭证|缴款凭证)(?:号码?|序号|字号)|凭证号)/,
    'voucherNo',
  ],
  [/^(?:税\(?费?\)?种(?:名称)?|征收项目(?:名称)?|税\(费\)种名称)$/, 'taxKind'],
  [/^(?:征收)?品目(?:名称)?|^税目(?:名称)?$/, 'taxItem'],
  [/^(?:税款|费款)?所属(?:时期|时间|日期|期间|期)起/, 'from'],
  [/^(?:税款|费款)?所属(?:时期|时间|日期|期间|期)[止至]/, 'to'],
  [/^(?:税款|费款)?所属(?:时期|时间|日期|期间|期)|^税款所属/, 'period'],
  [/^入\(?退?\)?库(?:日期|时间)/, 'paidOn'],
  [/^(?:缴款|扣款|缴税|缴纳|缴费|上解|交易)(?:日期|时间)/, 'paidOn'],
  [
    /^(?:实缴|实际缴纳|实缴\(退\))(?:\(退\))?(?:金额|税额|税款|税\(费\)额|税费额)?(?:\(元\))?$/,
    'amount',
  ],
  [/^实\(?缴[^;]{0,6}金额/, 'amount'],
  [/^(?:入库|缴款|缴纳|已缴|扣款|缴税)(?:金额|税额|税款)(?:\(元\))?$/, 'amount'],
  [/^(?:金额|税额)(?:\(元\))?$/, 'amount'],
]

const SUM = /^(?:(?:金额)?合计|总计|小计|本页合计)/

/** The headings of the lines and where they stand; null where no row names a tax and an amount. */
export function headOfLines(rows: readonly GridRow[]): { at: number; columns: Columns } | null {
  for (const [at, { cells }] of rows.entries()) {
    const columns = columnsOf(cells)
    if (
      columns.size >= 3 &&
      columns.has('amount') &&
      (columns.has('taxKind') || columns.has('taxItem'))
    )
      return { at, columns }
  }
  return null
}

type Columns = ReadonlyMap<Column, number>

/** The lines below the headings up to their sum; a cell that is merged over several lines is told in each of them. */
export function paymentLines(rows: readonly GridRow[], base: number): PaymentLine[] {
  const head = headOfLines(rows)
  if (!head) return []
  const lines: PaymentLine[] = []
  let above: PaymentLine | null = null
  for (const row of rows.slice(head.at + 1)) {
    const words = row.cells.slice(0, 3).map(({ text }) => text.replace(/\s/g, ''))
    if (words.some((word) => SUM.test(word))) {
      if (words.some((word) => /小计/.test(word))) continue
      break
    }
    const line = lineOf(row, head.columns, base, above)
    if (!line) continue
    lines.push(line)
    above = line
  }
  return lines
}

function columnsOf(cells: readonly GridCell[]): Columns {
  const found = new Map<Column, number>()
  for (const [pattern, kind] of COLUMNS) {
    const cell = cells.find(
      ({ text, column }) => pattern.test(plain(text)) && ![...found.values()].includes(column),
    )
    if (cell && !found.has(kind)) found.set(kind, cell.column)
  }
  return found
}

function lineOf(
  row: GridRow,
  columns: Columns,
  base: number,
  above: PaymentLine | null,
): PaymentLine | null {
  const text = (kind: Column): string | null =>
    row.cells.find(({ column }) => column === columns.get(kind))?.text.trim() || null
  const amount = decimal(text('amount') ?? '')
  if (amount === null) return null
  const named = text('taxKind') ?? (columns.has('taxKind') ? null : text('taxItem'))
  const told = named ?? (text('taxItem') === null ? null : above?.taxKind)
  if (told == null) return null
  const goesOn = named === null
  const period = periodOf(
    text('period') ?? [text('from'), text('to')].filter((day) => day !== null).join('至'),
  )
  return {
    voucherNo: text('voucherNo') ?? (goesOn ? (above?.voucherNo ?? null) : null),
    taxKind: told,
    taxItem: text('taxItem'),
    period: period.from === null && goesOn && above ? above.period : period,
    paidOn: isoDay(text('paidOn')) ?? (goesOn ? (above?.paidOn ?? null) : null),
    amount,
    place: `${row.cells[0]!.place}–${row.cells.at(-1)!.place}`,
    confidence: base * Math.min(...row.cells.map(({ confidence }) => confidence)),
  }
}

/** `2016-08-04至2016-08-04`, `20160801-20160831`, `2016年8月`. */
export function periodOf(text: string): TaxPeriod {
  const days =
    text.match(/\d{4}\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}|(?<!\d)(?:19|20)\d{6}(?!\d)/g) ?? []
  const [from, to] = [days[0], days[1] ?? days[0]].map((day) => isoDay(day?.replace(/\s/g, '')))
  return { from: from ?? null, to: to ?? null }
}
