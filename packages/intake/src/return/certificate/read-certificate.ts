/** 税收完税证明 and 税收缴款书 that lie before us as grids. */
import type { GridCell, GridRow, GridSheet } from '../../forms/grid.ts'
import { decimal, isoDay } from '../amounts.ts'
import { plain } from '../columns.ts'
import { readHead } from '../head.ts'
import type { PaymentLine, TaxPayment, TaxPeriod } from '../model.ts'
import { certificateChecks, trusted } from './checks.ts'

const TITLE =
  /税收完税证明|税收(?:电子)?缴款书|电子缴(?:款|税)凭证|税收(?:通用)?缴款书|缴税付款凭证/

type Column = 'voucherNo' | 'taxKind' | 'taxItem' | 'period' | 'paidOn' | 'amount'

const COLUMNS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:原凭证号|税票号码|凭证号|电子税票号码)/, 'voucherNo'],
  [/^税\(?费?\)?种|^税种/, 'taxKind'],
  [/^品目/, 'taxItem'],
  [/^(?:税款)?所属(?:时期|时间|期)|^税款所属/, 'period'],
  [/^(?:入\(?退?\)?库|缴款|扣款)日期/, 'paidOn'],
  [/^(?:实缴|实\(?缴)[^;]{0,6}金额|^金额$|^缴款金额|^实缴金额/, 'amount'],
]

const BASE = { TABLE: 0.95, PDF_TEXT: 0.92, OCR: 0.8 } as Partial<
  Record<GridSheet['source'], number>
>

/** The certificate in a sheet, or null when no title of one stands in it. */
export function readCertificate(sheet: GridSheet): TaxPayment | null {
  const title = sheet.rows
    .slice(0, 15)
    .flatMap(({ cells }) => cells)
    .find(({ text }) => TITLE.test(plain(text)) && !/清单|明细|抵扣/.test(text))
  if (!title) return null
  const texts = sheet.rows.map(({ cells }) => cells.map(({ text }) => text).join(' '))
  const all = texts.map((text) => text.normalize('NFKC'))
  const base = BASE[sheet.source] ?? 0.9
  const lines = tableLines(sheet.rows, base)
  const { total, capitals } = totals(all)
  const checks = certificateChecks(total, capitals, lines)
  const head = readHead(sheet.rows)
  return {
    formName: TITLE.exec(plain(title.text))?.[0] ?? '',
    certificateNo:
      first(all, /(?:No|№|证明号|字号|凭证字号)\s*[.:：]?\s*(\d[\d ]{8,22}\d)/i)?.replace(
        /\s/g,
        '',
      ) ?? null,
    taxpayer: head.taxpayer,
    authority: first(all, /税务机关\s*[:：]?\s*(\S{4,40}?)(?=\s|$)/),
    issuedOn: isoDay(
      (
        first(all, /填发日期\s*[:：]?\s*(\d{4}\s?[年./-]\s?\d{1,2}\s?[月./-]\s?\d{1,2})/) ?? ''
      ).replace(/\s/g, ''),
    ),
    total,
    items: trusted(lines, checks),
    checks,
    place: title.place,
    confidence: base,
    warnings: [],
  }
}

function first(texts: readonly string[], pattern: RegExp): string | null {
  for (const text of texts) {
    const found = pattern.exec(text.slice(0, MAX_LINE))?.[1]
    if (found) return found
  }
  return null
}

/** Longer lines are remarks. */
const MAX_LINE = 400

const AFTER_SIGN = /(?:[¥￥]|小写\)?:?)\s?(-?[\d,]+\.\d{2})/
const AT_END = /(?<![\d,-])(-?[\d,]+\.\d{2})$/

function totals(texts: readonly string[]): { total: string | null; capitals: string | null } {
  const line = texts.find((text) => /金额合计|合计.{0,6}大写/.test(text)) ?? ''
  return {
    total: decimal(AFTER_SIGN.exec(line)?.[1] ?? AT_END.exec(line.trimEnd())?.[1] ?? ''),
    capitals:
      /([零壹贰叁肆伍陆柒捌玖拾佰仟万亿][零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆角分整正]{2,40})/.exec(
        line,
      )?.[1] ?? null,
  }
}

function tableLines(rows: readonly GridRow[], base: number): PaymentLine[] {
  const at = rows.findIndex(({ cells }) => columnsOf(cells).size >= 3)
  if (at < 0) return []
  const columns = columnsOf(rows[at]!.cells)
  const lines: PaymentLine[] = []
  for (const row of rows.slice(at + 1)) {
    if (/金额合计|合计/.test(row.cells[0]?.text.replace(/\s/g, '') ?? '')) break
    const line = lineOf(row, columns, base)
    if (line) lines.push(line)
  }
  return lines
}

function columnsOf(cells: readonly GridCell[]): Map<Column, number> {
  const found = new Map<Column, number>()
  for (const { text, column } of cells) {
    const kind = COLUMNS.find(([pattern]) => pattern.test(plain(text)))?.[1]
    if (kind && !found.has(kind)) found.set(kind, column)
  }
  return found
}

function lineOf(
  row: GridRow,
  columns: ReadonlyMap<Column, number>,
  base: number,
): PaymentLine | null {
  const text = (kind: Column): string | null =>
    row.cells.find(({ column }) => column === columns.get(kind))?.text.trim() || null
  const amount = decimal(text('amount') ?? '')
  const taxKind = text('taxKind')
  if (amount === null || taxKind === null) return null
  return {
    voucherNo: text('voucherNo'),
    taxKind,
    taxItem: text('taxItem'),
    period: periodOf(text('period') ?? ''),
    paidOn: isoDay(text('paidOn')),
    amount,
    place: `${row.cells[0]!.place}–${row.cells.at(-1)!.place}`,
    confidence: base * Math.min(...row.cells.map(({ confidence }) => confidence)),
  }
}

/** `2016-08-04至2016-08-04`. */
export function periodOf(text: string): TaxPeriod {
  const days = text.match(/\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}/g) ?? []
  return { from: isoDay(days[0]), to: isoDay(days[1] ?? days[0]) }
}
