/** A change of a channel: held while it is made, and told to the audit log with what was before and what is now. */
import type { ChannelRow } from '@xinjian/contract/nouns/channel'
import { leaveTraceAlone } from '../../../db/audit.ts'
import type { Database } from '../../../db/pool.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { actorOf } from '../../../http/actor.ts'
import type { SessionCtx } from '../../../http/context.ts'
import * as store from './store.ts'

export function turnsOf(db: Database) {
  const tell = async (
    ctx: SessionCtx,
    action: string,
    before: Partial<ChannelRow> | null,
    after: ChannelRow,
  ): Promise<ChannelRow> => {
    const { companyId } = ctx.session
    const detail = before ? changed(before, after) : { after }
    const trace = { kind: 'CHANGE' as const, action, object: after.code, detail }
    await leaveTraceAlone(db, companyId, actorOf(ctx, companyId), trace)
    return after
  }
  /** A change of a channel that is held, and its trace. */
  const turn = async (
    ctx: SessionCtx,
    action: string,
    { code, version = null }: { code: string; version?: number | null },
    work: (tx: TenantTx, by: string) => Promise<unknown>,
  ): Promise<ChannelRow> => {
    const [before, after] = await ctx.tenant.transaction(async (tx) => {
      const held = await store.lockChannel(tx, code, version)
      await work(tx, ctx.session.userName)
      return [held, await store.channelRow(tx, code)] as const
    })
    return tell(ctx, action, before, after)
  }
  return { tell, turn }
}

/** Fields that are other than before, and what they were. */
function changed(before: Partial<ChannelRow>, after: ChannelRow) {
  const names = (Object.keys(after) as (keyof ChannelRow)[]).filter(
    (name) =>
      !['version', 'updatedAt', 'updatedBy'].includes(name) &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const of = (row: Partial<ChannelRow>) =>
    Object.fromEntries(names.map((name) => [name, row[name]]))
  return { before: of(before), after: of(after) }
}
