import type { FastifyBaseLogger } from 'fastify'
import type { CheckpointDeps } from './known.ts'
import { makeCheckpoints } from './make.ts'

const EVERY_MS = 60 * 60_000

/** A checkpoint every hour of every chain that went on, in any number of processes: the second finds them made. */
export function startCheckpoints(deps: CheckpointDeps, log: FastifyBaseLogger): () => void {
  const look = () => {
    makeCheckpoints(deps, log).catch((err) => log.warn({ err }, 'checkpoints could not be made'))
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  look()
  return () => clearInterval(timer)
}
