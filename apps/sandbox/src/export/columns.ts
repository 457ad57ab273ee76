/**
 * The columns of 税务数字账户 → 全量发票查询 → 导出, in the bureau's order. Sheet 发票基础信息 has one row per invoice,
 * sheet 信息汇总表 one per line; amounts are numbers, everything else is text.
 */
import type { Fen } from '@xinjian/format'
import type { Invoice, InvoiceLine } from '../world/invoices/render.ts'

export const HEAD_SHEET = '发票基础信息'
export const LINE_SHEET = '信息汇总表'

const BEFORE = [
  '序号',
  '发票代码',
  '发票号码',
  '数电发票号码',
  '销方识别号',
  '销方名称',
  '购方识别号',
  '购买方名称',
  '开票日期',
] as const
const AFTER = [
  '发票来源',
  '发票票种',
  '发票状态',
  '是否正数发票',
  '发票风险等级',
  '开票人',
  '备注',
] as const

export const HEAD_COLUMNS: readonly string[] = [...BEFORE, '金额', '税额', '价税合计', ...AFTER]
export const LINE_COLUMNS: readonly string[] = [
  ...BEFORE,
  '税收分类编码',
  '特定业务类型',
  '货物或应税劳务名称',
  '规格型号',
  '单位',
  '数量',
  '单价',
  '金额',
  '税率',
  '税额',
  '价税合计',
  ...AFTER,
]

/** A number cell is written by its decimal text, so that no amount passes through a double. */
export type Cell = string | { number: string }

export function headRow(invoice: Invoice, serial: number): Cell[] {
  const { amount, tax } = invoice
  return [
    ...before(invoice, serial),
    money(amount),
    money(tax),
    money(amount + tax),
    ...after(invoice),
  ]
}

export function lineRow(invoice: Invoice, line: InvoiceLine, serial: number): Cell[] {
  return [
    ...before(invoice, serial),
    line.goodsCode,
    '',
    line.name,
    line.spec,
    line.unit,
    optional(line.quantity),
    optional(line.price),
    money(line.amount),
    line.rate,
    money(line.tax),
    money(line.amount + line.tax),
    ...after(invoice),
  ]
}

function before(i: Invoice, serial: number): Cell[] {
  return [
    { number: String(serial) },
    i.code,
    i.number,
    i.einvoiceNo,
    i.sellerTaxNo,
    i.sellerName,
    i.buyerTaxNo,
    i.buyerName,
    i.issueTime,
  ]
}

function after(i: Invoice): Cell[] {
  return [i.source, i.kindText, i.status, i.positive ? '是' : '否', i.risk, i.drawer, i.remark]
}

const optional = (text: string): Cell => (text === '' ? '' : { number: text })

/** `1234.5`, as a number cell holds it: no trailing zeros. */
function money(fen: Fen): Cell {
  const abs = Math.abs(fen)
  const rest = abs % 100
  const yuan = (abs - rest) / 100
  const decimals =
    rest === 0 ? '' : rest % 10 === 0 ? `.${rest / 10}` : rest < 10 ? `.0${rest}` : `.${rest}`
  return { number: `${fen < 0 ? '-' : ''}${yuan}${decimals}` }
}
