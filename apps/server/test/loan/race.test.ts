/** A line under a hundred drawdowns at once: as many succeed as it has room for, and its sums are theirs. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { lineOf } from '../../src/features/loan/lines.ts'
import { openClone } from '../harness.ts'
import { apply, lineFor, type Parties, partiesOf } from './setup.ts'

let db: Database
let drop: () => Promise<void>
let parties: Parties
beforeAll(async () => {
  ;({ db, drop } = await openClone('stocked'))
  parties = await partiesOf(db)
})
afterAll(() => drop?.())

it('never exceeds its limit', async () => {
  const ROOM = 37
  const EACH = 1_000_001
  const line = await lineFor(db, parties, EACH * ROOM + EACH - 1)
  const tenant = tenantOf(db, parties.funder)
  const ended = await Promise.allSettled(
    Array.from({ length: 100 }, (_, i) =>
      tenant.transaction((tx) => apply(tx, parties, `PO-${i}`, EACH)),
    ),
  )
  const won = ended.filter(({ status }) => status === 'fulfilled')
  expect(won).toHaveLength(ROOM)
  for (const one of ended)
    if (one.status === 'rejected') expect(one.reason.message).toContain('额度不足')
  expect(await lineOf(tenant, line)).toMatchObject({ used_fen: 0, frozen_fen: EACH * ROOM })
  const sum = await tenant.one<{ n: number; fen: number }>(
    'select count(*)::int as n, sum(amount_fen)::int8 as fen from loan where company_id = $1',
  )
  expect(sum).toEqual({ n: ROOM, fen: EACH * ROOM })
})

it('one order is financed once, whoever is faster', async () => {
  const tenant = tenantOf(db, parties.funder)
  const ended = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      tenant.transaction((tx) => apply(tx, parties, 'PO-SAME', 1_000)),
    ),
  )
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('holds in the database, too', async () => {
  await expect(
    tenantOf(db, parties.funder).run(
      'update credit_line set frozen_fen = limit_fen + 1 where company_id = $1',
    ),
  ).rejects.toMatchObject({ constraint: 'credit_line_limit' })
})
