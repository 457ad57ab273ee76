/** Made-up returns and certificates as files that enterprises bring. */
import { writeXlsx } from 'hucre/xlsx'
import type { Row } from './statements.ts'

const page = (rows: readonly (readonly string[])[], head: string): Uint8Array =>
  Buffer.from(
    `<html>${head}<table>${rows
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table></html>`,
  )

const lastDay = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10)
}

export interface Vat {
  taxNo: string
  /** `2026-01` */
  month: string
  to?: string
  /** Yuan by 栏次, all of them of 一般项目. */
  lines: Readonly<Record<string, [name: string, amount: number]>>
  declaredOn?: string
}

/** Sales with the tax that they come to, consistent in itself. */
export const trade = (sales: number): Vat['lines'] => ({
  '1': ['（一）按适用税率计税销售额', sales],
  '5': ['（二）按简易办法计税销售额', 0],
  '7': ['（三）免、抵、退办法出口销售额', 0],
  '8': ['（四）免税销售额', 0],
  '11': ['销项税额', sales * 0.13],
  '12': ['进项税额', sales * 0.1],
  '19': ['应纳税额', sales * 0.03],
  '24': ['应纳税额合计', sales * 0.03],
})

/** 增值税 of a general taxpayer as the page of a bureau. */
export function vatPage({ taxNo, month, to = month, lines, declaredOn }: Vat): Uint8Array {
  const head = `<h1>增值税及附加税费申报表（一般纳税人适用）</h1>
    <p>纳税人识别号：${taxNo}</p><p>税款所属时间：${month}-01至${lastDay(to)}</p>
    ${declaredOn ? `<p>填表日期：${declaredOn}</p>` : ''}`
  const rows = Object.entries(lines).map(([code, [name, amount]]) => [
    name,
    code,
    amount.toFixed(2),
    (amount * 2).toFixed(2),
  ])
  return page([['项目', '栏次', '一般项目本月数', '一般项目本年累计'], ...rows], head)
}

/** A200000 of a quarter: sums since January. */
export const quarterPage = (taxNo: string, to: string, revenue: number): Uint8Array =>
  page(
    [
      ['行次', '项目', '本年累计金额'],
      ['1', '营业收入', revenue.toFixed(2)],
      ['2', '营业成本', (revenue * 0.8).toFixed(2)],
      ['3', '利润总额', (revenue * 0.1).toFixed(2)],
      ['10', '实际利润额', (revenue * 0.1).toFixed(2)],
    ],
    `<h1>企业所得税月（季）度预缴纳税申报表（A类）</h1><p>纳税人识别号：${taxNo}</p>
     <p>税款所属期间：${to.slice(0, 4)}-01-01至${lastDay(to)}</p>`,
  )

/** A 完税证明: one line a payment; `total` otherwise than their sum fails its identity. */
export function certificate(
  taxNo: string,
  paid: readonly [voucher: string, taxKind: string, paidOn: string, amount: number][],
  total = paid.reduce((sum, [, , , amount]) => sum + amount, 0),
): Promise<Uint8Array> {
  const rows: Row[] = [
    ['中华人民共和国税收完税证明'],
    ['纳税人识别号', taxNo, '', ''],
    ['原凭证号', '税种', '品目名称', '税款所属时期', '入(退)库日期', '实缴(退)金额'],
    ...paid.map(
      ([voucher, kind, on, amount]): Row => [
        voucher,
        kind,
        '商业',
        `${on.slice(0, 7)}-01至${on.slice(0, 7)}-28`,
        on,
        amount.toFixed(2),
      ],
    ),
    ['金额合计', '', '', '', '', `¥${total.toFixed(2)}`],
  ]
  return writeXlsx({ sheets: [{ name: '完税证明', rows }] as never }) as Promise<Uint8Array>
}
