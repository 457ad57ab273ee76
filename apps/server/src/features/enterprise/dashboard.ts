import type { contract, DataOf } from '@xinjian/contract'
import { formatMonth } from '@xinjian/engine/kit/calendar/window'
import type { TenantDb } from '../../db/tenant.ts'
import { isSealed } from '../consent/sealed-sql.ts'

type Dashboard = DataOf<typeof contract.enterprise.dashboard>

/** The figures of the work bench: roll-ups and recent rows, never invoices. */
export async function dashboard(tenant: TenantDb): Promise<Dashboard> {
  const [counts, months, grades, recentReports, recentImports] = await Promise.all([
    counters(tenant),
    lastMonths(tenant),
    tenant.rows<{ grade: string; count: number }>(
      `select grade, count(*)::int8 as count from (
         select distinct on (enterprise_id) grade from report
          where company_id = $1 and status = 'READY' and grade is not null and not ${isSealed('report.enterprise_id')}
            and ($2::text is null or created_by = $2)
          order by enterprise_id, created_at desc) latest group by grade order by grade`,
      [tenant.reportsOf],
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
        where r.company_id = $1 and ($2::text is null or r.created_by = $2) order by r.created_at desc limit 6`,
      [tenant.reportsOf],
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
        where b.company_id = $1 order by b.created_at desc limit 6`,
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
  const row = await tenant.one<{
    enterprises: number
    invoices: number
    reports: number
    this_month: number
    running: number
  }>(
    `select (select count(*) from enterprise where company_id = $1) as enterprises,
            (select coalesce(sum(invoices), 0)::int8 from invoice_month where company_id = $1) as invoices,
            (select count(*) from report where company_id = $1 and status = 'READY' and ($2::text is null or created_by = $2)) as reports,
            (select count(*) from report where company_id = $1 and status = 'READY' and ($2::text is null or created_by = $2)
                and created_at >= date_trunc('month', now())) as this_month,
            (select count(*) from import_batch where company_id = $1 and status in ('QUEUED', 'RUNNING')) as running`,
    [tenant.reportsOf],
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
  const rows = await tenant.rows<{
    month: number
    sales: number
    purchases: number
    count: number
  }>(
    `select month, coalesce(sum(net_total) filter (where direction = 0), 0)::int8 as sales,
            coalesce(sum(net_total) filter (where direction = 1), 0)::int8 as purchases, sum(invoices)::int8 as count
       from invoice_month
      where company_id = $1 and month > (select max(month) - 12 from invoice_month where company_id = $1)
      group by month order by month`,
  )
  return rows.map((r) => ({
    month: formatMonth(r.month),
    sales: r.sales / 100,
    purchases: r.purchases / 100,
    count: r.count,
  }))
}
