/** Which part of a chain was erased with its company: the platform's own log says so, and has to fit itself (docs/decisions/0259). */
import { ERASED_ACTION, type ErasedRange, erasedIn, verifyChain } from '@xinjian/format/audit-chain'
import { chainHash, PLATFORM_CHAIN } from '../../db/audit.ts'
import type { Db } from '../../db/pool.ts'
import { type CheckpointDeps, checkpointsOf } from './checkpoint/known.ts'
import { chain, headOf, untilSeq } from './store.ts'

interface Said {
  seq: number
  range: ErasedRange
}

/** The first that was said of a chain: nothing of it is erased twice. null = nothing was. */
export async function erasedSaid(db: Db, companyId: number): Promise<Said | null> {
  // Asked of every chain at every look: of most there is no erasure, and the platform's log is not searched. It proves nothing, and need not: without
  // it no mark of an erased body is believed.
  const begun = await db.one(
    'select 1 from company_erasure where company_id = $1 and log_to is not null',
    [companyId],
  )
  if (!begun) return null
  const row = await db.one<{ seq: number; body: string }>(
    `select seq, body from audit_entry where company_id = $1 and action = $2 and object = $3 order by seq limit 1`,
    [PLATFORM_CHAIN, ERASED_ACTION, String(companyId)],
  )
  const found = row && erasedIn(row.body)
  return row && found ? { seq: row.seq, range: found.range } : null
}

/** The same, once the platform's log was found to lead to the entry that says so; undefined = nothing may be erased. */
export async function erasedOf(
  deps: CheckpointDeps,
  companyId: number,
): Promise<ErasedRange | undefined> {
  const said = await erasedSaid(deps.db, companyId)
  if (!said) return undefined
  const { points } = await checkpointsOf(deps, PLATFORM_CHAIN)
  const head = await headOf(deps.db, PLATFORM_CHAIN)
  const end = head ? [{ seq: head.seq, hash: head.hash.toString('hex') }] : []
  const rows = untilSeq(chain(deps.db, PLATFORM_CHAIN), head?.seq ?? 0)
  const { entries } = await verifyChain(rows, chainHash, { points: [...end, ...points] })
  return entries >= said.seq ? said.range : undefined
}
