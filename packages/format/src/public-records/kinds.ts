/**
 * Public records: what the business registry and the courts tell of an enterprise, kind by kind. A kind is a dataset by the same code;
 * its table, its list, its columns in reports and what readers of vendors' answers look for follow from its line.
 */
import { COURT_RECORDS } from './court.ts'
import type { RecordField } from './fields.ts'
import { REGISTRY_RECORDS } from './registry.ts'

export const PUBLIC_RECORDS = { ...REGISTRY_RECORDS, ...COURT_RECORDS }

export type RegistryRecordKind = keyof typeof REGISTRY_RECORDS
export type CourtRecordKind = keyof typeof COURT_RECORDS
export type PublicRecordKind = keyof typeof PUBLIC_RECORDS

export const REGISTRY_RECORD_KINDS = Object.keys(REGISTRY_RECORDS) as RegistryRecordKind[]
export const COURT_RECORD_KINDS = Object.keys(COURT_RECORDS) as CourtRecordKind[]
export const PUBLIC_RECORD_KINDS = Object.keys(PUBLIC_RECORDS) as [
  PublicRecordKind,
  ...PublicRecordKind[],
]

type Fields<K extends PublicRecordKind> = (typeof PUBLIC_RECORDS)[K]['fields']
type Numeric = { kind: 'money' | 'percent' | 'count' }

/** A record among facts: money in 分, days ISO; what no source told is null. */
export type PublicRecord<K extends PublicRecordKind> = {
  [F in keyof Fields<K>]: (Fields<K>[F] extends Numeric ? number : string) | null
}

export const recordFields = (kind: PublicRecordKind): Readonly<Record<string, RecordField>> =>
  PUBLIC_RECORDS[kind].fields
