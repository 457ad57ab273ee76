import { contract } from '@xinjian/contract'
import { MOST_VIEWS } from '@xinjian/contract/lists/registry'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { SelfCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  addView,
  changeView,
  deleteView,
  restoreView,
  setColumns,
  setDefault,
  settingOf,
  shareView,
  viewsOf,
  wireView,
} from './store.ts'
import { LIST_VIEW_SAYS } from './words.ts'

export const listViewRoutes = ({ db }: { db: Database }) => {
  const own = ({ session }: SelfCtx) => tenantOf(db, session.companyId)
  /** The account of the demonstration is everybody's: what one visitor set, the next would find. */
  const mustBeReal = ({ session }: SelfCtx) => {
    if (session.kind === 'DEMO')
      throw new Refusal('FORBIDDEN', LIST_VIEW_SAYS.demoAccountCannotSave)
  }
  return implement(contract.listView, {
    async listViews(ctx, { list }) {
      const { userId, permissions } = ctx.session
      const [views, setting] = await Promise.all([
        viewsOf(own(ctx), userId, list),
        settingOf(own(ctx), userId, list),
      ])
      const opens = setting?.default_view ?? null
      return {
        views: views.map(wireView),
        // One that was deleted since, or is not shared any more, opens nothing.
        defaultView: views.some(({ id }) => id === opens) ? opens : null,
        columns: setting?.columns ?? null,
        mayShare: permissions.has('view.share'),
      }
    },
    async listViewSave(ctx, { list, id, columns = null, ...view }) {
      mustBeReal(ctx)
      const { session } = ctx
      const asked = { ...view, columns }
      const row = id
        ? await changeView(own(ctx), session.userId, id, asked)
        : await addView(own(ctx), session, list, asked, MOST_VIEWS)
      return wireView(row)
    },
    async listViewShare(ctx, { id, shared }) {
      mustBeReal(ctx)
      return wireView(await shareView(own(ctx), ctx.session.userId, id, shared))
    },
    async listViewDelete(ctx, { id }) {
      mustBeReal(ctx)
      await deleteView(own(ctx), ctx.session.userId, id)
      return null
    },
    async listViewRestore(ctx, { id }) {
      mustBeReal(ctx)
      return wireView(await restoreView(own(ctx), ctx.session.userId, id))
    },
    async listViewDefault(ctx, { list, id }) {
      mustBeReal(ctx)
      await setDefault(own(ctx), ctx.session.userId, list, id ?? null)
      return null
    },
    async listColumns(ctx, { list, columns }) {
      mustBeReal(ctx)
      await setColumns(own(ctx), ctx.session.userId, list, columns ?? null)
      return null
    },
  })
}
