/** A few facts of each dataset that are worth showing beside its count. */
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import { formatFen } from '@xinjian/format'
import type { TenantDb } from '../../db/tenant.ts'

export interface Highlight {
  zh: string
  en: string
  value: string
  /** `money` = yuan with two decimals. */
  kind: 'text' | 'money'
}

const text = (zh: string, en: string, value: string): Highlight => ({ zh, en, value, kind: 'text' })
const money = (zh: string, en: string, fen: number | null): Highlight => ({
  zh,
  en,
  value: formatFen(fen ?? 0),
  kind: 'money',
})

/** By dataset; a dataset without anything worth saying is absent. */
export async function highlightsOf(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<Partial<Record<string, Highlight[]>>> {
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
  const trade = (direction: number): Highlight[] =>
    invoices
      .filter((i) => i.direction === direction)
      .map((i) => {
        const month = formatMonth(i.last)
        return money(`截至${month}的12个月合计`, `12 months through ${month}`, i.total)
      })
  return {
    REGISTRATION: registration
      ? [
          text('纳税人状态', 'Taxpayer status', registration.taxpayer_status ?? '未知'),
          text('行业', 'Industry', registration.industry_name ?? '未知'),
        ]
      : [],
    CREDIT_RATING: rating
      ? [text('最近评级', 'Latest grade', `${rating.grade}（${rating.year}年度）`)]
      : [],
    TAX_ARREARS: arrears?.n
      ? [money('欠税余额', 'Arrears', arrears.balance)]
      : [text('无欠税', 'No arrears', '')],
    BANK_TAX_AUTH: auths?.n ? [text('有效授权（项）', 'In force', String(auths.n))] : [],
    INVOICE_OUT: trade(0),
    INVOICE_IN: trade(1),
  }
}
