/** Tables of public records hold what the table of kinds says: a column for each field, of the type of its kind. */
import { COURT_RECORDS } from '@xinjian/format/public-records/court'
import { PUBLIC_RECORD_KINDS, recordFields } from '@xinjian/format/public-records/kinds'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

const TYPES = {
  text: 'text',
  party: 'text',
  person: 'text',
  day: 'date',
  money: 'int8',
  percent: 'numeric',
  count: 'int4',
}
/** Of every fact, and of every public record. */
const COMMON = {
  company_id: 'int4',
  enterprise_id: 'int4',
  row_key: 'text',
  revision: 'int4',
  gone: 'bool',
  hash: 'text',
  source: 'text',
  collected_at: 'timestamptz',
  contract_no: 'text',
  task_id: 'text',
  vendor: 'text',
  match_level: 'text',
  match_for: 'jsonb',
  match_against: 'jsonb',
  subject_name: 'text',
  subject_code: 'text',
  told: 'text',
}

it.each(PUBLIC_RECORD_KINDS)('%s', async (kind) => {
  const table = `${kind in COURT_RECORDS ? 'court' : 'registry'}_${kind.toLowerCase()}`
  const columns = await db.rows<{ name: string; type: string }>(
    `select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`,
    [table],
  )
  const own = Object.entries(recordFields(kind)).map(([field, { kind: of }]) => [
    field.replace(/(?=[A-Z])/g, '_').toLowerCase(),
    TYPES[of],
  ])
  expect(Object.fromEntries(columns.map(({ name, type }) => [name, type]))).toEqual({
    ...COMMON,
    ...Object.fromEntries(own),
  })
})
