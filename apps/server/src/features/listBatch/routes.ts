import { contract } from '@xinjian/contract'
import { batchSpec, listOfBatch } from '@xinjian/contract/lists/registry'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { SelfCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake } from '../../jobs/events.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import { checkedFilter, type Lists } from '../listExport/index.ts'
import { addBatch, BATCH_JOBS, batchOf, cancelBatch, judgedRows } from './store.ts'
import { LIST_BATCH_SAYS } from './words.ts'

interface Deps {
  config: Config
  db: Database
  lists: Lists
}

export const listBatchRoutes = ({ config, db, lists }: Deps) => {
  const tenantFor = ({ session }: SelfCtx) => tenantOf(db, session.companyId)
  const mine = async (ctx: SelfCtx, no: string) => {
    const row = await batchOf(tenantFor(ctx), ctx.session, no)
    if (!row) throw new Refusal('UNKNOWN', LIST_BATCH_SAYS.noSuchBatchYours)
    return row
  }
  return implement(contract.listBatch, {
    async batchStart(ctx, { action, filter, only, reason, args, seen }) {
      const { call, reason: asksReason, args: takesArgs } = batchSpec(action)
      lists.calls.mustMay(ctx.session, call)
      const kept = checkedFilter(lists, ctx.session, listOfBatch(action), filter)
      if (asksReason && !reason) throw new Refusal('MALFORMED', LIST_BATCH_SAYS.sayWhy, 'reason')
      const tenant = tenantFor(ctx)
      await mustHaveRoom(tenant, BATCH_JOBS, LIST_BATCH_SAYS.batches, {
        most: config.queuePerCompany,
        more: 1,
      })
      const no = await addBatch(tenant, ctx, {
        action,
        filter: kept,
        picked: only ?? null,
        reason: reason ?? null,
        args: takesArgs ? (args ?? {}) : {},
        seen,
      })
      await wake(db, BATCH_JOBS)
      return mine(ctx, no)
    },
    async batchDetail(ctx, { no, page, size }) {
      const row = await mine(ctx, no)
      return { row, page, size, ...(await judgedRows(tenantFor(ctx), no, page, size)) }
    },
    async batchCancel(ctx, { no }) {
      await mine(ctx, no)
      if (!(await cancelBatch(tenantFor(ctx), no)))
        throw new Refusal('CONFLICT', LIST_BATCH_SAYS.batchOverNothingStop)
      return mine(ctx, no)
    },
  })
}
