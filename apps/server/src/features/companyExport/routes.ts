import { contract } from '@xinjian/contract'
import { chinaTime } from '@xinjian/format/china-time'
import type { Blobs } from '../../blobs.ts'
import { leaveLater } from '../../db/audit.ts'
import { isWhole } from '../../db/scope.ts'
import { actorOf } from '../../http/actor.ts'
import type { SessionCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wakeAfter } from '../../jobs/events.ts'
import { takenBackSince } from '../consent/index.ts'
import { momentOf, tell } from '../notice/index.ts'
import { dropParts } from './parts.ts'
import {
  addExport,
  COMPANY_EXPORTS,
  cancelExport,
  exportOf,
  exportPage,
  wireExport,
} from './store.ts'
import { COMPANY_EXPORT_SAYS as SAYS } from './words.ts'

interface Deps {
  /** Of exports: they go after some days. */
  files: Blobs
}

const unknown = () => new Refusal('UNKNOWN', SAYS.noSuchExport)

export const companyExportRoutes = ({ files }: Deps) => {
  /** Everything is for whoever sees everything: a right to export gives nobody the work of others. */
  const whole = ({ tenant }: SessionCtx) => {
    if (!isWhole(tenant.scope)) throw new Refusal('FORBIDDEN')
    return tenant
  }
  const known = async (ctx: SessionCtx, no: string) => {
    const row = await exportOf(whole(ctx), no)
    if (!row) throw unknown()
    return row
  }
  const log = (ctx: SessionCtx) => [
    { chain: ctx.session.companyId, who: actorOf(ctx, ctx.session.companyId) },
  ]
  return implement(contract.companyExport, {
    companyExportAsk: async (ctx, { reason }) =>
      whole(ctx).transaction(async (tx) => {
        const { userId, userName } = ctx.session
        const made = await addExport(tx, { userId, userName, reason })
        if (!made) throw new Refusal('CONFLICT', SAYS.oneAtATime)
        const { no } = made
        await leaveLater(tx, log(ctx), {
          kind: 'LOOK',
          action: 'companyExportAsk',
          object: no,
          detail: { reason },
        })
        await tell(tx, {
          kind: 'COMPANY_EXPORT_ASKED',
          key: no,
          params: { by: userName, no, at: momentOf(new Date()) },
        })
        wakeAfter(tx, COMPANY_EXPORTS)
        return wireExport((await exportOf(tx, no))!)
      }),
    companyExportList: async (ctx, at) => exportPage(whole(ctx), at),
    async companyExportCancel(ctx, { no }) {
      await known(ctx, no)
      const ended = await ctx.tenant.transaction(async (tx) => {
        if (!(await cancelExport(tx, no, SAYS.cancelled))) return false
        await leaveLater(tx, log(ctx), {
          kind: 'CHANGE',
          action: 'companyExportCancel',
          object: no,
        })
        return true
      })
      if (!ended) throw new Refusal('CONFLICT', SAYS.overNothingToCancel)
      await dropParts(ctx.tenant, files, no)
      return wireExport(await known(ctx, no))
    },
    async companyExportFile(ctx, { no }) {
      const row = await known(ctx, no)
      if (row.status === 'EXPIRED') throw new Refusal('UNKNOWN', SAYS.fileGone)
      if (row.status !== 'DONE' || row.blob_key === null)
        throw new Refusal('CONFLICT', SAYS.notReadyYet)
      // What was asked for before a withdrawal may hold what is sealed since.
      if (await takenBackSince(ctx.tenant, row.created_at))
        throw new Refusal('CONSENT_REQUIRED', SAYS.consentTakenBackAfter)
      const body = await files.read(row.blob_key)
      await ctx.tenant.transaction(async (tx) => {
        await leaveLater(tx, log(ctx), { kind: 'LOOK', action: 'companyExportFile', object: no })
        await tell(tx, {
          kind: 'COMPANY_EXPORT_TAKEN',
          key: `${no}/${ctx.requestId}`,
          params: { by: ctx.session.userName, no, at: momentOf(new Date()) },
        })
      })
      const at = chinaTime(row.created_at.toISOString(), 16).replace(/[-:]/g, '').replace(' ', '-')
      return { fileName: `company-export-${no}-${at}.zip`, type: 'application/zip', body }
    },
  })
}
