/**
 * Where a verification service differs from Tencent Cloud's VatInvoiceVerifyNew, as JSON (file named by VERIFY_MAP):
 *
 * `{"action": "VatInvoiceVerifyNew", "version": "2018-11-19", "service": "ocr", "region": "",
 *   "fields": {"Amount": "InvoiceAmount"}, "codes": {"FailedOperation.NewWord": "002"}}`
 *
 * What is left out is as Tencent has it. `fields` maps its name to theirs, in requests and answers alike; `codes` maps their code to
 * one of the national platform's.
 */
import fs from 'node:fs'

export interface VendorMap {
  action: string
  version: string
  service: string
  region: string
  fields: Readonly<Record<string, string>>
  codes: Readonly<Record<string, string>>
}

export const TENCENT: VendorMap = {
  action: 'VatInvoiceVerifyNew',
  version: '2018-11-19',
  service: 'ocr',
  region: '',
  fields: {},
  codes: {},
}

/** Reads and checks the file; throws a Chinese message that names what is wrong, before the server starts. */
export function readVendorMap(file: string): VendorMap {
  const bad = (what: string): never => {
    throw new Error(`发票查验字段对照文件 ${file} 有误：${what}`)
  }
  const raw = ((): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, unknown>)
        : bad('须为一个 JSON 对象')
    } catch (error) {
      return bad((error as Error).message)
    }
  })()
  for (const name of Object.keys(raw)) if (!(name in TENCENT)) bad(`没有 ${name} 这一项`)
  for (const name of ['action', 'version', 'service', 'region'])
    if (raw[name] !== undefined && typeof raw[name] !== 'string') bad(`${name} 须为文字`)
  for (const name of ['fields', 'codes'])
    if (raw[name] !== undefined && !isTextTable(raw[name])) bad(`${name} 须为 {名称: 文字}`)
  return { ...TENCENT, ...raw } as VendorMap
}

const isTextTable = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string')
