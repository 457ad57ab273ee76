/** A record that registry or courts publish about a firm of the world. */
import type { PUBLIC_RECORDS, PublicRecordKind } from '@xinjian/format/public-records/kinds'
import { type Day, formatDay } from '../world/calendar.ts'
import type { Subject } from './subjects.ts'

export type Fields = Readonly<Record<string, string | number>>

export interface WorldRecord {
  kind: PublicRecordKind
  /** 案号, 文号, 登记号: with the kind it names one record of the world. */
  number: string
  owner: Subject
  /** Name and code that the record itself bears; no code = a name alone. */
  name: string
  code: string | null
  /** Money in yuan, days ISO; what is not published is absent. */
  fields: Fields
  /** Days on which it stands published: the last one excluded, null = for good. */
  from: Day
  until: Day | null
}

type FieldsOf<K extends PublicRecordKind> = Partial<
  Record<keyof (typeof PUBLIC_RECORDS)[K]['fields'], string | number | undefined>
>

interface Standing {
  from: Day
  until?: Day | null
  /** As the record names the firm; left out = by its code and present name. */
  name?: string
  code?: string | null
}

export function record<K extends PublicRecordKind>(
  kind: K,
  owner: Subject,
  number: string,
  fields: FieldsOf<K>,
  { from, until = null, name = owner.name, code = owner.taxNo }: Standing,
): WorldRecord {
  const told = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return {
    kind,
    number,
    owner,
    name,
    code,
    fields: Object.fromEntries(told) as Fields,
    from,
    until,
  }
}

export const standsOn = ({ from, until }: WorldRecord, today: Day): boolean =>
  from <= today && (until === null || today < until)

/** ISO day; undefined stays. */
export const iso = (day: Day | undefined): string | undefined =>
  day === undefined ? undefined : formatDay(day)
