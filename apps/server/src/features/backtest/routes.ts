import { contract } from '@xinjian/contract'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake } from '../../jobs/events.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import { noteListAccess } from '../consent/index.ts'
import { enterpriseByTaxNo } from '../enterprise/index.ts'
import { bookToTry, versionInForce } from '../rulebook/index.ts'
import { backtestFile, sayFor } from './export.ts'
import { allTold, backtestAccess } from './looks.ts'
import { pastMonth } from './past-month.ts'
import { platformTrialHandlers } from './platform.ts'
import { resultPage, summaryOf, wireResult } from './results.ts'
import { toldBacktest, toldBacktests } from './sealed.ts'
import { BACKTESTS, backtestOf, backtestPage, cancelBacktest, insertBacktest } from './store.ts'
import { BACKTEST_SAYS } from './words.ts'

export const backtestRoutes = ({ db, config }: { db: Database; config: Config }) =>
  implement(contract.backtest, {
    async backtestStart({ tenant, session }, { reportType: kind, version, through, taxIds }) {
      await mustHaveRoom(tenant, BACKTESTS, BACKTEST_SAYS.backtests, {
        most: config.queuePerCompany,
        more: 1,
      })
      const against = await versionInForce(tenant)
      const no = await insertBacktest(tenant, {
        kind,
        version,
        against,
        book: await bookToTry(tenant, version),
        againstBook: await bookToTry(tenant, against),
        through: through === undefined ? null : await pastMonth(db, through),
        enterprises: taxIds ? await idsOf(tenant, taxIds) : null,
        createdBy: session.userName,
      })
      await wake(db, BACKTESTS)
      return toldBacktest(tenant, await backtestOf(tenant, no))
    },
    async backtestList({ tenant }, { reportType, version, page, size }) {
      const { total, rows } = await backtestPage(tenant, { kind: reportType, version }, page, size)
      return { total, page, size, rows: await toldBacktests(tenant, rows) }
    },
    async backtestDetail({ tenant }, { no }) {
      const row = await toldBacktest(tenant, await backtestOf(tenant, no))
      return { row, ...(await summaryOf(tenant, no)) }
    },
    async backtestRows(ctx, { no, all, page, size }) {
      const { tenant } = ctx
      await backtestOf(tenant, no)
      const { total, rows } = await resultPage(tenant, no, Boolean(all), page, size)
      const told = rows.flatMap(({ sealed, enterprise_id: id }) => (sealed ? [] : [id]))
      await noteListAccess(db, ctx, backtestAccess('backtestRows', no, told))
      return { total, page, size, rows: rows.map(wireResult) }
    },
    async backtestCancel({ tenant }, { no }) {
      await backtestOf(tenant, no)
      await cancelBacktest(tenant, no)
      return toldBacktest(tenant, await backtestOf(tenant, no))
    },
    async backtestExport(ctx, { no, format }) {
      const { tenant, inEnglish } = ctx
      await backtestOf(tenant, no)
      await noteListAccess(db, ctx, backtestAccess('backtestExport', no, await allTold(tenant, no)))
      return backtestFile(tenant, { no, format }, await sayFor(inEnglish))
    },
    ...platformTrialHandlers(db),
  })

async function idsOf(tenant: TenantDb, taxIds: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const taxId of taxIds) {
    const found = await enterpriseByTaxNo(tenant, taxId)
    if (!found)
      throw new Refusal(
        'ENTERPRISE_UNKNOWN',
        BACKTEST_SAYS.enterpriseUnknown({ taxNo: taxId }),
        'taxIds',
      )
    ids.push(found.id)
  }
  return ids
}
