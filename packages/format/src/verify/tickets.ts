/** Tickets beside invoices: what makes two of them the same, their date, amount and place, and why they cannot be verified. */
import { parseFen } from '../index.ts'
import type { TicketKind } from '../invoice/ticket-kinds.ts'
import type { ReadValues } from './from-read.ts'

const BUREAU = '建议在开具地电子税务局的“发票查询”中核实'

/** Why the national platform cannot be asked, and where else one may. */
export const WHY_NOT: Readonly<Record<TicketKind, string>> = {
  TRAIN:
    '纸质火车票不是增值税发票，查验平台不受理；2025年10月起以数电票（铁路电子客票）报销，建议取得后查验',
  TAXI: `出租车票由各地税务机关监制，不在查验平台范围内；${BUREAU}`,
  QUOTA: `定额发票由各地税务机关监制，不在查验平台范围内；${BUREAU}`,
  PRINTED: `通用机打发票由各地税务机关监制，不在查验平台范围内；${BUREAU}`,
  TOLL: `纸质过路费发票由各地税务机关监制，不在查验平台范围内；通行费电子发票可以查验，${BUREAU}`,
  BUS: `汽车票由各地税务机关监制，不在查验平台范围内；${BUREAU}`,
  SHIP: `船票由各地税务机关监制，不在查验平台范围内；${BUREAU}`,
  AIR: '纸质航空行程单不在查验平台范围内；建议向航空公司核实，或取得数电票（航空运输电子客票行程单）后查验',
  RIDE: '网约车行程单只是行程证明，不是发票；建议查验与之同开的电子发票',
  TAX_PAID: '完税证明不是发票，查验平台不受理；建议在电子税务局的“税收完税证明查验”中核实',
  ACCEPTANCE: '银行承兑汇票不是发票，查验平台不受理；建议向承兑行或票据系统核实',
  RECEIPT: '购物小票不是发票，查验平台不受理；如需报销，建议向商家取得发票后查验',
}

const first = (values: ReadValues, ...names: string[]): string =>
  names.map((name) => values[name]?.trim() ?? '').find((value) => value !== '') ?? ''

export interface TicketFacts {
  /** As printed; '' = not read. */
  number: string
  /** ISO; '' = not read. */
  date: string
  /** 分; null = not read. */
  amount: number | null
  /** From where to where, or where it was given out; '' = not read. */
  where: string
}

export function ticketFacts(values: ReadValues): TicketFacts {
  const date = first(values, 'date', 'issueDate')
  const from = first(values, 'from')
  const to = first(values, 'to')
  return {
    number: first(values, 'ticketNo', 'invoiceNumber', 'certNo'),
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : '',
    amount: parseFen(
      first(values, 'total', 'price', 'fare', 'sumFare', 'amount', 'totalAmount').replace(
        /[\s,¥元]/g,
        '',
      ) || null,
    ),
    where: from && to ? `${from} → ${to}` : from || to || first(values, 'company', 'acceptor'),
  }
}

/** The same for the same ticket, whoever photographs it; null where its number was not read. */
export function ticketKey(kind: TicketKind, values: ReadValues): string | null {
  const { number, date } = ticketFacts(values)
  if (number === '') return null
  return [kind, first(values, 'invoiceCode'), number, date].join('/')
}
