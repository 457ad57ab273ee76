/** What was signed of a chain, from the database and beside it. Either is enough to tell that the other was altered. */
import type { ChainPoint } from '@xinjian/format/audit-chain'
import { type Checkpoint, checkpointText, type Signed } from '@xinjian/format/audit-checkpoint'
import type { Database } from '../../../db/pool.ts'
import type { LogSigner } from '../../../security/log-signer.ts'
import type { CheckpointFiles } from './files.ts'
import { checkpointRows } from './store.ts'

export interface CheckpointDeps {
  db: Database
  signer: LogSigner
  files: CheckpointFiles
}

export interface KnownCheckpoints {
  /** Signed by us. */
  points: ChainPoint[]
  /** The one that reaches furthest. */
  last: Checkpoint | null
  /** Those of this chain that we did not sign as they stand. */
  strange: number
}

export async function checkpointsOf(
  { db, signer, files }: CheckpointDeps,
  companyId: number,
): Promise<KnownCheckpoints> {
  const all = [...(await checkpointRows(db, companyId)), ...files.of(companyId)]
  const ours = all.filter(
    (one) => one.companyId === companyId && signer.isOurs(checkpointText(one), one),
  )
  const last = ours.reduce<Signed<Checkpoint> | null>(
    (best, one) => (best === null || one.seq > best.seq ? one : best),
    null,
  )
  return { points: ours, last, strange: all.length - ours.length }
}
