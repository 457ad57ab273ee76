/** Sheets that look like books and are not told apart: a person says once what their columns are, and the company's answer is remembered. */
import { BOOK_KINDS } from '@xinjian/format/books/kinds'
import * as z from 'zod/mini'
import { post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { said } from '../said.ts'
import { importRow } from './row.ts'

const common = {
  service: 'invoice-intake' as const,
  origin: 'own' as const,
  guard: 'invoice.import' as const,
}

const kind = z.nullable(z.enum(BOOK_KINDS))
const fingerprint = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const column = z.object({
  /** Column of the sheet, from 0. */
  at: z.number().check(z.int(), z.gte(0), z.lte(16_384)),
  /** What it is: `account`, `debit`, `close` … */
  role: z.string().check(z.maxLength(40)),
})
/** Power of ten of the unit: 0 元, 3 千元, 4 万元, 6 百万元, 8 亿元. */
export const UNIT_POWERS = [0, 3, 4, 6, 8] as const

/** MINUS: figures in red are negative. PLAIN: red says nothing of the sign. */
const red = z.nullable(z.enum(['MINUS', 'PLAIN']))

const layout = z.object({
  fingerprint: z.string(),
  headings: z.array(z.string()),
  kind: said(kind, '账簿种类；空为不是账簿，不入库'),
  columns: z.array(column),
  power: z.number(),
  red: said(red, '红色金额的含义；空为没有问过'),
  decidedBy: z.string(),
  decidedAt: z.string(),
})
export type BookLayoutRow = z.infer<typeof layout>

const sheet = z.object({
  n: z.number(),
  sheet: z.string(),
  fingerprint: z.string(),
  /** As far as it is told. */
  kind,
  power: z.nullable(z.number()),
  red: said(z.boolean(), '有金额只以红色与其他行区分，须确认红字是否为负数'),
  columns: z.array(
    z.object({
      at: z.number(),
      heading: z.string(),
      role: said(z.nullable(z.string()), '建议的含义'),
      why: said(z.nullable(z.enum(['HEADING', 'CELLS'])), '建议的依据：列名，或各行内容'),
    }),
  ),
  /** First rows, cell by cell as `columns`. */
  rows: z.array(z.array(z.string())),
  inRed: said(z.array(z.array(z.number())), '逐行列出红色单元格在行内的序号'),
  settled: z.nullable(layout),
})
export type ImportSheet = z.infer<typeof sheet>

export const importSheets = {
  importSheets: post('/invoice/import/sheets', {
    ...common,
    summary: '一个批次中需确认列含义、金额单位或红字含义的工作表：建议、依据与前十行',
    body: z.object({ id: f.id }),
    data: z.object({ row: importRow, sheets: z.array(sheet) }),
  }),
  importSheetSettle: post('/invoice/import/sheet/settle', {
    ...common,
    summary:
      '确认一张工作表的账簿种类、列含义、金额单位与红字含义；本机构相同表头的文件自动沿用，等待中的批次重新读取',
    body: z.object({
      id: f.id,
      fingerprint,
      kind: said(kind, '账簿种类；空为不是账簿'),
      columns: z.array(column).check(z.maxLength(200)),
      power: z.literal(UNIT_POWERS),
      red: said(z.optional(red), '红色金额的含义；工作表以红色区分金额时必填'),
    }),
    data: importRow,
  }),
  bookLayouts: post('/invoice/import/layouts', {
    ...common,
    summary: '本机构已确认并沿用的账簿版式',
    body: f.nothing,
    data: z.array(layout),
  }),
  bookLayoutTakeBack: post('/invoice/import/layout/takeBack', {
    ...common,
    summary: '撤回已确认的账簿版式：按它入库的数据不再有效，相关批次重新询问',
    body: z.object({ fingerprint }),
    data: z.object({ rows: z.number() }),
  }),
}
