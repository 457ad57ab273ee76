import { Readable } from 'node:stream'
import { type AuditRow, contract, endpoints } from '@xinjian/contract'
import { ERASED_ACTION, ERASED_BODY } from '@xinjian/format/audit-chain'
import { leaveTraceAlone, PLATFORM_CHAIN } from '../../db/audit.ts'
import type { Database } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { accessWithReason } from '../accessReason/index.ts'
import { companyReached, isOperator } from '../role/index.ts'
import type { CheckpointDeps } from './checkpoint/known.ts'
import { exportLines } from './export.ts'
import { type Entry, entries } from './store.ts'
import { verify } from './verify.ts'

/** What a call is called: the head of its line in the documentation. */
const NAMES = new Map(
  endpoints.map(({ name, endpoint }) => [name, endpoint.summary.split(/[：；，（,]/)[0] ?? name]),
)

interface Body {
  at: string
  companyId: number
  kind: AuditRow['kind']
  action: string
  userName: string
  actorCompany: number | null
  ip: string
  agent: string
  object?: string
  detail?: Record<string, unknown>
}

/** Whose body went with its company: number and hash are what is left. */
const erasedRow = (seq: number, hash: string): AuditRow => ({
  ...{ seq, companyId: 0, at: '', kind: 'CHANGE', action: ERASED_ACTION, actionName: '' },
  ...{ userName: '', operator: false, ip: '', agent: '', object: '', detail: null, hash },
})

function wire({ seq, hash, body }: Entry): AuditRow {
  if (body === ERASED_BODY) return erasedRow(seq, hash.toString('hex'))
  const said = JSON.parse(body) as Body
  return {
    seq,
    companyId: said.companyId,
    at: said.at,
    kind: said.kind,
    action: said.action,
    actionName: NAMES.get(said.action) ?? said.action,
    userName: said.userName,
    // What its company does with a secondary customer is nothing of the platform's.
    operator: said.actorCompany !== null && !(said.action in contract.secondary),
    ip: said.ip,
    agent: said.agent,
    object: said.object ?? '',
    detail: said.detail ?? null,
    hash: hash.toString('hex'),
  }
}

/** Whose log is asked for: one's own, or by an operator the platform's, and any company's for a reason, which stands in it. */
async function chainAsked(
  db: Database,
  ctx: SelfCtx,
  action: string,
  companyId?: number,
): Promise<number> {
  const { session } = ctx
  if (companyId === PLATFORM_CHAIN) {
    if (!isOperator(session)) throw new Refusal('FORBIDDEN')
    return PLATFORM_CHAIN
  }
  const { id } = await companyReached(db, session, companyId)
  if (id !== session.companyId) await accessWithReason(db, ctx, { id, action })
  return id
}

export const auditRoutes = (deps: CheckpointDeps) => {
  const { db } = deps
  return implement(contract.audit, {
    async auditList(ctx, { companyId, page, size, ...filter }) {
      const of = await chainAsked(db, ctx, 'auditList', companyId)
      const { rows, ...counted } = await entries(db, of, filter, page, size)
      return { ...counted, page, size, rows: rows.map(wire) }
    },
    async auditVerify(ctx, { companyId }) {
      return verify(deps, await chainAsked(db, ctx, 'auditVerify', companyId))
    },
    async auditExport(ctx, { companyId }) {
      const of = await chainAsked(db, ctx, 'auditExport', companyId)
      if (of === ctx.session.companyId || of === PLATFORM_CHAIN)
        await leaveTraceAlone(db, of, actorOf(ctx, of), { kind: 'LOOK', action: 'auditExport' })
      return {
        fileName: `审计日志-${of}.jsonl`,
        type: 'application/x-ndjson; charset=utf-8',
        body: Readable.from(exportLines(deps, of)),
      }
    },
  })
}
