/** Facts of public records for tests that state one thing exactly, and a lively enterprise with something under every heading. */
import {
  PUBLIC_RECORD_KINDS,
  type PublicRecordKind,
  recordFields,
} from '@xinjian/format/public-records/kinds'
import type { PublicFacts, Telling, ToldRecord } from '../../src/public/facts.ts'

export const NAME = '示例精密制造有限公司'
export const CODE = '91440300MA5EXAMP1X'
const AT = '2026-11-20T02:30:00.000Z'

export const TOLD: Telling = { state: 'TOLD', vendor: 'tianyancha', at: AT, fault: null }
export const UNTOLD: Telling = { state: 'UNTOLD', vendor: null, at: null, fault: null }
export const FAILED: Telling = { state: 'FAILED', vendor: null, at: null, fault: 'TIMEOUT' }

const each = <T>(of: (kind: PublicRecordKind) => T) =>
  Object.fromEntries(PUBLIC_RECORD_KINDS.map((kind) => [kind, of(kind)]))

/** Every kind was told and none has a record; looked from 20 November 2026. */
export const publicFacts = (more: Partial<PublicFacts> = {}): PublicFacts => ({
  subject: { name: NAME, taxNo: CODE },
  seq: 1,
  dataCutoff: AT,
  told: each(() => TOLD) as PublicFacts['told'],
  records: each(() => []) as unknown as PublicFacts['records'],
  ...{ related: [], sameAddress: null, samePhone: null, revenue: null },
  ...more,
})

type Given<K extends PublicRecordKind> = Partial<ToldRecord<K>>

/** A record that bears the enterprise's own code and tells only what is given. */
export const record = <K extends PublicRecordKind>(
  kind: K,
  key: string,
  given: Given<K> = {},
): ToldRecord<K> =>
  ({
    ...Object.fromEntries(Object.keys(recordFields(kind)).map((name) => [name, null])),
    ...{ key, vendor: 'tianyancha', disputed: false },
    matched: { level: 'CODE', for: ['CODE'], against: [] },
    ...given,
  }) as unknown as ToldRecord<K>

/** As `record`, of which only the name is the same. */
export const suspected = <K extends PublicRecordKind>(
  kind: K,
  key: string,
  given: Given<K> = {},
): ToldRecord<K> =>
  record(kind, key, {
    matched: { level: 'NAME', for: ['NAME'], against: ['REGION'] },
    ...given,
  } as Given<K>)

/** Facts with these records, `K1`, `K2`… of each kind. */
export function withRecords(
  given: { [K in PublicRecordKind]?: readonly Given<K>[] },
  more: Partial<PublicFacts> = {},
): PublicFacts {
  const facts = publicFacts(more)
  const records = { ...facts.records } as Record<PublicRecordKind, unknown>
  for (const [kind, rows] of Object.entries(given) as [PublicRecordKind, Given<never>[]][])
    records[kind] = rows.map((row, i) => record(kind, `${kind}-${i + 1}`, row))
  return { ...facts, records: records as PublicFacts['records'] }
}

export const withState = (facts: PublicFacts, telling: Telling, ...kinds: PublicRecordKind[]) => ({
  ...facts,
  told: { ...facts.told, ...Object.fromEntries(kinds.map((kind) => [kind, telling])) },
})
