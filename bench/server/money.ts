/** A company with a million calls in one month: its records as lists show them. Their bill: bill.ts. */

import type { Database } from '../../apps/server/src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../apps/server/src/db/tenant.ts'
import { usagePage } from '../../apps/server/src/features/metering/records.ts'
import { startBenchCluster } from '../lib/database.ts'
import { median, report, spread } from '../lib/results.ts'

export const CALLS = Number(process.env.XINJIAN_BENCH_CALLS ?? 1_000_000)
const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 7)
const SIZE = 20
/** January 2026, year × 12 + month − 1. */
export const MONTH = 2026 * 12

/** `childId`: a fifth of the calls, those of one product, were this secondary customer's. */
export async function seedCalls(db: Database, childId: number | null = null): Promise<TenantDb> {
  const company = await db.one<{ id: number }>(
    "insert into company (name, kind) values ('压测机构', 'CUSTOMER') returning id",
  )
  const companyId = company!.id
  await db.run(
    `insert into usage_record (company_id, no, product, via, enterprise_id, enterprise_name, tax_no, charge_rule, valid_days,
       unit_price, state, why, amount, made_by, at, settled_at, month, child_id)
     select $1, 'INV' || lpad(n::text, 18, '0'), (array['INVOICE', 'TAX', 'TAX_PAYMENT', 'TAX_INVOICE', 'TAX_RISK'])[1 + n % 5],
            case when n % 7 = 0 then 'API' else 'PAGE' end, n % 5000, '压测企业第' || n % 5000 || '号有限公司',
            '9144030' || lpad((n % 5000)::text, 11, '0'), 'FOUND', 30, 120000,
            case when n % 4 = 0 then 'FREE' else 'CHARGED' end, case when n % 4 = 0 then 'VALID' else 'FOUND' end,
            case when n % 4 = 0 then 0 else 120000 - (n % 9) * 1000 end, 'bench',
            timestamptz '2026-01-01 00:00+08' + n * interval '2.6 seconds',
            timestamptz '2026-01-01 00:00:03+08' + n * interval '2.6 seconds', $2,
            case when n % 5 = 2 then $4::int end
       from generate_series(1, $3::int) n`,
    [companyId, MONTH, CALLS, childId],
  )
  await db.pool.query('vacuum (analyze) usage_record')
  return tenantOf(db, companyId)
}

export async function ms(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The same rows and the count by hand, as the nearest one writes it. */
const bare = (tenant: TenantDb, where: string, order: string) =>
  Promise.all([
    tenant.rows(
      `select u.*, p.name from usage_record u left join product p on p.code = u.product
        where u.company_id = $1 ${where} order by ${order} limit ${SIZE}`,
    ),
    tenant.one(`select count(*)::int as n from usage_record u where u.company_id = $1 ${where}`),
  ])

const LISTS = [
  { name: '最新在前', filter: {}, sort: '-at', where: '', order: 'u.at desc, u.no desc' },
  {
    name: '按产品与状态筛选，按金额排序',
    filter: { product: 'TAX', state: 'CHARGED' },
    sort: '-amount',
    where: "and u.product = 'TAX' and u.state = 'CHARGED'",
    order: 'u.amount desc, u.at desc, u.no desc',
  },
  {
    name: '全部，按金额排序',
    filter: {},
    sort: '-amount',
    where: '',
    order: 'u.amount desc, u.at desc, u.no desc',
  },
  {
    name: '按企业名称搜索',
    filter: { keyword: '第77号' },
    sort: '-at',
    where:
      "and (u.enterprise_name ilike '%第77号%' or u.tax_no like '%第77号%' or u.no like '%第77号%')",
    order: 'u.at desc, u.no desc',
  },
] as const

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  try {
    const { db } = await cluster.create()
    const tenant = await seedCalls(db)
    const rows: string[][] = []
    const ratios: number[] = []
    for (const { name, filter, sort, where, order } of LISTS) {
      const own: number[] = []
      const raw: number[] = []
      for (let round = -1; round < ROUNDS; round++) {
        const byHand = await ms(() => bare(tenant, where, order))
        const listed = await ms(() => usagePage(tenant, filter, { sort, page: 1, size: SIZE }))
        if (round < 0) continue
        raw.push(byHand)
        own.push(listed)
      }
      ratios.push(median(own.map((n, i) => n / raw[i]!)))
      rows.push([name, spread(raw), spread(own)])
    }
    const deep: number[] = []
    for (const { name, filter, sort } of LISTS) {
      const ends: number[] = []
      const { total } = await usagePage(tenant, filter, { sort, page: 1, size: SIZE })
      const last = Math.max(1, Math.ceil(total / SIZE))
      for (let round = -1; round < ROUNDS; round++) {
        const one = await ms(() => usagePage(tenant, filter, { sort, page: 1, size: SIZE }))
        const other = await ms(() => usagePage(tenant, filter, { sort, page: last, size: SIZE }))
        if (round >= 0) ends.push(other / one)
      }
      deep.push(median(ends))
      rows.push([`${name}：末页 ÷ 首页（第 ${last} 页）`, '', spread(ends, 2)])
    }
    report(
      {
        name: 'server-money',
        title: 'A million calls of one company in one month',
        method: [
          `${CALLS} records of calls; page of ${SIZE} with the count, in process; ${ROUNDS} rounds after one to warm up, the bare statements by hand beside each.`,
        ],
        columns: ['list', 'bare SQL ms median (min–max)', 'own ms'],
        rows,
        figures: [
          {
            name: 'list ÷ bare SQL, the worst of the lists',
            value: Number(Math.max(...ratios).toFixed(2)),
            goal: '≤ 3',
            met: Math.max(...ratios) <= 3,
          },
          {
            name: 'last page ÷ first page, the worst of the lists',
            value: Number(Math.max(...deep).toFixed(2)),
            goal: '≤ 2',
            met: Math.max(...deep) <= 2,
            ours: true,
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
