/** 纳税人登记信息 as bureaus answer it. */
import { isoDay, isPlaceholder } from '../amounts.ts'
import type { TaxRegistration } from '../model.ts'
import { payerOf } from './head.ts'
import { isRecord, type JsonRecord, pick } from './value.ts'

const FACTS = [
  'DJZCLXDM',
  'HYDM',
  'NSRZTDM',
  'FDDBRXM',
  'ZCDZ',
  'DJRQ',
  'ZGSWJDM',
  'KZZTDJLXDM',
] as const
/** A head of a form names one or two of these, a registration nearly all. */
const ENOUGH = 4
const CONFIDENCE = 0.95

/** null when the record is no registration. */
export function registrationOf(record: JsonRecord, path: string): TaxRegistration | null {
  if (FACTS.filter((key) => pick(record, key) !== null).length < ENOUGH) return null
  if (pick(record, 'NSRSBH', 'SHXYDM') === null) return null
  const further = isRecord(record.nsrxxKzVO) ? record.nsrxxKzVO : {}
  const text = (...keys: string[]): string | null => {
    const found = pick(record, ...keys) ?? pick(further, ...keys)
    return found === null || isPlaceholder(found) ? null : found
  }
  return {
    taxpayer: payerOf(record),
    legalRepresentative: text('FDDBRXM', 'FDDBRMC', 'FRXM'),
    registeredOn: isoDay(text('DJRQ', 'KYSLRQ')),
    industryCode: text('HYDM'),
    registrationTypeCode: text('DJZCLXDM'),
    statusCode: text('NSRZTDM'),
    authorityCode: text('ZGSWJDM', 'ZGSWSKFJDM'),
    employees: text('CYRS'),
    address: text('ZCDZ', 'SCJYDZ'),
    place: path,
    confidence: CONFIDENCE,
  }
}
