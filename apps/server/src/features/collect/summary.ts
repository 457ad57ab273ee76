/** What was collected, for the enterprise's own eyes: counts, periods, a few facts in words. */
import type { contract, DataOf } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/invoice/window'
import { formatFen } from '@xinjian/format'
import type { TenantDb } from '../../db/tenant.ts'
import { planOf } from './datasets.ts'
import { itemsOf, type TaskRow } from './task.ts'

type Summary = DataOf<typeof contract.collect.getSummary>

export async function summaryOf(tenant: TenantDb, task: TaskRow): Promise<Summary> {
  const enterpriseId = task.enterprise_id ?? 0
  const [items, highlights] = await Promise.all([
    itemsOf(tenant, task.task_id),
    highlightsOf(tenant, enterpriseId),
  ])
  return {
    enterprise: { name: task.enterprise_name ?? '', taxNo: task.tax_no ?? '' },
    dataCutoff: task.data_cutoff?.toISOString() ?? null,
    contractNo: task.contract_no,
    datasets: items.map((item) => {
      const { dataset, name } = planOf(item.dataset)
      return {
        dataset,
        name,
        rows: item.rows,
        from: item.first_period,
        to: item.last_period,
        highlights: highlights[dataset] ?? [],
      }
    }),
  }
}

const money = (fen: number | null): string => `${formatFen(fen ?? 0)} 元`

async function highlightsOf(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<Partial<Record<string, string[]>>> {
  const one = <T>(sql: string) => tenant.one<T>(sql, [enterpriseId])
  const [registration, rating, arrears, auths, invoices] = await Promise.all([
    one<{ taxpayer_status: string | null; industry_name: string | null }>(
      `select taxpayer_status, industry_name from tax_registration
        where company_id = $1 and enterprise_id = $2 order by revision desc limit 1`,
    ),
    one<{ year: number; grade: string }>(
      `select year, grade from credit_rating
        where company_id = $1 and enterprise_id = $2 order by year desc, revision desc limit 1`,
    ),
    one<{ n: number; balance: number | null }>(
      `select count(*)::int as n, sum(balance)::int8 as balance from (
         select distinct on (row_key) balance, gone from tax_arrears
          where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) a where not gone`,
    ),
    one<{ n: number }>(
      `select count(*)::int as n from (
         select distinct on (row_key) status, gone from bank_tax_auth
          where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) a
        where not gone and status = '有效'`,
    ),
    tenant.rows<{ direction: number; total: number; last: number }>(
      `select direction, sum(net_total)::int8 as total, max(month) as last from invoice_month
        where company_id = $1 and enterprise_id = $2
          and month > (select max(month) - 12 from invoice_month where company_id = $1 and enterprise_id = $2)
        group by direction`,
      [enterpriseId],
    ),
  ])
  const trade = (direction: number): string[] =>
    invoices
      .filter((i) => i.direction === direction)
      .map((i) => `截至${formatMonth(i.last)}的12个月合计 ${money(i.total)}`)
  return {
    REGISTRATION: registration
      ? [`纳税人状态：${registration.taxpayer_status ?? '未知'}`, registration.industry_name ?? '']
      : [],
    CREDIT_RATING: rating ? [`最近评级 ${rating.grade}（${rating.year}年度）`] : [],
    TAX_ARREARS: arrears?.n ? [`欠税余额 ${money(arrears.balance)}`] : ['无欠税'],
    BANK_TAX_AUTH: auths?.n ? [`有效授权 ${auths.n} 项`] : [],
    INVOICE_OUT: trade(0),
    INVOICE_IN: trade(1),
  }
}
