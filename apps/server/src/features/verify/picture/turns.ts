/** One company's files are read a few at a time, so that a thousand of them keep nobody else waiting. */
import { Refusal } from '../../../http/refusal.ts'
import { VERIFY_SAYS } from '../words.ts'

/** Recognition leaves two processes to one company. */
const AT_ONCE = 2
const MAY_WAIT = 40
const WAIT_SECONDS = 5

interface Line {
  working: number
  waiting: (() => void)[]
}

export interface Turns {
  /** Works when it is the company's turn; refuses where too many of its files wait already. */
  take<T>(companyId: number, work: () => Promise<T>): Promise<T>
}

export function createTurns(atOnce = AT_ONCE, mayWait = MAY_WAIT): Turns {
  const lines = new Map<number, Line>()
  return {
    async take(companyId, work) {
      const line = lines.get(companyId) ?? { working: 0, waiting: [] }
      lines.set(companyId, line)
      if (line.working >= atOnce) {
        if (line.waiting.length >= mayWait)
          throw new Refusal('TOO_MANY', VERIFY_SAYS.tooManyFilesBeing, undefined, WAIT_SECONDS)
        // Whoever leaves hands his turn on: the count stays.
        await new Promise<void>((resolve) => line.waiting.push(resolve))
      } else line.working++
      try {
        return await work()
      } finally {
        const next = line.waiting.shift()
        if (next) next()
        else if (--line.working === 0) lines.delete(companyId)
      }
    },
  }
}
