/**
 * Where a grid has its statements: a row of headings, beneath it labels with their amounts to the right, twice beside each other
 * on a two-sided balance sheet.
 */
import { plainLabel, readLabel } from '@xinjian/format/accounts/labels'
import type { GridRow, GridSheet } from '../forms/grid.ts'
import { parseAmount } from './amounts.ts'
import { periodOf } from './periods/heading.ts'
import { type Side, sideOf } from './side.ts'

export interface Region {
  sheet: GridSheet
  /** What stands above: title, company, period, unit. */
  preface: string[]
  headings: string[]
  sides: Side[]
  rows: GridRow[]
}

const HEAD_WORD =
  /^(?:项目|资产|资产(?:类|项目|部分)|(?:财务|会计|报表)项目|项目名|科目|科目.{0,2}(?:时间|年度|日期)|会计科目|科目名称|报表项目|项目名称|指标|指标名称|行次|栏次|报表日期|报告期|报告日期?|负债[和及与]?.{0,6}(?:权益|净资产)(?:\(或?.{0,6}\))?)$/
/** As forms for readers abroad head their labels. */
const ENGLISH_HEAD = /^(?:items?|assets|description|particulars|line(?:no\.?|number)?|notes?)$/i
const TITLE = /^(?:.{0,20}?)(?:资产负债表|利润表|损益表|现金流量表|收入费用表|利润及利润分配表)/
const FOOTER =
  /^(?:第\d{1,3}页|单位负责人|公司负责人|企业负责人|法定代表人|公司法定代表人|会计主管|主管会计|财务负责人|会计机构负责人|制表|审核|注[:：]|备注[:：]|数据来源[:：]|后附|此处|主管会计工作)/

