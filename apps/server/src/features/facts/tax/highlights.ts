/** A few tax facts of each dataset that are worth showing beside its count. */
import type { Dataset, DatasetSummary } from '@xinjian/contract'
import { formatFen } from '@xinjian/format'
import type { TenantDb } from '../../../db/tenant.ts'

type Highlight = DatasetSummary['highlights'][number]

const text = (zh: string, en: string, value: string): Highlight => ({ zh, en, value, kind: 'text' })

/** By dataset; a dataset without anything worth saying is absent or empty. */
export async function taxHighlights(
  tenant: TenantDb,
  enterpriseId: number,
): Promise<Partial<Record<Dataset, Highlight[]>>> {
  const one = <T>(sql: string) => tenant.one<T>(sql, [enterpriseId])
  const [registration, rating, arrears, auths] = await Promise.all([
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
  ])
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
      ? [
          {
            zh: '欠税余额',
            en: 'Arrears',
            value: formatFen(arrears.balance ?? 0),
            kind: 'money',
          },
        ]
      : [text('无欠税', 'No arrears', '')],
    BANK_TAX_AUTH: auths?.n ? [text('有效授权（项）', 'In force', String(auths.n))] : [],
  }
}
