/** Records as a report sees them: by kind, newest first, those of the enterprise apart from those that bear its name only. */
import {
  PUBLIC_RECORDS,
  type PublicRecordKind,
  recordFields,
} from '@xinjian/format/public-records/kinds'
import { formatDay } from '../../kit/calendar/window.ts'
import { oncePer } from '../../kit/once.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import type { PublicContext } from '../context.ts'
import type { ToldRecord } from '../facts.ts'
import { nameOf } from '../told.ts'
import { PUBLIC_SAYS as SAYS } from '../words.ts'
import { dayOfRecord, type Validity, validityOf } from './validity.ts'

export interface Seen<K extends PublicRecordKind = PublicRecordKind> {
  kind: K
  record: ToldRecord<K>
  /** ISO; null = it tells no day. */
  on: string | null
  validity: Validity | null
}

export interface SeenKind<K extends PublicRecordKind = PublicRecordKind> {
  /** They bear the enterprise's own code. */
  certain: readonly Seen<K>[]
  /** 疑似: only the name is the same. */
  suspected: readonly Seen<K>[]
}

/** Days of a record in the order in which one stands for it; those that lie ahead of it are none. */
const AHEAD = /To$|^subscribedOn$/
const DAYS = Object.fromEntries(
  (Object.keys(PUBLIC_RECORDS) as PublicRecordKind[]).map((kind) => [
    kind,
    Object.entries(recordFields(kind)).flatMap(([name, field]) =>
      field.kind === 'day' && !AHEAD.test(name) ? [name] : [],
    ),
  ]),
) as Record<PublicRecordKind, string[]>

const newestFirst = (a: Seen, b: Seen): number =>
  compare(b.on ?? '', a.on ?? '') || compare(a.record.key, b.record.key)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Hearings are told ahead; what else lies after the day that the report looks from is not seen. */
function seenOf<K extends PublicRecordKind>(context: PublicContext, kind: K): SeenKind<K> {
  const records = context.facts.told[kind].state === 'TOLD' ? context.facts.records[kind] : []
  const all = seenAmong(context, kind, records as ToldRecord<K>[])
  return {
    certain: all.filter(({ record }) => record.matched.level === 'CODE'),
    suspected: all.filter(({ record }) => record.matched.level === 'NAME'),
  }
}

/** Newest first; those that lie ahead are left out. */
export function seenAmong<K extends PublicRecordKind>(
  context: PublicContext,
  kind: K,
  records: readonly ToldRecord<K>[],
): Seen<K>[] {
  const last = Math.max(context.asOf, context.day)
  const seen = records.flatMap((record): Seen<K>[] => {
    const day = dayOfRecord(kind, record, DAYS[kind])
    if (day !== null && day > last && kind !== 'HEARING') return []
    return [
      {
        ...{ kind, record, on: day === null ? null : formatDay(day) },
        validity: validityOf(kind, record, context.day),
      },
    ]
  })
  return seen.sort(newestFirst)
}

const kinds = oncePer((_: PublicContext) => new Map<PublicRecordKind, SeenKind>())

export function seen<K extends PublicRecordKind>(context: PublicContext, kind: K): SeenKind<K> {
  const known = kinds(context)
  let of = known.get(kind)
  if (!of) {
    of = seenOf(context, kind) as unknown as SeenKind
    known.set(kind, of)
  }
  return of as unknown as SeenKind<K>
}

/** Those of the enterprise that hold on the day. */
export const current = <K extends PublicRecordKind>(
  context: PublicContext,
  kind: K,
): readonly Seen<K>[] =>
  seen(context, kind).certain.filter(({ validity }) => validity === 'CURRENT')

/** What opens records. */
export const recordsLeg = (kind: PublicRecordKind, records: readonly Seen[]): RecordEvidence => ({
  dataset: kind,
  where: { field: 'key', in: records.map(({ record }) => record.key).sort() },
  words:
    records.length === 1 ? oneRow(kind) : SAYS.rowsOf({ name: nameOf(kind), n: records.length }),
})

/** The same sentence stands behind each of thousands of rows. */
const ROWS = new Map<PublicRecordKind, string>()
function oneRow(kind: PublicRecordKind): string {
  let words = ROWS.get(kind)
  if (words === undefined) {
    words = SAYS.rowOf({ name: nameOf(kind) })
    ROWS.set(kind, words)
  }
  return words
}

/** As `recordsLeg`, of records of several kinds; nothing opens nothing. */
export const legsOf = (records: readonly Seen[]): RecordEvidence[] =>
  [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, of]) => recordsLeg(kind, of))
