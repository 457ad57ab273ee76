import { isoDay, isPlaceholder } from '../amounts.ts'
import type { FormHead } from '../head.ts'
import type { TaxPayer, TaxPeriod } from '../model.ts'
import { isRecord, type JsonRecord, pick } from './value.ts'

const TAX_NO = ['NSRSBH', 'SHXYDM', 'NSRSBH1', 'TYSHXYDM'] as const
const NAME = ['NSRMC', 'NSRMC1', 'QYMC'] as const
const FROM = ['SSSQQ', 'SKSSQQ', 'SKSSSQQ', 'SSQQ', 'SSRQQ', 'SQQ'] as const
const TO = ['SSSQZ', 'SKSSQZ', 'SKSSSQZ', 'SSQZ', 'SSRQZ', 'SQZ'] as const
const DECLARED = ['SBRQ', 'SBRQ1', 'TBRQ', 'TBRQ1', 'NSSBRQ'] as const
/** 申报表种类 and 凭证种类. */
const FORM = ['SBBZLDM', 'YZPZZLDM', 'SBZLDM'] as const

const filled = (text: string | null): string | null =>
  text === null || isPlaceholder(text) ? null : text

export function payerOf(...records: readonly JsonRecord[]): TaxPayer {
  const first = (keys: readonly string[]): string | null =>
    records
      .flatMap((record) => keys.map((key) => filled(pick(record, key))))
      .find((text) => text !== null) ?? null
  return { name: first(NAME), taxNo: first(TAX_NO) }
}

export function periodOf(...records: readonly JsonRecord[]): TaxPeriod {
  const first = (keys: readonly string[]): string | null =>
    records.map((record) => isoDay(pick(record, ...keys))).find((day) => day !== null) ?? null
  return { from: first(FROM), to: first(TO) }
}

export const declaredOf = (...records: readonly JsonRecord[]): string | null =>
  records.map((record) => isoDay(pick(record, ...DECLARED))).find((day) => day !== null) ?? null

/** Codes of the form that a record or those above it name, nearest first. */
export const formCodes = (records: readonly JsonRecord[]): string[] =>
  records.flatMap((record) => pick(record, ...FORM) ?? [])

/** A record, the single records within it (`HEAD`, `sbbhead`, `nsrxxForm`), then those above. */
export function around(record: JsonRecord, above: readonly JsonRecord[]): JsonRecord[] {
  const heads = (one: JsonRecord): JsonRecord[] =>
    Object.entries(one)
      .filter(([key, value]) => isRecord(value) && /head|form|nsrxx|sssq/i.test(key))
      .map(([, value]) => value as JsonRecord)
  return [record, ...above.toReversed()].flatMap((one) => [one, ...heads(one)])
}

export const headOf = (records: readonly JsonRecord[]): FormHead => ({
  taxpayer: payerOf(...records),
  period: periodOf(...records),
  declaredOn: declaredOf(...records),
  unit: '元',
})
