/** Memory of the server under a load that goes on: after all of it, against after its first sixth. */
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from '../bench/lib/results.ts'
import { tell } from './lib/tell.ts'
import { salesList, startTenants, type Tenant } from './lib/tenants.ts'

/** The whole load; an hour compares with ten minutes. */
const MINUTES = Number(process.env.CAMPAIGN_MINUTES ?? 60)
const SAMPLE_MS = 1_000
const USERS = 4

export async function run(seed: number): Promise<boolean> {
  const world = await startTenants()
  const samples: number[] = []
  const end = Date.now() + MINUTES * 60_000
  const stopped = new AbortController()
  let calls = 0
  try {
    const companies = await Promise.all(
      Array.from({ length: USERS }, (_, i) => world.company(`机构${i}`)),
    )
    const load = Promise.all(
      companies.map(async (company) => {
        const taxNo = await company.enterprise()
        while (Date.now() < end && !stopped.signal.aborted) calls += await round(company, taxNo)
      }),
    )
    load.catch(() => stopped.abort())
    while (Date.now() < end && !stopped.signal.aborted) {
      samples.push(world.memory())
      await sleep(SAMPLE_MS)
    }
    await load
  } finally {
    await world.stop()
  }
  // A sixth in: the samples before it, as many as make a steady figure; at the end: as many.
  const sixth = Math.floor(samples.length / 6)
  const few = Math.max(5, Math.floor(samples.length / 12))
  const early = samples.slice(Math.max(0, sixth - few), sixth)
  const late = samples.slice(-few)
  const ratio = median(late) / median(early)
  return tell('memory', seed, {
    title: 'Memory under a load that goes on',
    method: [
      `${MINUTES} minutes: ${USERS} companies at once, each uploads a file of 500 rows, looks at its import, lists and account, and orders a report, over and over; ${calls} calls in all.`,
      `Resident memory of the server with its worker each second; medians of ${few} samples that end after a sixth of the time, and at its end.`,
    ],
    columns: ['when', 'MiB'],
    rows: [
      ['after a sixth', Math.round(median(early))],
      ['at the end', Math.round(median(late))],
      ['most', Math.round(Math.max(...samples))],
    ],
    figures: [
      {
        name: `memory after ${MINUTES} minutes ÷ after ${Number((MINUTES / 6).toFixed(1))}`,
        value: Number(ratio.toFixed(2)),
        goal: '≤ 1.3',
        met: ratio <= 1.3,
      },
    ],
  })
}

/** What a person does in a while; gives the number of calls. */
async function round(company: Tenant, taxNo: string): Promise<number> {
  const ids = await company.upload(taxNo, [salesList(500)])
  if (ids) await company.outcome(ids[0]!)
  await company.call('/user/info')
  await company.call('/bss/menu/userMenu', {})
  await company.call('/enterprise/list', { page: 1, size: 20 })
  await company.call('/tax/queryCenter/dataCollection', { page: 1, size: 20 })
  await company.call('/frontTax/front/report/tax/query', { taxId: taxNo })
  return 6 + (ids ? 1 : 0)
}
