import { likeOf } from '../../db/like.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { isSealed } from '../consent/index.ts'

export interface EnterpriseRecord {
  id: number
  name: string
  tax_no: string
  registration: Registration
  seq: number
  updated_at: Date
}

/** What a tenant states about an enterprise; kept as JSON because collection adds fields with their own sources. */
export interface Registration {
  legalRepresentative?: string | undefined
  establishedOn?: string | undefined
  registeredCapitalWan?: number | undefined
  industryName?: string | undefined
  taxpayerType?: 'GENERAL' | 'SMALL' | 'INDIVIDUAL' | undefined
  [field: string]: unknown
}

export interface EnterpriseSummary extends EnterpriseRecord {
  sales: number
  purchases: number
  first_month: number | null
  last_month: number | null
  report_no: string | null
  grade: string | null
  score: string | null
  sealed: boolean
}

export const enterpriseByTaxNo = (tenant: TenantDb, taxNo: string) =>
  tenant.one<EnterpriseRecord>(
    'select id, name, tax_no, registration, seq, updated_at from enterprise where company_id = $1 and tax_no = $2',
    [taxNo],
  )

export const countEnterprises = async (tenant: TenantDb): Promise<number> =>
  (await tenant.one<{ n: number }>('select count(*) as n from enterprise where company_id = $1'))
    ?.n ?? 0

/** Adds, or overwrites the stated fields and keeps the others. */
export const saveEnterprise = (
  tenant: TenantDb,
  taxNo: string,
  name: string,
  registration: Registration,
) =>
  tenant.one<EnterpriseRecord>(
    `insert into enterprise (company_id, tax_no, name, registration) values ($1, $2, $3, $4)
     on conflict (company_id, tax_no) do update
        set name = excluded.name, registration = enterprise.registration || excluded.registration, updated_at = now()
     returning id, name, tax_no, registration, seq, updated_at`,
    [taxNo, name, JSON.stringify(registration)],
  )

/**
 * One page, newest first. Figures come from the month roll-ups and the last report, looked up for the page's rows only.
 * Without a keyword the condition is left out, so that the page walks the index.
 */
const pageSql = (condition: string) => `
  select e.id, e.name, e.tax_no, e.registration, e.seq, e.updated_at,
         m.sales, m.purchases, m.first_month, m.last_month, r.report_no, r.grade, r.score, ${isSealed('e.id')} as sealed
    from (select * from enterprise where company_id = $1 ${condition} order by updated_at desc, id desc limit $2 offset $3) e
    left join lateral (
      select coalesce(sum(invoices) filter (where direction = 0), 0)::int8 as sales,
             coalesce(sum(invoices) filter (where direction = 1), 0)::int8 as purchases,
             min(month) as first_month, max(month) as last_month
        from invoice_month where company_id = $1 and enterprise_id = e.id) m on true
    left join lateral (
      select report_no, grade, score from report
       where company_id = $1 and enterprise_id = e.id and status = 'READY'
         and ($4::text is null or created_by = $4) order by created_at desc limit 1) r on true
   order by e.updated_at desc, e.id desc`
const countSql = (condition: string) =>
  `select count(*)::int8 as n from enterprise where company_id = $1 ${condition}`

const PAGE = pageSql('')
const COUNT = countSql('')
const PAGE_LIKE = pageSql('and (name ilike $5 or tax_no like $5)')
const COUNT_LIKE = countSql('and (name ilike $2 or tax_no like $2)')

export async function enterprisePage(
  tenant: TenantDb,
  keyword: string | undefined,
  page: number,
  size: number,
): Promise<{ total: number; rows: EnterpriseSummary[] }> {
  const offset = (page - 1) * size
  const like = likeOf(keyword)
  const [rows, count] = await Promise.all([
    like
      ? tenant.rows<EnterpriseSummary>(PAGE_LIKE, [size, offset, tenant.reportsOf, like])
      : tenant.rows<EnterpriseSummary>(PAGE, [size, offset, tenant.reportsOf]),
    like ? tenant.one<{ n: number }>(COUNT_LIKE, [like]) : tenant.one<{ n: number }>(COUNT),
  ])
  return { total: count?.n ?? 0, rows }
}
