/**
 * 乐税 invoiceInfoForCom: a token for key and secret, then a POST of JSON; the invoice is JSON inside a text of the answer. A token that
 * has run out is told before anything is looked at, so that it is fetched anew and asked once more.
 */
import { kindFromSystem } from '@xinjian/format/invoice/kinds'
import type { InvalidMark } from '@xinjian/format/verify/result'
import { bareAmount } from './amount.ts'
import { told } from './codes.ts'
import { type AskedInvoice, Unreached, type VerificationConnector } from './connector.ts'
import { type FaceNames, faceOf } from './face.ts'
import { askJson, jsonIn, objectOf, postJson, textOf } from './post.ts'
import type { LeshuiMap } from './vendor-map.ts'

const NAMES: FaceNames = {
  face: {
    checkCode: ['checkCode'],
    // `machineNumber` repeats the number of the invoice.
    machineNo: ['taxDiskCode'],
    buyerName: ['purchaserName'],
    buyerTaxNo: ['taxpayerNumber'],
    buyerContact: ['taxpayerAddressOrId'],
    buyerBank: ['taxpayerBankAccount'],
    sellerName: ['salesName'],
    sellerTaxNo: ['salesTaxpayerNum'],
    sellerContact: ['salesTaxpayerAddress'],
    sellerBank: ['salesTaxpayerBankAccount'],
    amountExclTax: ['totalAmount'],
    taxAmount: ['totalTaxNum'],
    totalAmount: ['totalTaxSum'],
    remark: ['invoiceRemarks'],
    drawer: [],
  },
  items: 'invoiceDetailData',
  item: {
    name: 'goodserviceName',
    spec: 'model',
    unit: 'unit',
    quantity: 'number',
    price: 'price',
    amount: 'sum',
    taxRate: 'taxRate',
    tax: 'tax',
  },
}

const MARKS: Readonly<Record<string, InvalidMark>> = { '0': 'N', '1': 'Y' }
const EXPIRED = 'token error'

/** @param key `appKey:appSecret` */
export function createLeshuiConnector(
  base: string,
  key: string,
  map: LeshuiMap,
): VerificationConnector {
  const [appKey = '', appSecret = ''] = key.split(':')
  const theirs = (name: string) => map.fields[name] ?? name
  let token: string | null = null

  async function fetchToken(signal: AbortSignal): Promise<string> {
    const query = new URLSearchParams({ appKey, appSecret })
    const answer = await askJson(`${base}${map.tokenPath}?${query}`, {}, signal).catch((error) => {
      // No invoice was named yet.
      throw error instanceof Unreached ? new Unreached(error.reason, true) : error
    })
    const given = textOf(answer.token)
    if (!given) throw new Unreached('NO_TOKEN', true)
    token = given
    return given
  }

  const send = async (asked: AskedInvoice, by: string, signal: AbortSignal) => {
    const body = { ...parametersOf(asked), token: by }
    const named = Object.entries(body).map(([name, value]) => [theirs(name), value])
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    return postJson(
      `${base}${map.path}`,
      headers,
      JSON.stringify(Object.fromEntries(named)),
      signal,
    )
  }

  return {
    vendor: 'leshui',
    async check(asked, signal) {
      const kept = token
      let answer = await send(asked, kept ?? (await fetchToken(signal)), signal)
      if (kept !== null && textOf(answer.error) === EXPIRED)
        answer = await send(asked, await fetchToken(signal), signal)
      if (textOf(answer.error)) {
        token = null
        return told('leshui', textOf(answer.error), map.codes)
      }
      const result = textOf(answer.resultCode)
      const code = result === '2001' ? textOf(answer.invoicefalseCode) : result
      const plain = told('leshui', code || textOf(answer.RtnCode), map.codes)
      if (plain.result !== 'CONSISTENT') return plain
      const invoice = objectOf(jsonIn(answer.invoiceResult))
      // It was judged, and what it showed cannot be read.
      if (!textOf(invoice[theirs('invoiceNumber')])) throw new Unreached('UNREADABLE', false)
      return {
        ...plain,
        kind: kindFromSystem('verify', textOf(invoice[theirs('invoiceTypeCode')])),
        invalidMark: MARKS[textOf(invoice[theirs('voidMark')])] ?? null,
        face: faceOf(invoice, NAMES, theirs),
      }
    },
  }
}

const parametersOf = (asked: AskedInvoice): Record<string, string> => ({
  invoiceCode: asked.invoiceCode,
  invoiceNumber: asked.invoiceNumber,
  billTime: asked.issueDate,
  ...(asked.checkCode && { checkCode: asked.checkCode }),
  ...(asked.amount && { invoiceAmount: bareAmount(asked.amount) }),
})
