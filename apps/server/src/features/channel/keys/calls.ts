import type { contract } from '@xinjian/contract'
import type { ApiKeyRow } from '@xinjian/contract/nouns/channel'
import { leaveTraceAlone } from '../../../db/audit.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { actorOf } from '../../../http/actor.ts'
import type { SessionCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { ChannelDeps } from '../deps.ts'
import { channelRow, lockChannel } from '../provider/store.ts'
import { CHANNEL_SAYS } from '../words.ts'
import { addKey, keysOf, revokeKey, turnKey } from './store.ts'

type Calls = Pick<
  Handlers<typeof contract.channel>,
  'apiKeyList' | 'apiKeyAdd' | 'apiKeyRotate' | 'apiKeyRevoke'
>

/** Keys in the office. The log names a key by its first characters. */
export function keyCalls({ db }: ChannelDeps): Calls {
  const turn = async <T>(
    ctx: SessionCtx,
    action: string,
    code: string,
    work: (tx: TenantTx, by: string) => Promise<T>,
    rowOf: (made: T) => ApiKeyRow,
  ): Promise<T> => {
    const made = await ctx.tenant.transaction(async (tx) => {
      await lockChannel(tx, code, null)
      return work(tx, ctx.session.userName)
    })
    const { prefix, name, scopes, expiresAt, state } = rowOf(made)
    const { companyId } = ctx.session
    await leaveTraceAlone(db, companyId, actorOf(ctx, companyId), {
      kind: 'CHANGE',
      action,
      object: prefix,
      detail: { channel: code, name, scopes, expiresAt, state },
    })
    return made
  }
  return {
    async apiKeyList({ tenant }, { code }) {
      await channelRow(tenant, code)
      return keysOf(tenant, code)
    },
    apiKeyAdd(ctx, { code, scopes, ...key }) {
      // Nobody gives what he does not hold.
      const beyond = scopes.filter((scope) => !ctx.session.permissions.has(scope))
      if (beyond.length > 0) throw new Refusal('FORBIDDEN', CHANNEL_SAYS.scopesKeyCannotExceed)
      return turn(
        ctx,
        'apiKeyAdd',
        code,
        (tx, by) => addKey(tx, code, by, { ...key, scopes }),
        ({ row }) => row,
      )
    },
    apiKeyRotate: (ctx, { code, ...which }) =>
      turn(
        ctx,
        'apiKeyRotate',
        code,
        (tx, by) => turnKey(tx, code, by, which),
        ({ row }) => row,
      ),
    apiKeyRevoke: (ctx, { code, id }) =>
      turn(
        ctx,
        'apiKeyRevoke',
        code,
        (tx, by) => revokeKey(tx, code, by, id),
        (row) => row,
      ),
  }
}
