/** A database that was in use before the directory: each key it held leads to its company after the migration. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companiesOf } from '../../src/db/directory.ts'
import type { Database } from '../../src/db/pool.ts'
import { earlierDatabase } from '../support/earlier.ts'

let db: Database
let drop: () => Promise<void>

const hash = (byte: number) => Buffer.alloc(32, byte)
const hex = (byte: number) => hash(byte).toString('hex')

async function fill(used: Database) {
  const report =
    "insert into report (company_id, report_no, enterprise_id, report_type, params, created_by, fingerprint) values ($1, $2, 1, 'INVOICE', '{}', 'x', $3)"
  // One document ordered twice by one company and once by another; one report that was never made.
  await used.run(report, [1, 'FP-1', hex(1)])
  await used.run(report, [1, 'FP-2', hex(1)])
  await used.run(report, [2, 'FP-3', hex(1)])
  await used.run(report, [2, 'FP-4', null])
  await used.run(
    "insert into report_file (company_id, report_no, format, sha256, blob_key, bytes) values (1, 'FP-1', 'pdf', $1, 'b', 1), (1, 'FP-1', 'json', $2, 'b', 1)",
    [hex(2), hex(1)],
  )
  await used.run(
    "insert into contract_file (company_id, contract_no, sha256, blob_key, bytes) values (2, 'C', $1, 'b', 1)",
    [hex(2)],
  )
  await used.run(
    "insert into share (company_id, report_no, token_hash, purpose, created_by, expires_at) values (2, 'FP-3', $1, '审批', 'x', now()), (1, 'FP-1', $2, '审批', 'x', now())",
    [hash(3), hash(4)],
  )
  await used.run(
    "insert into collect_channel (company_id, code, title, grantees) values (2, 'bank', '银行', '[]')",
  )
  await used.run(
    "insert into collect_link (company_id, code, channel, created_by, expires_at) values (2, 'L1', 'bank', 'x', now())",
  )
  await used.run(
    "insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id) values (2, 'T1', 'F1', 'bank', $1, 'k', 'k')",
    [hash(5)],
  )
}

beforeAll(async () => {
  ;({ db, drop } = await earlierDatabase('0021', fill))
})
afterAll(() => drop())

it.each([
  ['REPORT', 'FP-1', [1]],
  ['REPORT', 'FP-2', [1]],
  ['REPORT', 'FP-4', [2]],
  ['FILE', hash(1), [1, 2]],
  ['FILE', hash(2), [1, 2]],
  ['SHARE', hash(3), [2]],
  ['SHARE', hash(4), [1]],
  ['CHANNEL', 'bank', [2]],
  ['LINK', 'L1', [2]],
  ['TASK', hash(5), [2]],
  ['REPORT', 'FP-5', []],
] as const)('%s %s', async (kind, key, companies) => {
  expect(await companiesOf(db, kind, key)).toEqual(companies)
})

it('enters nothing twice and nothing without a key', async () => {
  const [{ n, distinct, empty } = { n: 0, distinct: 0, empty: 1 }] = await db.rows<{
    n: number
    distinct: number
    empty: number
  }>(
    `select count(*) as n, count(distinct (kind, key, company_id)) as distinct,
            count(*) filter (where key is null or key = '') as empty from directory`,
  )
  expect({ n, distinct, empty }).toEqual({ n: 13, distinct: 13, empty: 0 })
})

it('keeps its share links, by number and by token', async () => {
  expect(await db.rows('select company_id, report_no from share order by id')).toEqual([
    { company_id: 2, report_no: 'FP-3' },
    { company_id: 1, report_no: 'FP-1' },
  ])
})
