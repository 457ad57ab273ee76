import { contract, type LeadRow } from '@xinjian/contract'
import { LEAD_CONSENT, type LeadTopic } from '@xinjian/contract/lead/lead'
import { maskMobile } from '@xinjian/format'
import { pairOf } from '@xinjian/format/say/words'
import { leaveTrace } from '../../db/audit.ts'
import type { Database, Tx } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal, refusedAs } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import type { Columns } from '../../security/column/column.ts'
import { tell, tellingTx } from '../notice/index.ts'
import { type Captchas, maskEmail } from '../session/index.ts'
import { emailOf, numberIndex, phoneOf, sealReach } from './reach.ts'
import * as store from './store.ts'
import { LEAD_SAYS } from './words.ts'

/** The topic as a notice names it, in both languages. */
const named = (topic: LeadTopic) => {
  const [zh, en] = pairOf(LEAD_SAYS, topic)
  return { topic: zh, topicEn: en }
}

/** What does not open is told in words, and keeps no other message from being shown. */
const wire = async (columns: Columns, of: store.Lead): Promise<LeadRow> => ({
  ...wired(of, 'id state topic name organisation message language at note changed_at kept_until'),
  phone: await phoneOf(columns, of).then(maskMobile, told),
  email: await emailOf(columns, of).then((email) => email && maskEmail(email), told),
  by: of.changed_by,
})

const told = refusedAs(({ message }) => message)

/** Whoever of the platform may answer. */
async function tellWhoAnswers(
  tx: Tx,
  kind: 'LEAD_NEW' | 'LEAD_ERASED',
  id: number,
  params: Record<string, string>,
): Promise<void> {
  const platform = await store.platformOf(tx)
  const key = String(id)
  if (platform !== null)
    await tell(tellingTx(tx, platform), { kind, key, params: { id: key, ...params } })
}

interface Deps {
  db: Database
  captchas: Captchas
  columns: Columns
}

export const leadRoutes = ({ db, captchas, columns }: Deps) => {
  /** What is done with one message, and the line that the log keeps of it. */
  const withTrace = <T>(
    ctx: SelfCtx,
    {
      kind,
      action,
      id,
      detail,
    }: { kind: 'LOOK' | 'CHANGE'; action: string; id: number; detail: object },
    work: (tx: Tx) => Promise<T | null>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const done = await work(tx)
      if (done === null) throw new Refusal('UNKNOWN', LEAD_SAYS.noSuchMessage)
      const { companyId } = ctx.session
      await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
        kind,
        action,
        object: String(id),
        detail,
      })
      return done
    })
  return implement(contract.lead, {
    async leadSend(_ctx, { code, randomStr, work, ...sent }) {
      if (!(await captchas.take({ code, randomStr, work })))
        throw new Refusal('BAD_CAPTCHA', undefined, 'code')
      const no = await store.nextId(db)
      const reach = await sealReach(columns, no, { phone: sent.phone, email: sent.email ?? null })
      return db.transaction(async (tx) => {
        const id = await store.keep(tx, { ...sent, id: no, reach }, LEAD_CONSENT[sent.language])
        if (id === null) throw new Refusal('TOO_MANY', LEAD_SAYS.tooManyMessages)
        // Of who wrote nothing: a letter lies in a mailbox longer than the message is kept.
        await tellWhoAnswers(tx, 'LEAD_NEW', id, named(sent.topic))
        return { id }
      })
    },

    async leadList(_ctx, asked) {
      const { rows, ...rest } = await store.page(db, asked, (phone) => numberIndex(columns, phone))
      return { ...rest, rows: await Promise.all(rows.map((row) => wire(columns, row))) }
    },

    async leadReach(ctx, { id, reason }) {
      const looked = { kind: 'LOOK', action: 'leadReach', id, detail: { reason } } as const
      const of = await withTrace(ctx, looked, (tx) => store.one(tx, id))
      return {
        ...{ phone: await phoneOf(columns, of), email: await emailOf(columns, of) },
        ...{ consent: of.consent, consentAt: of.at.toISOString() },
      }
    },

    async leadMark(ctx, { id, state, note }) {
      const marked = await withTrace(
        ctx,
        { kind: 'CHANGE', action: 'leadMark', id, detail: { state, note } },
        (tx) => store.mark(tx, id, { state, note, by: ctx.session.userName }),
      )
      return wire(columns, marked)
    },

    async leadErase(ctx, { id, reason }) {
      await withTrace(
        ctx,
        { kind: 'CHANGE', action: 'leadErase', id, detail: { reason } },
        async (tx) => {
          if (!(await store.erase(tx, id))) return null
          // Others who answer learn of it: a complaint must not be made to vanish by one alone.
          await tellWhoAnswers(tx, 'LEAD_ERASED', id, { by: ctx.session.userName })
          return true
        },
      )
      return null
    },
  })
}
