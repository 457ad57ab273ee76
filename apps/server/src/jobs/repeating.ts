/** What is done again and again beside requests and jobs. */
import type { FastifyBaseLogger } from 'fastify'

interface Repeated {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** What the log says where it failed: the next time it is tried again. */
  failed: string
  /** NOW = at once as well, LATER = the first time after an interval. */
  first?: 'NOW' | 'LATER'
}

/** Does it every so many milliseconds, without keeping the process alive; what is given back ends it. */
export function repeating(
  everyMs: number,
  work: () => Promise<unknown>,
  { log, failed, first = 'NOW' }: Repeated,
): () => void {
  const once = () => void work().catch((err) => log.warn({ err }, failed))
  const timer = setInterval(once, everyMs)
  timer.unref()
  if (first === 'NOW') once()
  return () => clearInterval(timer)
}
