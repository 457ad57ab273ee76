/** Books that institutions had per kind of report, as they stand after the migration: one book each, numbered in the order they were made. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { earlierDatabase } from '../support/earlier.ts'

let db: Database
let drop: () => Promise<void>

async function fill(used: Database) {
  const book = (
    company: number,
    kind: string,
    version: number,
    status: string,
    [limits, off]: [object, object],
    day: number,
  ) =>
    used.run(
      `insert into rule_book (company_id, kind, version, status, note, limits, off, authors, author, decided_id, decided_by, created_at)
       values ($1, $2, $3, $4, 'x', $5, $6, '{7}', 'a', $7, 'b', date '2026-01-01' + $8::int)`,
      [company, kind, version, status, limits, off, status === 'DRAFT' ? null : 8, day],
    )
  await book(1, 'INVOICE', 1, 'IN_FORCE', [{ 'R-038': { top1: 1 } }, { 'R-022': '不看' }], 1)
  await book(1, 'TAX_PAYMENT', 1, 'IN_FORCE', [{ 'R-068': { low: 2 } }, {}], 2)
  await book(1, 'INVOICE', 2, 'DRAFT', [{}, {}], 3)
  await book(2, 'TAX_PAYMENT', 1, 'IN_FORCE', [{ 'R-001': { highDays: 30 } }, {}], 1)
  const run =
    "insert into backtest (company_id, no, kind, version, against, total, created_by) values ($1, $2, $3, $4, $5, 0, 'x')"
  await used.run(run, [1, 'BT1', 'INVOICE', 2, 1])
  await used.run(run, [1, 'BT2', 'TAX_PAYMENT', 1, 0])
  await used.run(
    `insert into rule_suppression (company_id, kind, rule, reason, until, status, asked_id, asked_by, decided_id)
     values (1, 'INVOICE', 'R-038', 'x', current_date + 9, 'IN_FORCE', 7, 'a', 8)`,
  )
}

beforeAll(async () => {
  ;({ db, drop } = await earlierDatabase('0120', fill))
})
afterAll(() => drop())

it('what was in force of each kind is in force as one', async () => {
  expect(
    await db.rows(
      "select company_id, version, limits, off from rule_book where status = 'IN_FORCE' order by 1",
    ),
  ).toEqual([
    {
      company_id: 1,
      version: 4,
      limits: { 'R-038': { top1: 1 }, 'R-068': { low: 2 } },
      off: { 'R-022': '不看' },
    },
    { company_id: 2, version: 1, limits: { 'R-001': { highDays: 30 } }, off: {} },
  ])
})

it('the others keep what they say under the numbers of one row', async () => {
  expect(
    await db.rows('select version, status from rule_book where company_id = 1 order by 1'),
  ).toEqual([
    { version: 1, status: 'RETIRED' },
    { version: 2, status: 'RETIRED' },
    { version: 3, status: 'DRAFT' },
    { version: 4, status: 'IN_FORCE' },
  ])
})

it('runs name the versions that they were of, and suppressions hold', async () => {
  expect(await db.rows('select no, version, against from backtest order by no')).toEqual([
    { no: 'BT1', version: 3, against: 1 },
    { no: 'BT2', version: 2, against: 0 },
  ])
  expect(await db.rows('select rule from rule_suppression')).toEqual([{ rule: 'R-038' }])
})
