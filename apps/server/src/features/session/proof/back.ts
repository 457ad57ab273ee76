/** What an act of weight changed, put back (docs/decisions/0135). Each feature gives the ways back of its own calls. */
import type { Session } from '../../../http/context.ts'

/** An act, or one before it, as it is taken back. */
export interface ActDone {
  userId: number
  userName: string
  companyId: number
  call: string
  begunAt: Date
  before: unknown
}

export interface WayBack {
  calls: readonly string[]
  /** What stands before the call, as JSON; null = nothing that could be put back. */
  keep(session: Session, body: object): Promise<object | null>
  /** Puts it back, and ends what came of the act since. Done twice it is the same. */
  undo(act: ActDone): Promise<void>
}
