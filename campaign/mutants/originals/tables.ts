/** Tables of invoices and of invoices to be verified, statements and returns in every form that a grid comes in. */
import { gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { toOfd } from '../../../packages/intake/test-support/ofd.ts'
import { toPdf } from '../../../packages/intake/test-support/pdf.ts'
import {
  asPrinted,
  filled,
  formRows,
  inYuan,
  listed,
  printed,
  twoSided,
} from '../../../packages/intake/test-support/statements.ts'
import {
  bookForm,
  facesForm,
  htmlForm,
  MADE_FORMS,
} from '../../../packages/intake/test-support/tax-form.ts'
import { makeBareSheet, makeXls } from '../../../packages/intake/test-support/xls.ts'
import { withPassword } from '../../../packages/intake/test-support/xls-password.ts'
import { type Original, original } from './original.ts'

type Cell = string | number | null
const HEAD = ['发票号码', '开票日期', '购方名称', '金额', '税额', '价税合计', '备注']
const ROWS: Cell[][] = Array.from({ length: 40 }, (_, i) => [
  `2444200000000000${String(i).padStart(4, '0')}`,
  '2025-01-05 10:20:30',
  `上海示例第${i % 7}商贸有限公司`,
  100 + i,
  13,
  113 + i,
  `订单 ${i}`,
])
const VERIFY: Cell[][] = [
  ['发票代码', '发票号码', '开票日期', '金额', '校验码后6位'],
  ...Array.from({ length: 30 }, (_, i): Cell[] => [
    i % 2 ? '044002000111' : '',
    i % 2 ? String(10_000_000 + i) : `2644200000000000${String(i).padStart(4, '0')}`,
    '2026-01-05',
    `${100 + i}.00`,
    i % 2 ? '123456' : '',
  ]),
]
const BALANCE = formRows('BALANCE', [
  filled('BALANCE', { 1: 1_000_000, 3: 250_050, 18: 3_000_000, 31: 1_500_000, 48: 2_750_050 }),
  filled('BALANCE', { 1: 900_000, 3: 200_000, 18: 3_100_000 }),
])
const LAYOUT = { amount: inYuan, headings: ['期末余额', '年初余额'], unit: '元' }
const PRINTED = { ...LAYOUT, amount: asPrinted }
const FORM = MADE_FORMS.annual2017
const FIGURES = Object.fromEntries(FORM.lines.map(([code], i) => [code, { 金额: `${i + 1}00.00` }]))

const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map((cell) => cell ?? '').join(',')).join('\n')
const bookOf = (name: string, rows: readonly (readonly Cell[])[], inline = false) =>
  writeXlsx({ sheets: [{ name, rows }] as never, ...(inline && { stringMode: 'inline' as const }) })

const bookXml = (rows: readonly (readonly Cell[])[]): string =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="a"><Table ss:ExpandedColumnCount="8">${rows
    .map(
      (row) =>
        `<Row>${row.map((cell, i) => `<Cell ss:Index="${i + 1}"><Data ss:Type="${typeof cell === 'number' ? 'Number' : 'String'}">${cell ?? ''}</Data></Cell>`).join('')}</Row>`,
    )
    .join('')}</Table></Worksheet></Workbook>`

/** A return as a bureau answers it. */
const ANSWER = JSON.stringify({
  code: '0',
  msg: '操作成功',
  data: {
    HEAD: {
      NSRSBH: '91110108MA01XY2Z7N',
      NSRMC: '示例科技有限公司',
      SSSQ_Q: '2018-11-01',
      SSSQ_Z: '2018-11-30',
      TBRQ: '2018-12-10 09:00:00',
    },
    BODY: Array.from({ length: 38 }, (_, i) => ({
      HC: String(i + 1),
      YBHW_LW_BYS: `${i + 1}00.00`,
      YBHW_LW_BNLJ: `${i + 1}200.00`,
      JZJTHW_LW_BYS: '0',
      JZJTHW_LW_BNLJ: '0',
    })),
    SBBZL_DM: '999',
  },
})

export async function tables(): Promise<Original[]> {
  const invoices = [HEAD, ...ROWS]
  const statement = listed('BALANCE', BALANCE, LAYOUT)
  const sides = twoSided(BALANCE, PRINTED)
  const page = printed(sides, [130, 30, 80, 80, 130, 30, 80, 80])
  return [
    original('shared.xlsx', 'xlsx', await bookOf('发票', invoices)),
    original('inline.xlsx', 'xlsx', await bookOf('发票', invoices, true)),
    original('verify.xlsx', 'xlsx', await bookOf('查验', VERIFY)),
    original('statement.xlsx', 'xlsx', await bookOf('资产负债表', statement)),
    original('return.xlsx', 'xlsx', await bookOf('申报表', bookForm(FORM, FIGURES))),
    original('invoices.xls', 'xls', makeXls([{ name: 'a', rows: invoices }])),
    original(
      'protected.xls',
      'xls',
      withPassword(
        makeXls([{ name: 'a', rows: statement }], { bare: true }),
        'VelvetSweatshop',
        'office',
      ),
    ),
    original('statement.xls', 'xls', makeXls([{ name: 'a', rows: statement }])),
    original('rich.xls', 'xls', makeXls([{ name: 'a', rows: sides }], { rich: true, piece: 300 })),
    original(
      'return.xls',
      'xls',
      makeXls([{ name: 'a', rows: bookForm(FORM, FIGURES) }], { bare: true }),
    ),
    {
      ...original('bare.xls', 'xls', makeBareSheet(4, [[Buffer.from('a'), 1, 2.5]])),
      refused: true,
    },
    original('invoices.csv', 'csv', csvOf(invoices)),
    original('invoices.csv.gz', 'csv', gzipSync(csvOf(invoices))),
    original('verify.csv', 'csv', csvOf(VERIFY)),
    original('statement.csv', 'csv', csvOf(statement)),
    original('answer.json', 'json', ANSWER),
    original('return.html', 'html', htmlForm(FORM, FIGURES)),
    original('book.xml', 'xml', bookXml(statement)),
    original('statement.pdf', 'pdf', toPdf([page])),
    original('return.pdf', 'pdf', toPdf(facesForm(FORM, FIGURES))),
    original('statement.ofd', 'ofd', toOfd([page])),
  ]
}
