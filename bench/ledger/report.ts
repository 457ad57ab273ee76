/** The report on an enterprise's books from warm data: facts, engine and document, where a million voucher lines lie beneath. */
import type { Dataset } from '@xinjian/contract'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import {
  heldCash,
  heldFilings,
  loadErpFacts,
  storeReckoned,
} from '../../apps/server/src/features/facts/records/read.ts'
import { ERP_ENGINE } from '../../packages/engine/src/erp/engine.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { addEnterprise } from '../server/load.ts'
import { importLedger } from './import-ledger.ts'
import { PLACE } from './lines.ts'

const LINES = Number(process.env.XINJIAN_BENCH_LINES ?? 1_000_000)
const TIMES = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 4) * 5
const NONE: ReadonlySet<Dataset> = new Set()
const GOAL_MS = 300
/** The last of the lines. */
const LAST_MONTH = 2026 * 12 + 11

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const { db } = await cluster.create()
    const sizes = [LINES / 10, LINES]
    const ms: number[][] = []
    for (const [i, lines] of sizes.entries()) {
      const enterpriseId = await addEnterprise(db, 1, `91440300MA5BENCH${i}X`)
      await importLedger(db, enterpriseId, lines)
      await db.pool.query('vacuum (analyze)')
      const took: number[] = []
      // The first two warm caches and plans.
      for (let n = 0; n < TIMES + 2; n++) {
        const started = performance.now()
        const tenant = tenantOf(db, 1)
        const loaded = await tenant.transaction(async (tx) => {
          const books = (await loadErpFacts(tx, enterpriseId, NONE))!
          const { filings } = await heldFilings(tx, enterpriseId, NONE)
          const { cash, fresh } = await heldCash(tx, enterpriseId)
          return {
            ...{ ...books, fresh: [...books.fresh, ...fresh] },
            facts: { ...books.facts, filings, cash },
          }
        })
        await storeReckoned(tenant, enterpriseId, loaded.fresh)
        ERP_ENGINE.make(loaded.facts, LAST_MONTH)
        if (n >= 2) took.push(performance.now() - started)
      }
      ms.push(took)
    }
    await db.close()
    const most = median(ms[1]!)
    const growth = most / median(ms[0]!)
    report(
      {
        name: 'ledger-report',
        title: 'Report on an enterprise’s books from warm data',
        method: [
          `Facts in one transaction, what is reckoned of all rows kept from the first report on, engine, document; ${PLACE.months} months, ${PLACE.accounts} accounts; ${TIMES} times after two that warm up.`,
        ],
        columns: ['voucher lines', 'ms median (min–max)'],
        rows: sizes.map((lines, i) => [lines, spread(ms[i]!, 1)]),
        figures: [
          {
            name: `ms of a report at ${LINES} lines`,
            value: Number(most.toFixed(1)),
            goal: `≤ ${GOAL_MS}`,
            met: most <= GOAL_MS,
          },
          {
            name: 'time at all lines ÷ at a tenth of them: it grows with months × accounts',
            value: Number(growth.toFixed(2)),
            goal: '≤ 1.5',
            met: growth <= 1.5,
            ours: true,
          },
        ],
      },
      { postgresql: cluster.version },
    )
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) await run()
