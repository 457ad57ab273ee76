/** One company floods the imports with slow files; how long another waits for a small one, against its wait alone. */

import { tell } from './lib/tell.ts'
import { salesList, startTenants, type Tenant } from './lib/tenants.ts'

/** Files of the flood, rows of each, and small files of the other company. */
const FLOOD = Number(process.env.CAMPAIGN_FLOOD ?? 300)
const SLOW_ROWS = Number(process.env.CAMPAIGN_SLOW_ROWS ?? 40_000)
const SMALL = Number(process.env.CAMPAIGN_SMALL ?? 30)
const SMALL_ROWS = 200
const FILES_AT_ONCE = 10

export async function run(seed: number): Promise<boolean> {
  const world = await startTenants()
  try {
    const [flooder, other] = [await world.company('洪水机构'), await world.company('另一机构')]
    await waits(other, 5)
    const alone = await waits(other, SMALL)
    const { taken, refused } = await flood(flooder)
    const before = await flooder.open()
    const flooded = await waits(other, SMALL)
    const after = await flooder.open()
    const ratio = p95(flooded) / p95(alone)
    return tell('fairness', seed, {
      title: 'Two companies, one of which floods',
      method: [
        `Company A uploads ${FLOOD} files of ${SLOW_ROWS} rows; ${taken} were taken, ${refused} refused with 429. ${before} of them waited or ran as company B began, ${after} as it ended.`,
        `Company B uploads ${SMALL} files of ${SMALL_ROWS} rows, one after another; from upload to the end of the import as its page sees it, milliseconds. One server with its worker, PostgreSQL and this program share the machine.`,
      ],
      columns: ['B', 'median', 'p95', 'longest'],
      rows: [row('alone', alone), row('beside the flood', flooded)],
      figures: [
        {
          name: 'p95 beside the flood ÷ p95 alone',
          value: Number(ratio.toFixed(2)),
          goal: '≤ 2',
          met: ratio <= 2,
        },
        {
          name: 'files of the flood still open at the end',
          value: after,
          goal: '> 0',
          met: after > 0,
        },
      ],
    })
  } finally {
    await world.stop()
  }
}

async function flood(flooder: Tenant): Promise<{ taken: number; refused: number }> {
  const taxNo = await flooder.enterprise()
  let [taken, refused] = [0, 0]
  for (let n = 0; n < FLOOD; n += FILES_AT_ONCE) {
    const files = Array.from({ length: FILES_AT_ONCE }, () => salesList(SLOW_ROWS))
    const ids = await flooder.upload(taxNo, files)
    if (ids) taken += ids.length
    else refused += files.length
  }
  return { taken, refused }
}

async function waits(company: Tenant, files: number): Promise<number[]> {
  const taxNo = await company.enterprise()
  const ms: number[] = []
  for (let i = 0; i < files; i++) {
    const file = salesList(SMALL_ROWS)
    const begin = performance.now()
    const ids = await company.upload(taxNo, [file])
    if (!ids) throw new Error('a small file was refused')
    const status = await company.outcome(ids[0]!)
    if (status !== 'DONE') throw new Error(`a small file ended ${status}`)
    ms.push(performance.now() - begin)
  }
  return ms
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const at = (values: readonly number[], share: number): number =>
  sorted(values)[Math.ceil(values.length * share) - 1]!
const p95 = (values: readonly number[]): number => at(values, 0.95)
const row = (name: string, ms: readonly number[]) => [
  name,
  ...[0.5, 0.95, 1].map((share) => Math.round(at(ms, share))),
]
