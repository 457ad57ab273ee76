/**
 * The bill of a month with a million calls: made as on the third of the next month, opened, and each of its lines opened to the calls
 * behind it; beside it the same by the hour, and what a fifth of the calls, a secondary customer's, cost.
 */
import { freezeBill, monthBill } from '../../apps/server/src/features/billing/bill.ts'
import { costOfCalls, costsOfMonth } from '../../apps/server/src/features/metering/of-secondary.ts'
import { usageHours, usagePage } from '../../apps/server/src/features/metering/records.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'
import { CALLS, MONTH, ms, seedCalls } from './money.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 7)
const SIZE = 20
const MONTH_TEXT = '2026-01'
const CHILD = 424_242

const MADE_MS = 10_000
const OPENED_MS = 300

async function rounds(work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const one = await ms(work)
    if (round >= 0) taken.push(one)
  }
  return taken
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const { db } = await cluster.create()
    const tenant = await seedCalls(db, CHILD)
    const made: number[] = []
    for (let round = 0; round < 3; round++) {
      await db.pool.query('truncate bill, bill_line')
      made.push(await ms(() => tenant.transaction((tx) => freezeBill(tx, MONTH))))
    }
    const bill = await monthBill(tenant, MONTH)
    if (bill.lines.reduce((sum, { calls }) => sum + calls, 0) !== CALLS)
      throw new Error('the bill is not its calls')
    const line = (product: string, more: object = {}) => ({ month: MONTH_TEXT, product, ...more })
    const page = (filter: object, at = 1) =>
      rounds(() => usagePage(tenant, filter, { sort: '-at', page: at, size: SIZE }))
    const { product } = bill.lines[0]!
    const last = Math.ceil(bill.lines[0]!.calls / SIZE)
    const opened: [name: string, taken: number[]][] = [
      ['账单', await rounds(() => monthBill(tenant, MONTH))],
      ['全月的查询，首页', await page({ month: MONTH_TEXT })],
    ]
    for (const each of bill.lines)
      opened.push([`${each.product}，首页`, await page(line(each.product))])
    opened.push(
      [`${product}，末页（第 ${last} 页）`, await page(line(product), last)],
      [`${product}，仅计费`, await page(line(product, { state: 'CHARGED' }))],
      [`${product}，仅接口`, await page(line(product, { via: 'API' }))],
      ['二级客户的成本', await rounds(() => costsOfMonth(tenant, CHILD, MONTH))],
    )
    const beside: typeof opened = [
      [`${product}，按企业名称搜索`, await page(line(product, { keyword: '第77号' }))],
      ['按小时', await rounds(() => usageHours(tenant, { month: MONTH_TEXT }, 1, SIZE))],
      [
        '二级客户一页查询的成本',
        await rounds(async () => costOfCalls(tenant, CHILD, ['INV000000000000000002'])),
      ],
    ]
    const worst = Math.max(...opened.map(([, taken]) => median(taken)))
    report(
      {
        name: 'server-bill',
        title: 'The bill of a month with a million calls',
        method: [
          `${CALLS} records of calls of five products in one month, a fifth of them a secondary customer's; in process, in milliseconds.`,
          'The bill is made of the records in one transaction, as on the third of a month: three times, each anew.',
          `Opened: ${ROUNDS} rounds after one to warm up; a page of ${SIZE} calls comes with their count.`,
        ],
        columns: ['step', 'ms median (min–max)'],
        rows: [
          ['出账', spread(made)],
          ...[...opened, ...beside].map(([name, taken]) => [name, spread(taken)]),
        ],
        figures: [
          {
            name: 'bill of a million calls made, s, the slowest',
            clock: 'time',
            value: Number((Math.max(...made) / 1000).toFixed(2)),
            goal: '< 10',
            met: Math.max(...made) < MADE_MS,
          },
          {
            name: 'bill and drill-down opened, ms, the slowest of them',
            clock: 'time',
            value: Number(worst.toFixed(0)),
            goal: '< 300',
            met: worst < OPENED_MS,
          },
        ],
      },
      { postgresql: cluster.version },
    )
    await db.close()
  } finally {
    await cluster.stop()
  }
}

if (import.meta.main) await run()
