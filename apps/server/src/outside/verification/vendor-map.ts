/**
 * Where a verification service differs from the protocol its connector speaks, as JSON (files named by VERIFY_MAP, VERIFY_LESHUI_MAP,
 * VERIFY_ALIYUN_MAP), as of Tencent Cloud's VatInvoiceVerifyNew:
 *
 * `{"action": "VatInvoiceVerifyNew", "version": "2018-11-19", "service": "ocr", "region": "",
 *   "fields": {"Amount": "InvoiceAmount"}, "codes": {"FailedOperation.NewWord": "002"}}`
 *
 * What is left out is as the vendor has it. `fields` maps its name to theirs, in requests and answers alike; `codes` maps their code to
 * one of the national platform's.
 */

interface Names {
  fields: Readonly<Record<string, string>>
  codes: Readonly<Record<string, string>>
}

export interface TencentMap extends Names {
  action: string
  version: string
  service: string
  region: string
}

export interface LeshuiMap extends Names {
  path: string
  tokenPath: string
}

export interface AliyunMap extends Names {
  action: string
  version: string
}

export const TENCENT: TencentMap = {
  action: 'VatInvoiceVerifyNew',
  version: '2018-11-19',
  service: 'ocr',
  region: '',
  fields: {},
  codes: {},
}

export const LESHUI: LeshuiMap = {
  path: '/api/invoiceInfoForCom',
  tokenPath: '/getToken',
  fields: {},
  codes: {},
}

export const ALIYUN: AliyunMap = {
  action: 'VerifyVATInvoice',
  version: '2021-07-07',
  fields: {},
  codes: {},
}
