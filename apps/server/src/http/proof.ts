/** Acts of weight: which calls the token alone does not open stands in `contract/src/session/fresh.ts` (docs/decisions/0135). */
import { FRESH } from '@xinjian/contract/session/fresh'
import type { BegunAct, Session } from './context.ts'
import { Refusal } from './refusal.ts'

/** Refuses PROOF_WANTED where the call asks for a fresh proof and the session has none. */
export function mustBeProven(session: Session, call: string): void {
  if (FRESH[call] && !session.fresh) throw new Refusal('PROOF_WANTED')
}

/** Whether the call, once done, is told with a way back. */
export const isTold = (call: string): boolean => Boolean(FRESH[call]?.told)

/** What an act of weight gives; it is told of once it is done. */
export async function told<T>(act: BegunAct, work: () => T): Promise<Awaited<T>> {
  try {
    const result = await work()
    await act.done()
    return result
  } catch (error) {
    // Of a fault nobody knows whether it was done: it stays begun, and is told of later.
    if (error instanceof Refusal) await act.refused()
    throw error
  }
}
