import { contract } from '@xinjian/contract'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { checkByNo, quoteOf } from '../verify/index.ts'
import { beginWatch, channelsToTell } from './begin.ts'
import { pollNow, resumeWatch, stopWatch } from './change.ts'
import type { WatchDeps } from './deps.ts'
import { watchPage } from './list.ts'
import { eventsOf, watchOfInvoice } from './store.ts'
import { wireWatch, wireWhole } from './wire.ts'
import { VERIFY_WATCH_SAYS } from './words.ts'

export const watchRoutes = ({ now }: Pick<WatchDeps, 'now'>) =>
  implement(contract.verifyWatch, {
    async watchTerms(ctx) {
      return { quote: await quoteOf(ctx.tenant), channels: await channelsToTell(ctx) }
    },

    watchAdd: async (ctx, ask) => wireWatch(await beginWatch(ctx, ask, now())),
    watchStop: async (ctx, { no }) => wireWatch(await stopWatch(ctx, no)),
    watchResume: async (ctx, ask) => wireWatch(await resumeWatch(ctx, ask, now())),
    watchNow: async (ctx, { no }) => wireWatch(await pollNow(ctx, no, now())),

    async watchOf({ tenant, session }, { no }) {
      const { madeBy } = tenant.scope
      const record = await checkByNo(tenant, no, madeBy)
      if (!record) throw new Refusal('UNKNOWN', VERIFY_WATCH_SAYS.noSuchCheckCompare)
      const watch = await watchOfInvoice(tenant, record.invoice_key, session.userName, madeBy)
      return { found: watch && wireWhole(watch, await eventsOf(tenant, watch.no)) }
    },

    async watchList({ tenant }, { page, size, ...filter }) {
      const { rows, total } = await watchPage(tenant, filter, page, size)
      return { rows: rows.map(wireWatch), total, page, size }
    },
  })
