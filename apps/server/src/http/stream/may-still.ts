import type { Permission } from '@xinjian/contract'
import { sameScope, scopeOf } from '../../db/scope.ts'
import type { Session, SessionGate } from '../context.ts'
import { Refusal } from '../refusal.ts'

/** The reader of a stream may still make the call, and sees of its company what it saw when the stream was opened. */
export async function mayStill(
  sessions: SessionGate,
  token: string | null,
  guard: Permission,
  opened: Session,
): Promise<boolean> {
  try {
    const now = await sessions.peek(token)
    return now.permissions.has(guard) && sameScope(scopeOf(now), scopeOf(opened))
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
