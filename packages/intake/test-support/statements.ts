import { formatFen } from '@xinjian/format'
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { readLabel } from '@xinjian/format/accounts/labels'
import { smallRowCount, smallRowLabel } from '@xinjian/format/accounts/small-rows'
import type { Face, Piece } from './face.ts'

/** Amounts of a made-up form of 小企业会计准则 by its rows, in 分; a row left out is nought. */
export type Amounts = Readonly<Record<number, number>>

/** Rows that are sums: of which rows, `-` for those taken off. In an order in which each stands on what came before. */
const SUMS: Readonly<Record<StatementKind, readonly (readonly [number, readonly number[]])[]>> = {
  BALANCE: [
    [20, [18, -19]],
    [15, [1, 2, 3, 4, 5, 6, 7, 8, 9, 14]],
    [29, [16, 17, 20, 21, 22, 23, 24, 25, 26, 27, 28]],
    [30, [15, 29]],
    [41, [31, 32, 33, 34, 35, 36, 37, 38, 39, 40]],
    [46, [42, 43, 44, 45]],
    [47, [41, 46]],
    // 未分配利润 closes the sheet.
    [51, [30, -47, -48, -49, -50]],
    [52, [48, 49, 50, 51]],
    [53, [47, 52]],
  ],
  INCOME: [
    [21, [1, -2, -3, -11, -14, -18, 20]],
    [30, [21, 22, -24]],
    [32, [30, -31]],
  ],
  CASH: [
    [7, [1, 2, -3, -4, -5, -6]],
    [13, [8, 9, 10, -11, -12]],
    [19, [14, 15, -16, -17, -18]],
    [20, [7, 13, 19]],
    [22, [20, 21]],
  ],
}

/** All rows of the form, its sums added up. */
export function filled(kind: StatementKind, amounts: Amounts): number[] {
  const rows = Array.from({ length: smallRowCount(kind) }, (_, i) => amounts[i + 1] ?? 0)
  for (const [total, parts] of SUMS[kind])
    rows[total - 1] = parts.reduce((sum, n) => sum + Math.sign(n) * rows[Math.abs(n) - 1]!, 0)
  return rows
}

/** A row of a form: label, number and its amounts in 分, one for each column. */
export interface FormRow {
  label: string
  number: number
  code: string | null
  amounts: readonly number[]
}

/** The form as rows; each of `columns` is a filled form. */
export function formRows(kind: StatementKind, columns: readonly (readonly number[])[]): FormRow[] {
  return Array.from({ length: smallRowCount(kind) }, (_, i) => {
    const label = smallRowLabel(kind, i + 1)!
    const code = readLabel(label, kind)?.code ?? null
    return { label, number: i + 1, code, amounts: columns.map((column) => column[i] ?? 0) }
  })
}

type Cell = string | number | null
export interface Layout {
  /** Amounts as text or number, in whatever unit. */
  amount: (fen: number) => Cell
  headings: readonly string[]
  unit?: string
}

/** Label, 行次, amounts beneath a title; both sides of a balance sheet under each other. */
export function listed(kind: StatementKind, rows: readonly FormRow[], layout: Layout): Cell[][] {
  const title = { BALANCE: '资 产 负 债 表', INCOME: '利  润  表', CASH: '现金流量表' }[kind]
  return [
    [null],
    [title],
    ['编制单位：甲公司', null, '2024年12月31日', `单位：${layout.unit ?? '元'}`],
    ['项    目', '行次', ...layout.headings],
    ...rows.map(({ label, number, amounts }) => [label, number, ...amounts.map(layout.amount)]),
    ['单位负责人：', null, '会计主管：'],
  ]
}

