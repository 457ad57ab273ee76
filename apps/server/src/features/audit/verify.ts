/** A chain reckoned again, compared with where it says that it ends and with all that was signed of it. */
import type { AuditVerdict } from '@xinjian/contract'
import { verifyChain } from '@xinjian/format/audit-chain'
import { chainHash } from '../../db/audit.ts'
import { type CheckpointDeps, checkpointsOf } from './checkpoint/known.ts'
import { erasedOf } from './erased.ts'
import { chain, headOf, untilSeq } from './store.ts'

export async function verify(deps: CheckpointDeps, companyId: number): Promise<AuditVerdict> {
  // First what was signed: what is signed meanwhile may be of entries that are not looked at.
  const { points, last, strange } = await checkpointsOf(deps, companyId)
  const head = await headOf(deps.db, companyId)
  const end = head ? [{ seq: head.seq, hash: head.hash.toString('hex') }] : []
  const found = await verifyChain(untilSeq(chain(deps.db, companyId), head?.seq ?? 0), chainHash, {
    points: [...end, ...points],
    erased: await erasedOf(deps, companyId),
  })
  return {
    ...found,
    checkpoint: last && { seq: last.seq, hash: last.hash, at: last.at },
    strange,
    signedBy: deps.signer.fingerprint,
  }
}
