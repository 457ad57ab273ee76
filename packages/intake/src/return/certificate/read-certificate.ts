/** 税收完税证明 and 税收缴款书 that lie before us as grids. */
import type { GridSheet } from '../../forms/grid.ts'
import { decimal, isoDay } from '../amounts.ts'
import { plain } from '../columns.ts'
import { readHead } from '../head.ts'
import type { TaxPayment } from '../model.ts'
import { certificateChecks, trusted } from './checks.ts'
import { headOfLines, paymentLines } from './lines.ts'
import { pageLines } from './page-lines.ts'

const TITLE =
  /税收完税证明|税收(?:电子)?缴款书|电子缴(?:款|税)(?:付款)?(?:凭证|回单)|税收(?:通用)?缴款书|缴税付款凭证|税费?缴纳凭证|纳税清单/
/** Lists that an enterprise exports of what it paid. */
const LIST =
  /(?:缴款|缴税|缴费|税费缴纳|入库|完税)[^;]{0,6}(?:信息|明细|查询|记录|情况|清单)|税款缴纳/

const BASE = { TABLE: 0.95, PDF_TEXT: 0.92, OCR: 0.8 } as Partial<
  Record<GridSheet['source'], number>
>

/** A list says what it is by its headings as much as by its title; one of certificates to be set off says that it is. */
const isTitle = (text: string, sheet: GridSheet): boolean =>
  !/抵扣/.test(text) &&
  ((TITLE.test(text) && !/(?<!纳税)清单|明细/.test(text)) ||
    (text.length <= MAX_TITLE && LIST.test(text) && headOfLines(sheet.rows) !== null))

const MAX_TITLE = 30

/** The certificate in a sheet, or null when no title of one stands in it. */
export function readCertificate(sheet: GridSheet): TaxPayment | null {
  const title = sheet.rows
    .slice(0, 15)
    .flatMap(({ cells }) => cells)
    .find(({ text }) => isTitle(plain(text), sheet))
  if (!title) return null
  const texts = sheet.rows.map(({ cells }) => cells.map(({ text }) => text).join(' '))
  const all = texts.map((text) => text.normalize('NFKC'))
  const base = BASE[sheet.source] ?? 0.9
  const table = paymentLines(sheet.rows, base)
  const lines = table.length === 0 && sheet.source !== 'TABLE' ? pageLines(sheet.rows, base) : table
  const { total, capitals } = totals(all)
  const checks = certificateChecks(total, capitals, lines)
  const head = readHead(sheet.rows)
  return {
    formName: TITLE.exec(plain(title.text))?.[0] ?? plain(title.text),
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
  const line = texts.find((text) => /金额合计|合计.{0,6}大写|^合计|小写/.test(text)) ?? ''
  return {
    total: decimal(AFTER_SIGN.exec(line)?.[1] ?? AT_END.exec(line.trimEnd())?.[1] ?? ''),
    capitals:
      /([零壹贰叁肆伍陆柒捌玖拾佰仟万亿][零壹贰叁肆伍陆柒捌玖拾佰仟万亿元圆角分整正]{2,40})/.exec(
        line,
      )?.[1] ?? null,
  }
}
