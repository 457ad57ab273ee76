/** Calls that have a measure of their own: lists against a bare server on the same nodes, and a report made of stored digests. */
import type { ChildProcess } from 'node:child_process'
import { invoiceReport } from '@xinjian/engine/invoice/report'
import { canonicalJson } from '@xinjian/format'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { loadFacts } from '../../apps/server/src/features/facts/invoice/load-facts.ts'
import { freePort } from '../../apps/server/test/free-port.ts'
import { makeDataset } from '../server/dataset.ts'
import { loadList, seedList, startReady } from '../server/list.ts'
import { addEnterprise, ingestDataset } from '../server/load.ts'
import { SIDES, type Sides, type Which } from './sides.ts'

/** December 2025, the last month of the data. */
const THROUGH = 2025 * 12 + 11
const WARM_UP = 10

export type PerSide = Record<Which, number[]>

/** Lists a second, by round: of the product on both, and of the bare server on Citus. */
export async function measureLists(
  sides: Sides,
  rounds: number,
  seconds: number,
): Promise<PerSide & { bare: number[] }> {
  const tokens = {
    single: await seedList(sides.single.world.db),
    citus: await seedList(sides.citus.world.db),
  }
  // One that names no table reaches the coordinator alone.
  for (const side of SIDES)
    await sides[side].world.db.pool.query('vacuum (analyze) enterprise, invoice_month, report')
  const port = await freePort()
  const bare: ChildProcess = await startReady(
    'raw-list-server.ts',
    [sides.citus.url, String(port)],
    {},
  )
  try {
    const ways = {
      bare: { url: `http://127.0.0.1:${port}/`, token: tokens.citus },
      citus: { url: `${sides.citus.world.server.base}/enterprise/list`, token: tokens.citus },
      single: { url: `${sides.single.world.server.base}/enterprise/list`, token: tokens.single },
    }
    const names = ['bare', 'citus', 'single'] as const
    const perSecond = { bare: [] as number[], citus: [] as number[], single: [] as number[] }
    const load = (name: keyof typeof ways, s: number) =>
      loadList(ways[name].url, ways[name].token, s)
    for (const name of names) await load(name, 3)
    for (let round = 0; round < rounds; round++)
      for (const name of round % 2 ? names.toReversed() : names)
        perSecond[name].push((await load(name, seconds)).requests.average)
    return perSecond
  } finally {
    bare.kill('SIGKILL')
  }
}

export interface Reports {
  /** Milliseconds of one report, from the database to its finished JSON. */
  ms: PerSide
  /** Invoices stored a second, once on each. */
  stored: Record<Which, number>
}

export async function measureReports(
  sides: Sides,
  rounds: number,
  invoices: number,
): Promise<Reports> {
  const data = makeDataset(invoices)
  const ids = { single: 0, citus: 0 }
  const stored = { single: 0, citus: 0 }
  for (const side of SIDES) {
    const { db } = sides[side].world
    ids[side] = await addEnterprise(db)
    stored[side] = data.invoices / (await ingestDataset(db, ids[side], data))
    await db.pool.query('vacuum (analyze) invoice, invoice_item, counterparty, invoice_month')
  }
  const once = async (side: Which): Promise<number> => {
    const began = performance.now()
    const { facts } = await loadFacts(tenantOf(sides[side].world.db, 1), ids[side])
    canonicalJson(invoiceReport(facts, { through: THROUGH }))
    return performance.now() - began
  }
  const ms: PerSide = { single: [], citus: [] }
  for (let n = 0; n < WARM_UP; n++) for (const side of SIDES) await once(side)
  for (let n = 0; n < rounds; n++) for (const side of SIDES) ms[side].push(await once(side))
  return { ms, stored }
}
