import type { FastifyBaseLogger } from 'fastify'
import { repeating } from '../../../jobs/repeating.ts'
import type { CheckpointDeps } from './known.ts'
import { makeCheckpoints } from './make.ts'

const EVERY_MS = 60 * 60_000

/** A checkpoint every hour of every chain that went on, in any number of processes: the second finds them made. */
export function startCheckpoints(deps: CheckpointDeps, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => makeCheckpoints(deps, log), {
    log,
    failed: 'checkpoints could not be made',
  })
}
