/** Records as a report sees them: of subjects that were told, up to the day looked from, newest first. */
import { LENDING_DATASET } from '@xinjian/format/datasets/datasets'
import {
  BANK_INSTITUTIONS,
  type InstitutionType,
  type LendingEvent,
} from '@xinjian/format/lending/records'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import type { DayNumber } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import type { LendingContext } from '../context.ts'
import type { HeldLendingRecord } from '../facts.ts'
import { toldSubjects } from '../told.ts'
import { LENDING_SAYS as SAYS } from '../words.ts'

export interface Seen {
  record: HeldLendingRecord
  day: DayNumber
  /** Hour in Shanghai; null = only the day is told. */
  hour: number | null
  bank: boolean
  /** The institution among those of all bureaus: a code is a bureau's own. */
  institution: string
}

const BANKS: ReadonlySet<InstitutionType> = new Set(BANK_INSTITUTIONS)

/** What bears no day, or one after the day looked from, is not seen. A person who was not told has no records. */
export const seen = oncePer((context: LendingContext): readonly Seen[] => {
  const vendors = new Map(toldSubjects(context).map(({ role, vendor }) => [role, vendor]))
  return context.facts.records
    .flatMap((record): Seen[] => {
      const vendor = vendors.get(record.subject)
      const day = optionalDay(record.at)
      if (vendor === undefined || day === null || day > context.asOf) return []
      const hour = /^.{10}[T ](\d\d):/.exec(record.at)?.[1]
      return [
        {
          ...{ record, day, hour: hour === undefined ? null : Number(hour) },
          bank: BANKS.has(record.institution),
          institution: `${vendor ?? ''}|${record.institutionCode}`,
        },
      ]
    })
    .sort((a, b) => compare(b.record.at, a.record.at) || compare(a.record.key, b.record.key))
})

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const byEvent = oncePer((context: LendingContext) =>
  Map.groupBy(seen(context), ({ record }) => record.event),
)

export const eventsOf = (context: LendingContext, event: LendingEvent): readonly Seen[] =>
  byEvent(context).get(event) ?? []

export const institutionsOf = (records: readonly Seen[]): number =>
  new Set(records.map(({ institution }) => institution)).size

/** What opens records; nothing opens nothing. */
export const legsOf = (records: readonly Seen[]): RecordEvidence[] =>
  records.length === 0
    ? []
    : [
        {
          dataset: LENDING_DATASET,
          where: { field: 'key', in: records.map(({ record }) => record.key).sort() },
          words: records.length === 1 ? SAYS.recordOf : SAYS.recordsOf({ n: records.length }),
        },
      ]
