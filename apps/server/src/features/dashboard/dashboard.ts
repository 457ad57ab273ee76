import type { contract, DataOf } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { countEnterprises } from '../enterprise/index.ts'
import { companyInvoices, lastMonths } from '../facts/invoice/read.ts'
import { countRunning, recentImports } from '../intake/index.ts'
import { countReports, latestGrades, recentReports } from '../report/index.ts'

type Dashboard = DataOf<typeof contract.dashboard.dashboard>

/** The figures of the work bench: roll-ups and recent rows, never invoices. */
export async function dashboard(tenant: TenantDb): Promise<Dashboard> {
  const [enterprises, invoices, counts, importsRunning, months, grades, reports, imports] =
    await Promise.all([
      countEnterprises(tenant),
      companyInvoices(tenant),
      countReports(tenant),
      countRunning(tenant),
      lastMonths(tenant),
      latestGrades(tenant),
      recentReports(tenant),
      recentImports(tenant),
    ])
  return {
    enterprises,
    invoices,
    ...counts,
    importsRunning,
    months,
    grades,
    recentReports: reports,
    recentImports: imports,
  }
}
