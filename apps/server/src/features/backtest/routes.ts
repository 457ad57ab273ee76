import { contract } from '@xinjian/contract'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake } from '../../jobs/events.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import { enterpriseByTaxNo } from '../enterprise/index.ts'
import { bookToTry, versionInForce } from '../rulebook/index.ts'
import { backtestFile } from './export.ts'
import { pastMonth } from './past-month.ts'
import { platformTrialHandlers } from './platform.ts'
import { resultPage, summaryOf } from './results.ts'
import {
  BACKTESTS,
  backtestOf,
  backtestPage,
  cancelBacktest,
  insertBacktest,
  wireBacktest,
} from './store.ts'
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
      return wireBacktest(await backtestOf(tenant, no))
    },
    backtestList: ({ tenant }, { reportType, version, page, size }) =>
      backtestPage(tenant, { kind: reportType, version }, page, size),
    async backtestDetail({ tenant }, { no }) {
      const row = wireBacktest(await backtestOf(tenant, no))
      return { row, ...(await summaryOf(tenant, no)) }
    },
    async backtestRows({ tenant }, { no, all, page, size }) {
      await backtestOf(tenant, no)
      return resultPage(tenant, no, Boolean(all), page, size)
    },
    async backtestCancel({ tenant }, { no }) {
      await backtestOf(tenant, no)
      await cancelBacktest(tenant, no)
      return wireBacktest(await backtestOf(tenant, no))
    },
    async backtestExport({ tenant }, { no, format }) {
      await backtestOf(tenant, no)
      return backtestFile(tenant, no, format)
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
