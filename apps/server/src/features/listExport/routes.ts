import { contract } from '@xinjian/contract'
import { LISTS, type ListKey, listSpec, PACKS } from '@xinjian/contract/lists/registry'
import { chinaTime } from '@xinjian/format/china-time'
import type { Blobs } from '../../blobs.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { SelfCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake } from '../../jobs/events.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import { takenBackSince } from '../consent/index.ts'
import { addExport, cancelExport, EXPORTS, exportOf, exportPage, wireExport } from './store.ts'
import { checkedFilter, type Lists, laneOf } from './walk.ts'
import { LIST_EXPORT_SAYS } from './words.ts'

interface Deps {
  config: Config
  db: Database
  files: Blobs
  lists: Lists
}

const unknown = () => new Refusal('UNKNOWN', LIST_EXPORT_SAYS.noSuchExportYours)

export const listExportRoutes = ({ config, db, files, lists }: Deps) => {
  const tenantFor = ({ session }: SelfCtx) => tenantOf(db, session.companyId)
  const mine = async (ctx: SelfCtx, no: string) => {
    const row = await exportOf(tenantFor(ctx), ctx.session, no)
    if (!row) throw unknown()
    return row
  }
  return implement(contract.listExport, {
    async exportAsk(ctx, { list, name, filter, columns, only, pack }) {
      const kept = checkedFilter(lists, ctx.session, list, filter)
      if (pack) {
        if (!(list in PACKS))
          throw new Refusal('MALFORMED', LIST_EXPORT_SAYS.recordsListNoFiles, 'pack')
        lists.calls.mustMay(ctx.session, PACKS[list as keyof typeof PACKS].call)
      }
      const tenant = tenantFor(ctx)
      await mustHaveRoom(tenant, EXPORTS, LIST_EXPORT_SAYS.exports, {
        most: config.queuePerCompany,
        more: 1,
      })
      const lane = pack ? 'MANY' : only ? 'FEW' : await laneOf(lists, ctx, list, kept)
      const picked = only ?? null
      const asked = { list, name, filter: kept, columns, picked, pack: pack ?? null, lane } as const
      const row = await addExport(tenant, ctx, asked)
      await wake(db, EXPORTS)
      return wireExport(row)
    },
    exportList: (ctx, { status, ...at }) => exportPage(tenantFor(ctx), ctx.session, status, at),
    async exportCancel(ctx, { no }) {
      await mine(ctx, no)
      if (!(await cancelExport(tenantFor(ctx), ctx.session, no)))
        throw new Refusal('CONFLICT', LIST_EXPORT_SAYS.exportOverNothingCancel)
      return wireExport(await mine(ctx, no))
    },
    async exportFile(ctx, { no }) {
      const row = await mine(ctx, no)
      if (row.status === 'EXPIRED') throw new Refusal('UNKNOWN', LIST_EXPORT_SAYS.fileKeptTimeGone)
      if (row.status !== 'DONE' || row.blob_key === null)
        throw new Refusal('CONFLICT', LIST_EXPORT_SAYS.fileNotReadyYet)
      // Whoever lost the right to the list since has lost its file, too.
      if (!(row.list in LISTS)) throw unknown()
      checkedFilter(lists, ctx.session, row.list, row.filter)
      // What was asked for before a withdrawal may hold what is sealed since.
      if (
        listSpec(row.list as ListKey).sealable &&
        (await takenBackSince(tenantFor(ctx), row.created_at))
      )
        throw new Refusal('CONSENT_REQUIRED', LIST_EXPORT_SAYS.consentTakenBackAfter)
      const at = chinaTime(row.created_at.toISOString(), 16).replace(/[-:]/g, '').replace(' ', '-')
      return {
        fileName: `${row.name}-${at}.${row.pack ? 'zip' : 'xlsx'}`,
        type: row.pack
          ? 'application/zip'
          : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        body: await files.read(row.blob_key),
      }
    },
  })
}
