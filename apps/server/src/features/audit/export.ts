/** The log as it is handed out: a line an entry, and a last one that says, signed, how much it is. */
import type { ExportEnd } from '@xinjian/format/audit-checkpoint'
import { exportText } from '@xinjian/format/audit-checkpoint'
import { type CheckpointDeps, checkpointsOf } from './checkpoint/known.ts'
import { chain, headOf, untilSeq } from './store.ts'

/** As `xinjian audit verify` reads it. What was cut off before is not made good: what is said of the end is what was known of it. */
export async function* exportLines(deps: CheckpointDeps, companyId: number) {
  const { db, signer } = deps
  const head = await headOf(db, companyId)
  const { last } = await checkpointsOf(deps, companyId)
  const to = head?.seq ?? 0
  for await (const { seq, hash, body } of untilSeq(chain(db, companyId), to))
    yield `${JSON.stringify({ seq, hash: hash.toString('hex'), body })}\n`
  const end: ExportEnd = {
    companyId,
    entries: to,
    from: to === 0 ? 0 : 1,
    to,
    head: head?.hash.toString('hex') ?? '',
    at: new Date().toISOString(),
    checkpoint: last && { seq: last.seq, hash: last.hash },
  }
  yield `${JSON.stringify({ end, ...signer.sign(exportText(end)) })}\n`
}
