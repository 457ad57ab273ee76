import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { findEnterprises } from '../enterprise/index.ts'
import { findReports } from '../report/index.ts'

/** Of each sort as many as are read at a glance. */
const MOST = 8

export const paletteRoutes = implement(contract.palette, {
  async paletteFind({ tenant, session }, { q }) {
    const [enterprises, reports] = await Promise.all([
      findEnterprises(tenant, q, MOST),
      session.permissions.has('report.read') ? findReports(tenant, q, MOST) : [],
    ])
    return {
      enterprises: enterprises.map(({ tax_no: taxNo, name }) => ({ taxNo, name })),
      reports: reports.map((row) => ({
        reportNo: row.report_no,
        reportType: row.report_type,
        enterpriseName: row.name,
        at: row.created_at.toISOString(),
      })),
    }
  },
})
