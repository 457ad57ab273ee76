import { contract, type LostDeviceRow } from '@xinjian/contract'
import type { Database, Tx } from '../../db/pool.ts'
import type { SelfCtx, Session } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import type { Columns } from '../../security/column/column.ts'
import { tellBoth } from '../accessReason/index.ts'
import { isOperator } from '../role/index.ts'
import { type AskDeps, askKnown } from '../sensitive/index.ts'
import type { Captchas } from '../session/index.ts'
import { report } from './report.ts'
import * as store from './store.ts'
import { LOST_DEVICE_SAYS } from './words.ts'

interface Deps extends AskDeps {
  db: Database
  captchas: Captchas
  columns: Columns
}

/** Operators look into everybody's, an administrator into those of his company. */
const reachOf = (session: Session): number | null =>
  isOperator(session) ? null : session.companyId

const wire = async (
  columns: Columns,
  of: store.LostDevice,
  session: Session,
): Promise<LostDeviceRow> => ({
  ...wired(
    of,
    'id state company_name user_name contact_name note colleagues at change_id decided_by decision decided_at',
  ),
  phone: await store.phoneOf(columns, of),
  mayDecide: of.state === 'WAITING' && of.user_id !== session.userId,
})

export const lostDeviceRoutes = (deps: Deps) => {
  const { db, captchas, columns } = deps
  /** Looked into by one at a time; the row as it then stands. */
  const decide = async (
    ctx: SelfCtx,
    id: number,
    work: (tx: Tx, of: store.LostDevice) => Promise<{ decision: string; changeId: number | null }>,
  ): Promise<LostDeviceRow> => {
    const { session } = ctx
    const reach = reachOf(session)
    await db.transaction(async (tx) => {
      await store.hold(tx, id)
      const of = await store.one(tx, reach, id)
      if (!of) throw new Refusal('UNKNOWN', LOST_DEVICE_SAYS.noSuchRequest)
      if (of.user_id === session.userId)
        throw new Refusal('FORBIDDEN', LOST_DEVICE_SAYS.youCannotDealWith)
      if (of.state !== 'WAITING')
        throw new Refusal('CONFLICT', LOST_DEVICE_SAYS.requestBeenDealtWith)
      const done = await work(tx, of)
      await store.decided(tx, id, { ...done, by: session.userName })
    })
    return wire(columns, (await store.one(db, reach, id))!, session)
  }
  return implement(contract.lostDevice, {
    async lostDeviceReport(ctx, { code, randomStr, work, ...said }) {
      if (!(await captchas.take({ code, randomStr, work })))
        throw new Refusal('BAD_CAPTCHA', undefined, 'code')
      report(deps, ctx, said).catch((err) => ctx.log.warn({ err }, 'a lost device was not kept'))
      return null
    },

    async lostDeviceList({ session }, { state, page, size }) {
      const { total, rows } = await store.page(db, reachOf(session), state, { page, size })
      const told = await Promise.all(rows.map((row) => wire(columns, row, session)))
      return { total, page, size, rows: told }
    },

    lostDeviceAsk: (ctx, { id, checks, reason }) =>
      decide(ctx, id, async (tx, of) => {
        const checked = [...new Set(checks)]
        // Asked for by its holder, it is looked at for the reason that is written here; told in the log of both, and in 谁看过我.
        await tellBoth(tx, ctx, of.company_id, {
          kind: 'LOOK',
          action: 'lostDeviceAsk',
          object: of.user_name,
          detail: { reason, checks: checked },
        })
        const facts = [{ field: 'identity' as const, before: [], after: checked }]
        const asked = { id: of.user_id, reason, facts }
        const changeId = await askKnown(tx, ctx, deps, 'FACTOR_DROP', asked)
        return { decision: reason, changeId }
      }),

    lostDeviceDismiss: (ctx, { id, note }) =>
      decide(ctx, id, async (tx, of) => {
        await tellBoth(tx, ctx, of.company_id, {
          kind: 'CHANGE',
          action: 'lostDeviceDismiss',
          object: of.user_name,
          detail: { note },
        })
        return { decision: note, changeId: null }
      }),
  })
}
