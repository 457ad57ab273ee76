/** A draft as the bureau shows it: texts, status of the moment, 备注. */
import { type Fen, formatFen } from '@xinjian/format'
import { formatDay, formatTime } from '../calendar.ts'
import { rateText } from '../rates.ts'
import { type Draft, instantOf, isDigital, type Kind } from './draft.ts'
import { type Numbers, numbersOf } from './numbering.ts'

export type InvoiceStatus = '正常' | '已作废' | '已红冲-全额' | '已红冲-部分'

export interface InvoiceLine {
  goodsCode: string
  name: string
  spec: string
  unit: string
  quantity: string
  price: string
  amount: Fen
  rate: string
  tax: Fen
}

export interface Invoice extends Numbers {
  key: string
  kind: Kind
  kindText: string
  /** `2026-03-15 09:30:12` */
  issueTime: string
  sellerTaxNo: string
  sellerName: string
  buyerTaxNo: string
  buyerName: string
  amount: Fen
  tax: Fen
  source: string
  status: InvoiceStatus
  positive: boolean
  risk: '正常' | '异常凭证'
  drawer: string
  remark: string
  blueKey: string
  lines: InvoiceLine[]
}

export const KIND_TEXT: Record<Kind, string> = {
  VAT_SPECIAL_PAPER: '增值税专用发票',
  VAT_NORMAL_PAPER: '增值税普通发票',
  VAT_SPECIAL_ELEC: '增值税电子专用发票',
  VAT_NORMAL_ELEC: '增值税电子普通发票',
  VAT_NORMAL_ROLL: '增值税普通发票（卷票）',
  DIGITAL_SPECIAL: '数电发票（增值税专用发票）',
  DIGITAL_NORMAL: '数电发票（普通发票）',
}

/** What happened to single invoices by hand (knob "revoke invoice"): key → moment and how. */
export type Overlay = ReadonlyMap<string, { at: number; how: 'RED' | 'VOID' }>

export const keyOf = (n: Numbers): string => n.einvoiceNo || `${n.code}-${n.number}`

/** @param asOf seconds since 1970 in Beijing wall time: the status is the one of that moment. */
export function render(draft: Draft, asOf: number, overlay: Overlay): Invoice {
  const numbers = numbersOf(draft)
  const key = keyOf(numbers)
  const blue = draft.blue ? numbersOf(draft.blue) : null
  const digital = isDigital(draft.kind)
  return {
    ...numbers,
    key,
    kind: draft.kind,
    kindText: KIND_TEXT[draft.kind],
    issueTime: formatTime(draft.day, draft.second),
    sellerTaxNo: draft.seller.taxNo,
    sellerName: draft.seller.name,
    buyerTaxNo: draft.buyer.taxNo,
    buyerName: draft.buyer.name,
    amount: draft.amount,
    tax: draft.tax,
    source: digital ? '电子发票服务平台' : '增值税发票管理系统',
    status: statusOf(draft, asOf, overlay),
    positive: draft.blue === null,
    risk: draft.abnormal ? '异常凭证' : '正常',
    drawer: '开票员示例',
    remark: blue ? redRemark(blue, draft) : '',
    blueKey: blue ? keyOf(blue) : '',
    lines: draft.lines.map((line) => ({
      goodsCode: line.good.code,
      name: `*${line.good.short}*${line.good.name}`,
      spec: line.spec,
      unit: line.quantity === null ? '' : line.good.unit,
      quantity: line.quantity === null ? '' : String(line.quantity),
      price: line.quantity === null ? '' : unitPrice(line.amount, line.quantity),
      amount: line.amount,
      rate: rateText(line.rate),
      tax: line.tax,
    })),
  }
}

/** Status at a moment, without making the texts of the invoice. */
export function statusOf(draft: Draft, asOf: number, overlay: Overlay): InvoiceStatus {
  const byHand = overlay.size ? overlay.get(keyOf(numbersOf(draft))) : undefined
  if (byHand && byHand.at <= asOf) return byHand.how === 'VOID' ? '已作废' : '已红冲-全额'
  if (draft.voided) return '已作废'
  if (draft.reversal && instantOf(draft.reversal) <= asOf)
    return draft.reversal.full ? '已红冲-全额' : '已红冲-部分'
  return '正常'
}

function redRemark(blue: Numbers, red: Draft): string {
  const confirm = `${red.seller.areaCode.slice(0, 2)}${formatDay(red.day).replaceAll('-', '').slice(2)}${String(red.ownerOrdinal).padStart(6, '0')}${String(red.index).padStart(6, '0')}`
  return blue.einvoiceNo
    ? `被红冲蓝字数电发票号码：${blue.einvoiceNo} 红字发票信息确认单编号：${confirm}`
    : `对应正数发票代码:${blue.code}号码:${blue.number}`
}

/** Whole fen as they are, else the eight decimals that the tax system prints. */
function unitPrice(amount: Fen, quantity: number): string {
  const fen = amount / quantity
  return Number.isInteger(fen) ? formatFen(fen) : (fen / 100).toFixed(8)
}
