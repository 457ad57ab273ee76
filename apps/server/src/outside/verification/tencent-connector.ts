/**
 * Tencent Cloud 增值税发票核验（新版）, VatInvoiceVerifyNew: one signed POST.
 */
import { isDigital, KINDS } from '@xinjian/format/invoice/kinds'
import { INVALID_MARKS, meaningOf } from '@xinjian/format/verify/result'
import { authorization, CONTENT_TYPE } from '../vendors/tc3.ts'
import { bareAmount } from './amount.ts'
import { told } from './codes.ts'
import { type AskedInvoice, type VerificationConnector, verdict } from './connector.ts'
import { type FaceNames, faceOf } from './face.ts'
import { objectOf, postJson, textOf } from './post.ts'
import type { TencentMap } from './vendor-map.ts'

const NAMES: FaceNames = {
  face: {
    checkCode: ['CheckCode'],
    machineNo: ['MachineNo'],
    buyerName: ['BuyerName'],
    buyerTaxNo: ['BuyerTaxCode'],
    buyerContact: ['BuyerAddressPhone'],
    buyerBank: ['BuyerBankAccount'],
    sellerName: ['SellerName'],
    sellerTaxNo: ['SellerTaxCode'],
    sellerContact: ['SellerAddressPhone'],
    sellerBank: ['SellerBankAccount'],
    amountExclTax: ['AmountWithoutTax'],
    taxAmount: ['TaxAmount'],
    totalAmount: ['AmountWithTax'],
    remark: ['Remark'],
    drawer: [],
  },
  items: 'Items',
  item: {
    name: 'Name',
    spec: 'Spec',
    unit: 'Unit',
    quantity: 'Quantity',
    price: 'UnitPrice',
    amount: 'AmountWithoutTax',
    taxRate: 'TaxRate',
    tax: 'TaxAmount',
  },
}

/** @param key `SecretId:SecretKey` */
export function createTencentConnector(
  base: string,
  key: string,
  map: TencentMap,
): VerificationConnector {
  const [secretId = '', secretKey = ''] = key.split(':')
  const theirs = (name: string) => map.fields[name] ?? name
  return {
    vendor: 'tencent',
    async check(asked, signal) {
      const body = Object.fromEntries(
        Object.entries(parametersOf(asked)).map(([name, value]) => [theirs(name), value]),
      )
      const payload = JSON.stringify(body)
      const timestamp = Math.floor(Date.now() / 1_000)
      const { host } = new URL(base)
      const signed = { host, service: map.service, action: map.action, timestamp, payload }
      const headers = {
        Authorization: authorization(signed, secretId, secretKey),
        'Content-Type': CONTENT_TYPE,
        'X-TC-Action': map.action,
        'X-TC-Timestamp': String(timestamp),
        'X-TC-Version': map.version,
        ...(map.region ? { 'X-TC-Region': map.region } : {}),
      }
      const answer = objectOf((await postJson(base, headers, payload, signal)).Response)
      const failure = textOf(objectOf(answer.Error).Code)
      if (failure) return told('tencent', failure, map.codes)
      const invoice = objectOf(answer.Invoice)
      const text = (name: string) => textOf(invoice[theirs(name)])
      // Neither an error nor an invoice: nothing was judged that could be shown.
      if (!text('Number')) return verdict(meaningOf('005'), 'NO_INVOICE')
      return {
        ...verdict(meaningOf('001'), '001'),
        invalidMark: INVALID_MARKS.find((mark) => mark === text('IsAbandoned')) ?? null,
        face: faceOf(invoice, NAMES, theirs),
      }
    },
  }
}

/** Its names; what is not known of an invoice is left out. */
function parametersOf(asked: AskedInvoice): Record<string, string> {
  const kind = asked.kind === 'UNKNOWN' || isDigital(asked.kind) ? null : KINDS[asked.kind].verify
  return {
    InvoiceNo: asked.invoiceNumber,
    InvoiceDate: asked.issueDate,
    ...(asked.invoiceCode && { InvoiceCode: asked.invoiceCode }),
    ...(kind && { InvoiceKind: kind }),
    ...(asked.amount && { Amount: bareAmount(asked.amount) }),
    ...(asked.checkCode && { CheckCode: asked.checkCode }),
  }
}
