import type { contract, DataOf } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/invoice/window'
import type { Value } from '../../db/pool.ts'
import { within } from '../../db/scope.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { isSealed } from '../consent/sealed-sql.ts'

type Dashboard = DataOf<typeof contract.enterprise.dashboard>

/** The figures of the work bench: roll-ups and recent rows, never invoices. */
export async function dashboard(tenant: TenantDb): Promise<Dashboard> {
  const values: Value[] = []
  const seen = within(tenant.scope, values)
  const ownReports = seen.reports('r')
  const ownImports = seen.imports('b')
  const [counts, months, grades, recentReports, recentImports] = await Promise.all([
    counters(tenant),
    lastMonths(tenant),
    tenant.rows<{ grade: string; count: number }>(
      `select grade, count(*)::int8 as count from (
         select distinct on (r.enterprise_id) r.grade from report r
          where r.company_id = $1 and r.status = 'READY' and r.grade is not null and not ${isSealed('r.enterprise_id')}
            ${ownReports}
          order by r.enterprise_id, r.created_at desc) latest group by grade order by grade`,
      values,
    ),
    tenant.rows<{
      report_no: string
      name: string
      tax_no: string
      grade: string | null
      score: string | null
      status: string
      created_at: Date
      sealed: boolean
    }>(
      `select r.report_no, e.name, e.tax_no, r.grade, r.score, r.status, r.created_at, ${isSealed('r.enterprise_id')} as sealed
         from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id
        where r.company_id = $1 ${ownReports} order by r.created_at desc limit 6`,
      values,
    ),
    tenant.rows<{
      id: number
      name: string
      file_name: string
      status: string
      invoices: number
      created_at: Date
    }>(
      `select b.id, e.name, b.file_name, b.status, b.added_count + b.updated_count + b.unchanged_count as invoices, b.created_at
         from import_batch b join enterprise e on e.company_id = b.company_id and e.id = b.enterprise_id
        where b.company_id = $1 ${ownImports} order by b.created_at desc limit 6`,
      values,
    ),
  ])
  return {
    ...counts,
    months,
    grades,
    recentReports: recentReports.map((r) => ({
      reportNo: r.report_no,
      enterpriseName: r.name,
      taxNo: r.tax_no,
      grade: r.sealed ? null : r.grade,
      score: r.score === null || r.sealed ? null : Number(r.score),
      sealed: r.sealed,
      status: r.status,
      createdAt: r.created_at.toISOString(),
    })),
    recentImports: recentImports.map((b) => ({
      id: b.id,
      enterpriseName: b.name,
      fileName: b.file_name,
      status: b.status,
      invoices: b.invoices,
      createdAt: b.created_at.toISOString(),
    })),
  }
}

async function counters(tenant: TenantDb) {
  const values: Value[] = []
  const seen = within(tenant.scope, values)
  const ready = `from report where company_id = $1 and status = 'READY' ${seen.reports('report')}`
  const row = await tenant.one<{
    enterprises: number
    invoices: number
    reports: number
    this_month: number
    running: number
  }>(
    `select (select count(*) from enterprise where company_id = $1 ${seen.enterprises('enterprise.id')}) as enterprises,
            (select coalesce(sum(invoices), 0)::int8 from invoice_month where company_id = $1
                ${seen.enterprises('invoice_month.enterprise_id')}) as invoices,
            (select count(*) ${ready}) as reports,
            (select count(*) ${ready} and created_at >= date_trunc('month', now())) as this_month,
            (select count(*) from import_batch where company_id = $1 and status in ('QUEUED', 'RUNNING')
                ${seen.imports('import_batch')}) as running`,
    values,
  )
  return {
    enterprises: row?.enterprises ?? 0,
    invoices: row?.invoices ?? 0,
    reports: row?.reports ?? 0,
    reportsThisMonth: row?.this_month ?? 0,
    importsRunning: row?.running ?? 0,
  }
}

async function lastMonths(tenant: TenantDb): Promise<Dashboard['months']> {
  const values: Value[] = []
  const seen = within(tenant.scope, values).enterprises('invoice_month.enterprise_id')
  const rows = await tenant.rows<{
    month: number
    sales: number
    purchases: number
    count: number
  }>(
    `select month, coalesce(sum(net_total) filter (where direction = 0), 0)::int8 as sales,
            coalesce(sum(net_total) filter (where direction = 1), 0)::int8 as purchases, sum(invoices)::int8 as count
       from invoice_month
      where company_id = $1 ${seen}
        and month > (select max(month) - 12 from invoice_month where company_id = $1 ${seen})
      group by month order by month`,
    values,
  )
  return rows.map((r) => ({
    month: formatMonth(r.month),
    sales: r.sales / 100,
    purchases: r.purchases / 100,
    count: r.count,
  }))
}
