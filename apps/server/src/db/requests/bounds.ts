/** What a request asks of the statements that are sent for it; work that nobody waits for (jobs, exports, migrations) asks nothing. */
import { AsyncLocalStorage } from 'node:async_hooks'

interface RequestBounds {
  /** Aborted when whoever asked has gone. */
  readonly gone: AbortSignal
  /** Nobody but who asked has use of it: what is read ends with him. */
  readonly readsOnly: boolean
  /** Longest that one statement may take; 0 = any time. */
  readonly limitMs: number
  /** It holds a connection for a transaction: what it needs besides waits for no turn, lest it waits for itself. */
  readonly inTransaction?: true
}

const requests = new AsyncLocalStorage<RequestBounds>()

/** Does the work as that of a request. */
export const asRequest = <T>(bounds: RequestBounds, work: () => T): T => requests.run(bounds, work)

/** The request that is being answered here; undefined: none. */
export const ofRequest = (): RequestBounds | undefined => requests.getStore()

/** Does the work of a transaction, for whomever it is. */
export function asTransaction<T>(work: () => T): T {
  const bounds = requests.getStore()
  return bounds ? requests.run({ ...bounds, inTransaction: true }, work) : work()
}

/** A statement of a request took longer than it may, or waited so long for its turn; it was ended. */
export class TookTooLong extends Error {
  readonly seconds: number

  constructor(limitMs: number) {
    super(`a statement took longer than ${limitMs} ms`)
    this.seconds = Math.round(limitMs / 1000)
  }
}