const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')
/** The Chinese of a heading that has its English behind it. */
const chinese = (text: string): string =>
  folded(text).replace(/(?<=[\u4e00-\u9fff)])[A-Za-z][A-Za-z.,'’&/]*$/, '')

/** Headings of a list of accounts, whose names are those of items. */
const LEDGER = /^(?:.{0,6}(?:借方|贷方).{0,4}|方向)$/
/** Beside labels it makes a list of accounts, unless there are sums that only a statement has. */
const CODED = /^科目(?:代码|编码|编号)$/
const SUMS =
  /^(?:(?:流动|非流动)?(?:资产|负债)(?:合计|总计)|.*(?:权益|净资产)合计|营业利润|利润总额|净利润|.*现金流量净额)$/
/** Accounts that no form of a statement has a row for, and how many of them make a list of accounts. */
const ACCOUNT =
  /^(?:库存现金|银行存款|其他货币资金|坏账准备|累计摊销|在途物资|生产成本|制造费用|本年利润|利润分配)$/
const LEAST_ACCOUNTS = 3

/** How far below the headings a second row of them may stand. */
const HEAD_ROWS = 3

/** Labels that a region must have, by the number of rows that look like items. */
const LEAST_LABELS = 3

/** All places of the sheet that may hold a statement. */
export function regionsOf(sheet: GridSheet): Region[] {
  const { rows } = sheet
  const heads: { from: number; to: number }[] = []
  for (let i = 0; i < rows.length; i++) {
    if (!isHead(rows[i]!, sheet)) continue
    let to = i + 1
    while (to < rows.length && to - i < HEAD_ROWS && isHead(rows[to]!, sheet, true)) to++
    heads.push({ from: i, to })
    i = to - 1
  }
  if (heads.length === 0) {
    // Without headings the items begin where the first label does.
    const first = rows.findIndex(({ cells }) => cells.some(({ text }) => isLabel(text)))
    return regionOf(sheet, rows.slice(0, first), [], rows.slice(Math.max(0, first)))
  }
  const regions: Region[] = []
  let above = 0
  for (const [n, { from, to }] of heads.entries()) {
    const end = heads[n + 1]?.from ?? rows.length
    const preface = rows.slice(above, from)
    const body = rows.slice(to, end)
    const stop = endOf(body)
    regions.push(...regionOf(sheet, preface, rows.slice(from, to), body.slice(0, stop)))
    above = to + stop
  }
  return regions
}

/** Index of the row that ends the items: signatures and notes, or the title of what follows. */
function endOf(body: readonly GridRow[]): number {
  for (const [i, { cells }] of body.entries()) {
    const first = folded(cells[0]?.text ?? '')
    if (i > 2 && FOOTER.test(first)) return i
    if (i > 2 && cells.length <= 3 && TITLE.test(first) && first.length < 40) return i
  }
  return body.length
}

/** A row of headings: it names what stands below, and holds no amount. `more`: a further row under one. */
function isHead({ cells }: GridRow, sheet: GridSheet, more = false): boolean {
  let words = 0
  let periods = 0
  /** Years and days as bare numbers, which may as well be amounts. */
  let bare = 0
  for (const [i, { text }] of cells.entries()) {
    const plain = chinese(text)
    if (HEAD_WORD.test(plain) || ENGLISH_HEAD.test(plain)) words++
    else if (isLabel(text)) return false
    else if (plain.includes(':')) continue
    else if (/^\d+$/.test(plain)) bare += periodOf(text, sheet.dateSystem) ? 1 : -cells.length
    else if (periodOf(text, sheet.dateSystem)) periods++
    else if (i > 0 && parseAmount(text, 0) !== null) return false
  }
  if (bare < 0) return false
  if (more) return periods + bare >= 1 || words >= 1
  if (bare >= 2 && bare === cells.length) return true
  return (words >= 1 && (periods + bare >= 1 || cells.length >= 2)) || periods >= 2
}

function regionOf(
  sheet: GridSheet,
  preface: readonly GridRow[],
  head: readonly GridRow[],
  rows: readonly GridRow[],
): Region[] {
  const headed = (words: RegExp): boolean =>
    head.some(({ cells }) => cells.some(({ text }) => words.test(folded(text))))
  if (headed(LEDGER) || (headed(CODED) && sumsOf(rows) < LEAST_SUMS)) return []
  if (accountsOf(rows) >= LEAST_ACCOUNTS) return []
  const columns = labelColumns(rows)
  if (columns.length === 0) return []
  const width = widthOf(rows)
  const headedWidth = Math.max(width, widthOf(head))
  const sides: Side[] = []
  for (const [i, column] of columns.entries()) {
    const next = columns[i + 1] ?? headedWidth
    const side = sideOf(sheet, head, rows, column, next)
    const last = sides.at(-1)
    // Nothing between two columns of labels: one indents the other.
    if (last && last.values.length === 0) side.labels.unshift(...last.labels)
    if (last && last.values.length === 0) sides.pop()
    sides.push(side)
  }
  // A heading beyond the last cell heads nothing.
  for (const side of sides) side.values = side.values.filter(({ column }) => column < width)
  const told = sides.filter(({ values }) => values.length > 0)
  if (told.length === 0) return []
  return [
    {
      sheet,
      preface: [sheet.name, ...preface.flatMap(textsOf)],
      headings: head.flatMap(textsOf),
      sides: told,
      rows: [...rows],
    },
  ]
}

const widthOf = (rows: readonly GridRow[]): number =>
  Math.max(0, ...rows.map(({ cells }) => (cells.at(-1)?.column ?? -1) + 1))

const LEAST_SUMS = 2
const sumsOf = (rows: readonly GridRow[]): number =>
  rows.filter(({ cells }) => cells.some(({ text }) => SUMS.test(plainLabel(text)))).length

const accountsOf = (rows: readonly GridRow[]): number =>
  new Set(
    rows
      .flatMap(({ cells }) => cells.map(({ text }) => folded(text)))
      .filter((t) => ACCOUNT.test(t)),
  ).size

const isLabel = (text: string): boolean => HAN.test(text) && readLabel(text) !== null

const textsOf = ({ cells }: GridRow): string[] => cells.map(({ text }) => text)

/** Columns in which labels of statements stand above each other. */
function labelColumns(rows: readonly GridRow[]): number[] {
  const known = new Map<number, Set<string>>()
  for (const { cells } of rows)
    for (const { column, text } of cells) {
      if (!isLabel(text)) continue
      const labels = known.get(column) ?? new Set()
      known.set(column, labels.add(plainLabel(text)))
    }
  const most = Math.max(0, ...[...known.values()].map(({ size }) => size))
  if (most < LEAST_LABELS) return []
  const sizes = [...known].sort(([a], [b]) => a - b).map(([column, { size }]) => ({ column, size }))
  return sizes
    .filter(({ column, size }, i) => {
      if (size >= Math.max(2, most * 0.12)) return true
      // Sums alone may stand out to the left of the items.
      const next = sizes[i + 1]
      return next !== undefined && next.size > size && !between(rows, column, next.column)
    })
    .map(({ column }) => column)
}

/** Whether anything but labels stands between two columns of them, or numbers in the first. */
const between = (rows: readonly GridRow[], from: number, to: number): boolean =>
  rows.some(({ cells }) =>
    cells.some(
      ({ column, text }) =>
        column >= from && column < to && (column > from || parseAmount(text, 0) !== null),
    ),
  )

const HAN = /[\u4e00-\u9fff]/
/** Whether a line is no item: a signature, a note, a title. */
export const isFooter = (text: string): boolean => FOOTER.test(folded(text))
