/** A company asks to be listed among the institutions that enterprises choose from; operators agree, refuse, or take it off. */
import type { contract } from '@xinjian/contract'
import type { InstitutionListing, institution } from '@xinjian/contract/channel/institution'
import { leaveTraceAlone } from '../../../db/audit.ts'
import { actorOf } from '../../../http/actor.ts'
import type { SessionCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { tellBoth } from '../../accessReason/index.ts'
import type { ChannelDeps } from '../deps.ts'
import { logoHash } from '../provider/logo.ts'
import { CHANNEL_SAYS } from '../words.ts'
import { mustTakeData } from './offered.ts'
import * as store from './store.ts'

type Calls = Pick<Handlers<typeof contract.channel>, keyof typeof institution>

const own = (row: store.Institution): InstitutionListing =>
  wired(row, 'channel purpose state asked_by asked_at decided_at reason version')

export function institutionCalls({ db }: ChannelDeps): Calls {
  /** The listing after a change of its own company, told in that company's log with what was before. */
  const changed = async (
    ctx: SessionCtx,
    action: string,
    before: store.Institution | null,
  ): Promise<InstitutionListing> => {
    const { companyId } = ctx.session
    const after = (await store.institutionOf(db, companyId))!
    await leaveTraceAlone(db, companyId, actorOf(ctx, companyId), {
      kind: 'CHANGE',
      action,
      object: after.channel,
      detail: { before: before && own(before), after: own(after) },
    })
    return own(after)
  }

  return {
    async institutionShow({ session }) {
      const row = await store.institutionOf(db, session.companyId)
      return row && own(row)
    },

    async institutionAsk(ctx, { code, purpose }) {
      const { companyId, userName: by, userId: byId } = ctx.session
      await mustTakeData(ctx.tenant, code)
      const before = await store.institutionOf(db, companyId)
      const same = before?.channel === code && before.purpose === purpose
      if (same && (before.state === 'ASKED' || before.state === 'LISTED'))
        throw new Refusal('CONFLICT', CHANNEL_SAYS.listingStands)
      const logo = await logoHash(ctx.tenant, code)
      await store.askFor(db, { company_id: companyId, channel: code, purpose, logo, by, byId })
      return changed(ctx, 'institutionAsk', before)
    },

    async institutionEnd(ctx) {
      const { companyId } = ctx.session
      const before = await store.institutionOf(db, companyId)
      if ((await store.endOwn(db, companyId)) === 0)
        throw new Refusal('CONFLICT', CHANNEL_SAYS.noListing)
      return changed(ctx, 'institutionEnd', before)
    },

    operateInstitutions: async ({ operator }) =>
      (await store.allInstitutions(operator)).map(store.told),

    async operateInstitutionDecide(ctx, { companyId, ...decided }) {
      const { operator, session } = ctx
      const { userName: by, userId: byId } = session
      if (!(await store.decide(operator, { companyId, by, byId, ...decided })))
        throw new Refusal('CONFLICT', CHANNEL_SAYS.listingChanged)
      const row = (await store.institutionOf(operator, companyId))!
      const { channel: object, purpose } = row
      const detail = { ...decided, purpose }
      await db.transaction((tx) =>
        tellBoth(tx, ctx, companyId, {
          kind: 'CHANGE',
          action: 'operateInstitutionDecide',
          object,
          detail,
        }),
      )
      return store.told(row)
    },
  }
}