/** The balance sheet as it is printed: assets on the left, what they are owed to on the right. */
export function twoSided(rows: readonly FormRow[], layout: Layout): Cell[][] {
  const left: readonly (FormRow | string)[] = [
    '流动资产：',
    ...rows.slice(0, 15),
    '非流动资产：',
    ...rows.slice(15, 30),
  ]
  const right: readonly (FormRow | string)[] = [
    '流动负债：',
    ...rows.slice(30, 41),
    '非流动负债：',
    ...rows.slice(41, 47),
    '所有者权益（或股东权益）：',
    ...rows.slice(47),
  ]
  const cells = (row: FormRow | string | undefined): Cell[] => {
    if (row === undefined || typeof row === 'string')
      return [row ?? null, null, ...layout.headings.map(() => null)]
    return [`  ${row.label}`, row.number, ...row.amounts.map(layout.amount)]
  }
  const body = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => [
    ...cells(left[i]),
    ...cells(right[i]),
  ])
  return [
    ['资  产  负  债  表'],
    ['编制单位：甲公司', null, null, '2024年12月31日', null, null, null, '会小企01表'],
    [null, null, null, null, null, null, null, `单位：${layout.unit ?? '元'}`],
    ['资产', '行次', ...layout.headings, '负债和所有者权益', '行次', ...layout.headings],
    ...body,
    ['单位负责人：', null, null, '会计主管：'],
  ]
}

/** One row a period, one column an item. */
export function asPanel(rows: readonly FormRow[], layout: Layout): Cell[][] {
  return [
    ['代码', '报告期', ...rows.map(({ label }) => label)],
    ...layout.headings.map((heading, i) => [
      '000001',
      heading,
      ...rows.map(({ amounts }) => layout.amount(amounts[i]!)),
    ]),
  ]
}

/** Cells on a printed page: amounts flush right, a column every so many points. */
export function printed(cells: readonly (readonly Cell[])[], widths: readonly number[]): Face {
  const size = 8
  const pieces: Piece[] = []
  const lefts = widths.map((_, i) => 20 + widths.slice(0, i).reduce((a, b) => a + b, 0))
  for (const [r, row] of cells.entries())
    for (const [c, value] of row.entries()) {
      if (value === null || value === '') continue
      const text = String(value)
      const width = [...text].reduce((w, ch) => w + (ch > '\u00ff' ? size : size / 2), 0)
      const flush = /^-?[\d,.]+$/.test(text)
      const x = flush ? lefts[c]! + widths[c]! - width - 4 : lefts[c]!
      pieces.push({ text, x, y: 30 + r * 14, size })
    }
  return { width: lefts.at(-1)! + widths.at(-1)! + 20, height: 60 + cells.length * 14, pieces }
}

/** Amounts as typed numbers in yuan, and as printed texts. */
export const inYuan = (fen: number): number => fen / 100
export const asPrinted = (fen: number): string =>
  formatFen(fen).replace(/\B(?=(?:\d{3})+(?!\d)(?=.*\.))/g, ',')

/** A balance sheet, an income statement and a cash flow of one made-up company that fit together. */
export const BALANCE_END = filled('BALANCE', {
  1: 123_456_78,
  4: 88_800_00,
  8: 1_200_50,
  9: 45_000_00,
  10: 20_000_00,
  14: 300_00,
  18: 200_000_00,
  19: 56_000_00,
  31: 100_000_00,
  33: 66_600_66,
  36: 5_000_05,
  42: 30_000_00,
  48: 150_000_00,
})
export const BALANCE_BEGIN = filled('BALANCE', {
  1: 100_000_00,
  4: 50_000_00,
  18: 200_000_00,
  19: 40_000_00,
  31: 80_000_00,
  48: 150_000_00,
})
export const INCOME_YEAR = filled('INCOME', {
  1: 900_000_00,
  2: 600_000_00,
  3: 5_000_00,
  4: 1_000_00,
  11: 40_000_00,
  14: 80_000_00,
  18: 6_000_00,
  20: -1_500_00,
  22: 2_000_00,
  24: 500_00,
  31: 8_450_00,
})
export const CASH_YEAR = filled('CASH', {
  1: 950_000_00,
  3: 700_000_00,
  4: 120_000_00,
  5: 30_000_00,
  6: 60_000_00,
  12: 26_543_22,
  14: 20_000_00,
  17: 10_000_00,
  21: 100_000_00,
})
