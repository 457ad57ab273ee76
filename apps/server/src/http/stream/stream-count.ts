/**
 * How many streams one reader may hold open. Each costs a socket, a subscription and a look at the session every few seconds, for
 * hours. The newest is refused, not the oldest ended: a page whose stream ends opens it again, and two pages would throw each
 * other out without end; a page that is refused is told so and goes on without.
 */
import { Refusal } from '../refusal.ts'
import { HTTP_SAYS } from '../words.ts'

const PER_SESSION = 12
const PER_USER = 30

export interface StreamCount {
  /** Counts a stream until its signal aborts; refuses TOO_MANY. */
  hold(reader: { tokenHash: Uint8Array; userId: number }, until: AbortSignal): void
}

/** Of one process; each process has its own sockets to spare. */
export function createStreamCount(): StreamCount {
  const open = new Map<string, number>()
  const add = (key: string, n: number): void => {
    const sum = (open.get(key) ?? 0) + n
    if (sum > 0) open.set(key, sum)
    else open.delete(key)
  }
  return {
    hold({ tokenHash, userId }, until) {
      const [session, user] = [Buffer.from(tokenHash).toString('base64'), `u${userId}`]
      if ((open.get(session) ?? 0) >= PER_SESSION || (open.get(user) ?? 0) >= PER_USER)
        throw new Refusal('TOO_MANY', HTTP_SAYS.tooManyPagesOpen)
      if (until.aborted) return
      for (const key of [session, user]) add(key, 1)
      const release = () => {
        for (const key of [session, user]) add(key, -1)
      }
      until.addEventListener('abort', release, { once: true })
    },
  }
}
