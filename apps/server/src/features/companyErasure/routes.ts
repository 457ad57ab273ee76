import { contract, type OperateErasureRow } from '@xinjian/contract'
import { ERASURE_DAYS } from '@xinjian/contract/nouns/account/companyErasure'
import { leaveLater, leaveTrace } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { isWhole } from '../../db/scope.ts'
import { tiedTo } from '../../db/tenant.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx, SessionCtx } from '../../http/context.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wakeAfter } from '../../jobs/events.ts'
import type { Columns } from '../../security/column/column.ts'
import { tellBoth } from '../accessReason/index.ts'
import { momentOf, tell, tellingTx } from '../notice/index.ts'
import { ownReach } from '../session/index.ts'
import { wireKept } from './certificate.ts'
import { close } from './company.ts'
import type { ErasureLinks } from './link.ts'
import { sealMailTo } from './mail-to.ts'
import { obstaclesOf } from './obstacles.ts'
import * as store from './store.ts'
import { tellWaiting } from './sweep.ts'
import { ERASURE_SAYS as SAYS } from './words.ts'

interface Deps {
  db: Database
  links: ErasureLinks
  columns: Columns
}

/** Orders of a company that it is shown. */
const SHOWN = 20

export const companyErasureRoutes = ({ db, links, columns }: Deps) => {
  /** All of it is for whoever sees all of it. The platform's own company is nobody's to erase, whatever a role of it may hold. */
  const whole = async ({ tenant }: SessionCtx) => {
    const { kind } = (await db.one<{ kind: string }>('select kind from company where id = $1', [
      tenant.companyId,
    ]))!
    if (!isWhole(tenant.scope) || kind !== 'CUSTOMER') throw new Refusal('FORBIDDEN')
    return tenant
  }
  const nameOf = async (companyId: number): Promise<string> =>
    (await db.one<{ name: string }>('select name from company where id = $1', [companyId]))!.name
  const known = async (companyId: number, no: string): Promise<store.Erasure> => {
    const row = await store.erasureOf(tiedTo(db, companyId), no)
    if (!row) throw new Refusal('UNKNOWN', SAYS.noSuchErasure)
    return row
  }
  const forOperators = async (companyId: number, no: string): Promise<OperateErasureRow> =>
    store.wireForOperators({
      ...(await known(companyId, no)),
      company_name: await nameOf(companyId),
    })
  const mustBeFree = async (companyId: number) => {
    const obstacles = await obstaclesOf(db, companyId)
    if (obstacles.length > 0) throw new Refusal('CONFLICT', SAYS.inTheWay({ what: obstacles }))
  }
  const log = (ctx: SessionCtx) => [
    { chain: ctx.session.companyId, who: actorOf(ctx, ctx.session.companyId) },
  ]

  const decide = async (
    ctx: SelfCtx,
    {
      companyId,
      no,
      approve,
      note,
    }: { companyId: number; no: string; approve: boolean; note: string },
  ) => {
    const row = await known(companyId, no)
    if (row.status !== 'WAITING') throw new Refusal('CONFLICT', SAYS.decidedAlready)
    if (approve && row.waits_until > new Date())
      throw new Refusal('CONFLICT', SAYS.notYetDecided({ day: momentOf(row.waits_until) }))
    if (approve) await mustBeFree(companyId)
    const { userId, userName } = ctx.session
    const last = approve && row.first_id !== null
    const word = approve ? (last ? store.confirmLast : store.confirmFirst) : store.refuse
    await db.transaction(async (tx) => {
      const done = await byAnother(word(tiedTo(tx, companyId), no, { userId, userName, note }))
      if (!done) throw new Refusal('CONFLICT', SAYS.decidedAlready)
      // From this moment nobody of it comes in: what is under way has time to end before the first row goes.
      if (last) await close(tx, companyId)
      await tellBoth(tx, ctx, companyId, {
        kind: 'CHANGE',
        action: 'operateErasureDecide',
        object: no,
        detail: { approve, word: last ? 2 : 1 },
      })
      if (last || !approve)
        await tell(tellingTx(tx, companyId), {
          kind: last ? 'COMPANY_ERASE_CONFIRMED' : 'COMPANY_ERASE_REFUSED',
          key: no,
          params: { no },
        })
      if (last) wakeAfter(tx, store.ERASURES)
    })
  }

  const certificate = async (companyId: number, no: string) => {
    const row = await known(companyId, no)
    if (row.certificate === null) throw new Refusal('CONFLICT', SAYS.notDoneYet)
    const { certificate: text, key, signature } = row
    // The text that was signed stands in it as it was signed.
    const body = JSON.stringify({ certificate: text, key, signature })
    return { fileName: `company-erasure-${no}.json`, type: 'application/json', body }
  }

  return implement(contract.companyErasure, {
    async companyErasureState(ctx) {
      const tenant = await whole(ctx)
      return {
        companyName: await nameOf(tenant.companyId),
        days: ERASURE_DAYS,
        orders: (await store.erasuresOf(tenant, SHOWN)).map(store.wireErasure),
        obstacles: await obstaclesOf(db, tenant.companyId),
        kept: wireKept(),
      }
    },
    async companyErasureAsk(ctx, { companyName, reason }) {
      const tenant = await whole(ctx)
      if (companyName !== (await nameOf(tenant.companyId)))
        throw new Refusal('MALFORMED', SAYS.nameDiffers, 'companyName')
      await mustBeFree(tenant.companyId)
      const { userId, userName } = ctx.session
      const { email } = await ownReach(columns, ctx.session)
      const next = await store.nextNo(db)
      const mailTo = await sealMailTo(columns, next, email)
      const made = await tenant.transaction(async (tx) => {
        const of = { no: next, userId, userName, mailTo, reason }
        const added = await store.addErasure(tx, of)
        if (!added) throw new Refusal('CONFLICT', SAYS.oneAtATime)
        const { no } = added
        const row = (await store.erasureOf(tx, no))!
        await leaveLater(tx, log(ctx), {
          kind: 'CHANGE',
          action: 'companyErasureAsk',
          object: no,
          detail: { reason },
        })
        const params = {
          ...{ by: userName, no, at: momentOf(new Date()) },
          until: momentOf(row.waits_until),
        }
        await tell(tx, { kind: 'COMPANY_ERASE_ASKED', key: no, params })
        return row
      })
      // What cannot be told now is told by the sweep.
      await tellWaiting(db).catch((err) =>
        ctx.log.warn({ err }, 'operators could not be told of an erasure'),
      )
      return store.wireErasure(made)
    },
    async companyErasureWithdraw(ctx, { no, note }) {
      const tenant = await whole(ctx)
      await known(tenant.companyId, no)
      const by = ctx.session.userName
      await tenant.transaction(async (tx) => {
        if (!(await store.withdraw(tx, no, { by, note })))
          throw new Refusal('CONFLICT', SAYS.overNothingToWithdraw)
        await leaveLater(tx, log(ctx), {
          kind: 'CHANGE',
          action: 'companyErasureWithdraw',
          object: no,
          detail: { note },
        })
        await tell(tx, {
          kind: 'COMPANY_ERASE_WITHDRAWN',
          key: no,
          params: { by, no, at: momentOf(new Date()) },
        })
      })
      return store.wireErasure(await known(tenant.companyId, no))
    },
    async operateErasureList(_ctx, at) {
      const { total, rows } = await store.erasures(db, at)
      const names = new Map(
        (
          await db.rows<{ id: number; name: string }>(
            'select id, name from company where id = any($1)',
            [rows.map((row) => row.company_id)],
          )
        ).map(({ id, name }) => [id, name]),
      )
      const named = (row: store.Erasure) =>
        store.wireForOperators({ ...row, company_name: names.get(row.company_id) ?? '' })
      return { total, page: at.page, size: at.size, rows: rows.map(named) }
    },
    async operateErasureDecide(ctx, asked) {
      await decide(ctx, asked)
      return forOperators(asked.companyId, asked.no)
    },
    async operateErasureRetry(ctx, { companyId, no }) {
      await known(companyId, no)
      await db.transaction(async (tx) => {
        if (!(await store.retry(tiedTo(tx, companyId), no)))
          throw new Refusal('CONFLICT', SAYS.nothingToRetry)
        await leaveTrace(tx, ctx.session.companyId, actorOf(ctx, ctx.session.companyId), {
          kind: 'CHANGE',
          action: 'operateErasureRetry',
          object: no,
        })
        wakeAfter(tx, store.ERASURES)
      })
      return forOperators(companyId, no)
    },
    operateErasureCertificate: (_ctx, { companyId, no }) => certificate(companyId, no),
    erasureCertificate(_ctx, { mark, ...parts }) {
      if (!links.holds(parts, mark)) throw new Refusal('UNKNOWN', SAYS.linkOver)
      return certificate(parts.companyId, parts.no)
    },
  })
}
