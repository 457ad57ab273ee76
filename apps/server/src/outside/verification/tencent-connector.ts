/**
 * Tencent Cloud 增值税发票核验（新版）, VatInvoiceVerifyNew: one signed POST. Codes of its document that name a judgement of the tax
 * authority are told as the national platform's; all others are faults of the service.
 */
import { isDigital, KINDS } from '@xinjian/format/invoice/kinds'
import { INVALID_MARKS, meaningOf } from '@xinjian/format/verify/result'
import { type AskedInvoice, type VerificationConnector, verdict } from './connector.ts'
import { listOf, objectOf, postJson, textOf } from './post.ts'
import { authorization, CONTENT_TYPE } from './tc3.ts'
import type { VendorMap } from './vendor-map.ts'

const CODES: Readonly<Record<string, string>> = {
  'FailedOperation.InvoiceMismatch': '006',
  'ResourceNotFound.NoInvoice': '009',
  'FailedOperation.CountLimitError': '002',
  'ResourceNotFound.NotSupportCurrentInvoiceQuery': 'rqerr',
  'ResourceUnavailable.TaxNetworkError': '010',
  RequestLimitExceeded: '016',
  'InvalidParameterValue.InvalidParameterValueLimit': '005',
  InvalidParameter: '005',
  InvalidParameterValue: '005',
}
/** Codes of its own names, with whatever stands behind the dot. */
const FAMILIES: readonly [RegExp, string][] = [
  [/^RequestLimitExceeded\./, '016'],
  [/^InvalidParameter(?:Value)?\./, '005'],
]

/** @param key `SecretId:SecretKey` */
export function createTencentConnector(
  base: string,
  key: string,
  map: VendorMap,
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
      if (failure) return verdict(meaningOf(codeOf(failure, map)), failure)
      const invoice = objectOf(answer.Invoice)
      const text = (name: string) => textOf(invoice[theirs(name)])
      // Neither an error nor an invoice: nothing was judged that could be shown.
      if (!text('Number')) return verdict(meaningOf('005'), 'NO_INVOICE')
      return {
        ...verdict(meaningOf('001'), '001'),
        invalidMark: INVALID_MARKS.find((mark) => mark === text('IsAbandoned')) ?? null,
        face: {
          checkCode: text('CheckCode'),
          machineNo: text('MachineNo'),
          buyerName: text('BuyerName'),
          buyerTaxNo: text('BuyerTaxCode'),
          buyerContact: text('BuyerAddressPhone'),
          buyerBank: text('BuyerBankAccount'),
          sellerName: text('SellerName'),
          sellerTaxNo: text('SellerTaxCode'),
          sellerContact: text('SellerAddressPhone'),
          sellerBank: text('SellerBankAccount'),
          amountExclTax: text('AmountWithoutTax'),
          taxAmount: text('TaxAmount'),
          totalAmount: text('AmountWithTax'),
          remark: text('Remark'),
          drawer: '',
          items: listOf(invoice[theirs('Items')]).map((item) => {
            const of = (name: string) => textOf(item[theirs(name)])
            return {
              name: of('Name'),
              spec: of('Spec'),
              unit: of('Unit'),
              quantity: of('Quantity'),
              price: of('UnitPrice'),
              amount: of('AmountWithoutTax'),
              taxRate: of('TaxRate'),
              tax: of('TaxAmount'),
            }
          }),
        },
      }
    },
  }
}

function codeOf(failure: string, map: VendorMap): string {
  const known = { ...CODES, ...map.codes }
  return (
    (Object.hasOwn(known, failure) ? known[failure] : undefined) ??
    FAMILIES.find(([pattern]) => pattern.test(failure))?.[1] ??
    failure
  )
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

/** `100.00` → `100`, `100.10` → `100.1`, as the platform's own page sends it [S-FPCY]. */
export const bareAmount = (amount: string): string =>
  amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount
