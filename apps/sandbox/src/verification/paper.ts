/** An invoice as its paper shows it: what a person types from, and what the platform answers. Amounts in yuan. */
import { formatFen } from '@xinjian/format'
import { formatDay } from '../world/calendar.ts'
import { findDraft } from '../world/find.ts'
import { instantOf } from '../world/invoices/draft.ts'
import { keyOf, render } from '../world/invoices/render.ts'
import { hashText, Rng } from '../world/random.ts'
import type { World } from '../world/world.ts'

export interface Paper {
  /** Two-digit code of the platform. */
  kind: string
  invoiceCode: string
  invoiceNumber: string
  issueDate: string
  checkCode: string
  machineNo: string
  buyerName: string
  buyerTaxNo: string
  buyerContact: string
  buyerBank: string
  sellerName: string
  sellerTaxNo: string
  sellerContact: string
  sellerBank: string
  amount: string
  tax: string
  totalAmount: string
  remark: string
  drawer: string
  lines: {
    name: string
    spec: string
    unit: string
    quantity: string
    price: string
    amount: string
    taxRate: string
    tax: string
  }[]
  /** N, Y, H, 7, 8. */
  invalidMark: string
}

const KIND_CODES: Readonly<Record<string, string>> = {
  VAT_SPECIAL_PAPER: '01',
  VAT_NORMAL_PAPER: '04',
  VAT_SPECIAL_ELEC: '08',
  VAT_NORMAL_ELEC: '10',
  VAT_NORMAL_ROLL: '11',
  DIGITAL_SPECIAL: '09',
  DIGITAL_NORMAL: '90',
}

/** Which field the platform compares besides code, number and date. */
export const comparesCheckCode = (kind: string): boolean => ['04', '10', '11', '14'].includes(kind)

/** 20 digits that hang on the number alone. */
export function checkCodeOf(key: string): string {
  const rng = new Rng(hashText(`check:${key}`))
  return Array.from({ length: 20 }, () => rng.int(0, 9)).join('')
}

/** The invoice with this code and number at `asOf`; null = nobody issued it. */
export function paperOf(
  world: World,
  numbers: { code: string; number: string },
  asOf: number,
): Paper | null {
  const draft = findDraft(world, numbers, asOf)
  if (!draft || instantOf(draft) > asOf) return null
  const shown = render(draft, asOf, world.overlay)
  const digital = shown.einvoiceNo !== ''
  return {
    kind: KIND_CODES[shown.kind]!,
    invoiceCode: shown.code,
    invoiceNumber: shown.einvoiceNo || shown.number,
    issueDate: formatDay(draft.day),
    checkCode: digital ? '' : checkCodeOf(keyOf(shown)),
    machineNo: digital ? '' : '661000000000',
    buyerName: shown.buyerName,
    buyerTaxNo: shown.buyerTaxNo,
    buyerContact: '',
    buyerBank: '',
    sellerName: shown.sellerName,
    sellerTaxNo: shown.sellerTaxNo,
    sellerContact: '',
    sellerBank: '',
    amount: formatFen(shown.amount),
    tax: formatFen(shown.tax),
    totalAmount: formatFen(shown.amount + shown.tax),
    remark: shown.remark,
    drawer: shown.drawer,
    lines: shown.lines.map(({ amount, tax, rate, goodsCode: _, ...line }) => ({
      ...line,
      amount: formatFen(amount),
      taxRate: rate,
      tax: formatFen(tax),
    })),
    invalidMark: markOf(shown.status, digital),
  }
}

/** 税控 invoices that were reversed are marked H, 数电 by how far. */
function markOf(status: string, digital: boolean): string {
  if (status === '已作废') return 'Y'
  if (status === '正常') return 'N'
  if (!digital) return 'H'
  return status === '已红冲-部分' ? '7' : '8'
}
