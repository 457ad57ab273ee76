/** Records of a bureau behind a figure, by the fields that the server keeps of them. */
import { monthCode } from '../../kit/calendar/calendar.ts'
import { formatMonth, type MonthIndex } from '../../kit/calendar/window.ts'
import type { Condition } from '../../report/condition.ts'
import type { RecordDataset, RecordEvidence } from '../../report/evidence.ts'

export const recordLeg = (
  dataset: RecordDataset,
  where: Condition,
  words: string,
): RecordEvidence => ({ dataset, where, words })

/** Rows by name, sorted, so that equal facts give equal bytes. */
export const keysLeg = (
  dataset: RecordDataset,
  keys: readonly string[],
  words: string,
): RecordEvidence => recordLeg(dataset, { field: 'key', in: [...keys].sort() }, words)

/** Bureaus write months as 202610, people as 2026-10: either names the month. */
export const insuranceLeg = (months: readonly MonthIndex[], words: string): RecordEvidence =>
  recordLeg(
    'SOCIAL_INSURANCE',
    { field: 'month', in: months.flatMap((m) => [formatMonth(m), monthCode(m)]).sort() },
    words,
  )
