/**
 * Alibaba Cloud 发票核验, VerifyVATInvoice of ocr-api 2021-07-07: a signed call whose parameters travel in the query; what was judged is
 * JSON inside the text `Data`.
 */
import { randomUUID } from 'node:crypto'
import type { InvoiceKind } from '@xinjian/format/invoice/kind'
import { INVALID_MARKS } from '@xinjian/format/verify/result'
import { acs3Headers, canonicalQuery } from '../vendors/acs3.ts'
import { bareAmount } from './amount.ts'
import { told } from './codes.ts'
import { type AskedInvoice, Unreached, type VerificationConnector } from './connector.ts'
import { type FaceNames, faceOf } from './face.ts'
import { jsonIn, objectOf, postJson, textOf } from './post.ts'
import type { AliyunMap } from './vendor-map.ts'

/** Names of vehicle invoices stand second. */
const NAMES: FaceNames = {
  face: {
    checkCode: ['checkCode'],
    machineNo: ['machineCode'],
    buyerName: ['purchaserName', 'purchaserUnitOrIndividual'],
    buyerTaxNo: ['purchaserTaxpayerNumber', 'purchaserUnitcodeOrIdNo', 'idCard'],
    buyerContact: ['purchaserAddressOrPhone', 'purchaserUnitOrIndividualAddress'],
    buyerBank: ['purchaserBankAndNumber'],
    sellerName: ['salerName', 'sellerUnitOrIndividual'],
    sellerTaxNo: ['salerTaxpayerNumber', 'sellerUnitCodeOrIdno'],
    sellerContact: ['salerAddressOrPhone', 'salerAddress', 'sellerUnitOrIndividualAddress'],
    sellerBank: ['salerBankAndNumber', 'salerBankName'],
    amountExclTax: ['invoiceMoney'],
    taxAmount: ['allTax'],
    totalAmount: ['allValoremTax', 'carPrice'],
    remark: ['note'],
    drawer: [],
  },
  items: 'detailList',
  item: {
    name: 'goodsName',
    spec: 'standard',
    unit: 'unit',
    quantity: 'num',
    price: 'netValue',
    amount: 'detailAmount',
    taxRate: 'taxRate',
    tax: 'allTax',
  },
}

/** Its 04 and 11 stand the other way round in places, so they name nothing. */
const KINDS: Readonly<Record<string, InvoiceKind>> = {
  '01': 'VAT_SPECIAL_PAPER',
  '03': 'MOTOR_VEHICLE',
  '08': 'VAT_SPECIAL_ELEC',
  '10': 'VAT_NORMAL_ELEC',
  '14': 'TOLL_ELEC',
  '15': 'USED_VEHICLE',
  '20': 'MOTOR_VEHICLE',
  '31': 'DIGITAL_SPECIAL',
  '32': 'DIGITAL_NORMAL',
}

/** @param key `AccessKeyId:AccessKeySecret` */
export function createAliyunConnector(
  base: string,
  key: string,
  map: AliyunMap,
): VerificationConnector {
  const [keyId = '', keySecret = ''] = key.split(':')
  const { host } = new URL(base)
  const { action, version } = map
  const theirs = (name: string) => map.fields[name] ?? name
  return {
    vendor: 'aliyun',
    async check(asked, signal) {
      const query = Object.fromEntries(
        Object.entries(parametersOf(asked)).map(([name, value]) => [theirs(name), value]),
      )
      const call = { keyId, keySecret, host, action, version, query }
      const { host: _, ...headers } = acs3Headers({ ...call, nonce: randomUUID(), at: new Date() })
      const answer = await postJson(`${base}/?${canonicalQuery(query)}`, headers, '', signal)
      if ((answer.Data ?? null) === null)
        return told('aliyun', textOf(answer.Code) || 'NO_DATA', map.codes)
      const judged = objectOf(jsonIn(answer.Data))
      const code = textOf(judged.code)
      // The platform may have judged it, and what it said cannot be read.
      if (!code) throw new Unreached('UNREADABLE', false)
      const plain = told('aliyun', code, map.codes)
      if (plain.result !== 'CONSISTENT') return plain
      const invoice = objectOf(jsonIn(judged.data))
      if (!textOf(invoice[theirs('invoiceNumber')])) throw new Unreached('UNREADABLE', false)
      const mark = textOf(invoice[theirs('invalidMark')])
      return {
        ...plain,
        kind: KINDS[textOf(invoice[theirs('invoiceType')])] ?? null,
        invalidMark: INVALID_MARKS.find((known) => known === mark) ?? null,
        face: faceOf(invoice, NAMES, theirs),
      }
    },
  }
}

const parametersOf = (asked: AskedInvoice): Record<string, string> => ({
  ...(asked.invoiceCode && { InvoiceCode: asked.invoiceCode }),
  InvoiceNo: asked.invoiceNumber,
  InvoiceDate: asked.issueDate.replaceAll('-', ''),
  ...(asked.amount && { InvoiceSum: bareAmount(asked.amount) }),
  ...(asked.checkCode && { VerifyCode: asked.checkCode }),
})
