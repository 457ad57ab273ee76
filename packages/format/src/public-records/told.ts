/** How a kind of public records was told of an enterprise, and how surely a record is of it. */
import type { PublicRecordKind } from './kinds.ts'

/**
 * `TOLD` = asked and answered, with or without records: no records then means none. `UNTOLD` = no vendor in use tells this kind (未查得);
 * `FAILED` = asked, and no answer that could be read; `UNASKED` = not part of what was asked.
 */
export const TOLD_STATES = ['TOLD', 'UNTOLD', 'FAILED', 'UNASKED'] as const
export type ToldState = (typeof TOLD_STATES)[number]

/** `CODE` = the record bears the enterprise's own code; `NAME` = no code, the name is the same: 疑似. A record with another code is of another firm. */
export const MATCH_LEVELS = ['CODE', 'NAME'] as const
export type MatchLevel = (typeof MATCH_LEVELS)[number]

/** What speaks for or against a record's being of the enterprise. */
export const MATCH_SIGNS = [
  'CODE',
  'NAME',
  'FORMER_NAME',
  'REGION',
  'LEGAL_REP',
  'SHAREHOLDER',
  'ADDRESS',
] as const
export type MatchSign = (typeof MATCH_SIGNS)[number]

/** A record as a vendor's answer tells it: fields of its kind (`fields.ts`), whom it is said to be about, and the vendor's own words. */
export interface AnswerRecord {
  kind: PublicRecordKind
  fields: Readonly<Record<string, string | number>>
  /** Name and code of the firm that the record itself names; absent = it names none. */
  subject: { name?: string; code?: string }
  /** The record as it was told, untouched. */
  item: unknown
}

/** What was read of a vendor's answer: one of each kind that it tells. */
export interface ReadAnswer {
  /** Code of the vendor whose shape it is: `tianyancha`, `qichacha`, `qixinbao`; `other` where none is known by it. */
  vendor: string
  /** Null = what the answer tells that is of no kind of ours. */
  kind: PublicRecordKind | null
  records: AnswerRecord[]
  /** Records that the vendor says there are, where it says so: more than `records` = further pages. */
  total: number | null
  /** Paths of the vendor's fields that have a place among ours, and those that have none; values that say nothing are in neither. */
  fields: { told: string[]; unknown: string[] }
}
