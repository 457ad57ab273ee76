import { contract } from '@xinjian/contract'
import type { Config } from '../../config.ts'
import { companyOf } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { visitMark } from '../../db/scope.ts'
import { tenantOf } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Samples } from '../../outside/verification/samples.ts'
import type { Columns } from '../../security/column/column.ts'
import { DEMO_CHANNEL } from '../channel/index.ts'
import { orderReportIn } from '../report/index.ts'
import { type Captchas, createDemoDoor, sessionEndsAt } from '../session/index.ts'
import { sampleCalls } from './samples.ts'
import { collectedBy, shownReports } from './store.ts'
import { DEMO_CENTRE_SAYS } from './words.ts'

interface DemoCentreDeps {
  samples: Samples | null
  config: Pick<Config, 'demoData'>
  db: Database
  columns: Columns
  captchas: Captchas
}

export const demoCentreRoutes = ({ config, db, columns, captchas, samples }: DemoCentreDeps) => {
  // Without sample data there is no demonstration.
  const door = config.demoData
    ? createDemoDoor(db, columns, () => companyOf(db, 'CHANNEL', DEMO_CHANNEL))
    : null
  return implement(contract.demoCentre, {
    ...sampleCalls(samples),
    async demoEnter(ctx, given) {
      if (!door) throw new Refusal('UNKNOWN', DEMO_CENTRE_SAYS.notHere)
      if (!(await captchas.spend(given)))
        throw new Refusal('BAD_CAPTCHA', DEMO_CENTRE_SAYS.checkNotDone)
      return door.enter(ctx)
    },

    async demoTaxReport({ session }) {
      if (!door || session.kind !== 'DEMO') throw new Refusal('UNKNOWN', DEMO_CENTRE_SAYS.notHere)
      const userName = visitMark(session.tokenHash)
      // Of the whole company: the visit's own enterprise is no sample.
      const tenant = tenantOf(db, session.companyId)
      const reportNo = await tenant.transaction(async (tx) => {
        const collected = await collectedBy(tx, userName)
        if (!collected) throw new Refusal('NO_DATA', DEMO_CENTRE_SAYS.nothingCollected)
        if (collected.report_no) return collected.report_no
        const order = { taxId: collected.tax_no, kind: 'TAX', unmetered: true } as const
        return orderReportIn(db, tx, { userName }, order)
      })
      return { reportNo }
    },

    async demoVisit({ tenant, session }) {
      // Of somebody's own session there is no visit: it has the office.
      if (!door || session.kind !== 'DEMO') throw new Refusal('UNKNOWN', DEMO_CENTRE_SAYS.notHere)
      const mark = visitMark(session.tokenHash)
      const reports = await shownReports(tenant, mark)
      return {
        endsAt: await sessionEndsAt(db, session.id),
        mark,
        reports: reports.map((row) => ({
          reportType: row.report_type,
          reportNo: row.report_no,
          enterpriseName: row.name,
          createdAt: row.created_at.toISOString(),
          own: row.own,
        })),
      }
    },
  })
}
