/** Which account each kind of entry leaves and which it reaches. An entry has no other way: so both sides always agree. */
import type { ENTRY_KINDS } from '@xinjian/contract/money'

/**
 * AVAILABLE may be spent (below zero down to the credit limit); HELD waits for the outcome of a query; SPENT is the platform's;
 * RECEIVED is where paid money comes from; ADJUSTED where gifts and corrections come from or go to.
 */
export type Account = 'AVAILABLE' | 'HELD' | 'SPENT' | 'RECEIVED' | 'ADJUSTED'

export type EntryKind = (typeof ENTRY_KINDS)[number]

const WAYS: Record<Exclude<EntryKind, 'ADJUST'>, readonly [Account, Account]> = {
  RECHARGE: ['RECEIVED', 'AVAILABLE'],
  GIFT: ['ADJUSTED', 'AVAILABLE'],
  HOLD: ['AVAILABLE', 'HELD'],
  RELEASE: ['HELD', 'AVAILABLE'],
  CHARGE: ['HELD', 'SPENT'],
  REVERSE: ['SPENT', 'AVAILABLE'],
}

/** From where to where; a correction goes either way by its sign. */
export const wayOf = (kind: EntryKind, amount: number): readonly [Account, Account] =>
  kind === 'ADJUST'
    ? amount > 0
      ? ['ADJUSTED', 'AVAILABLE']
      : ['AVAILABLE', 'ADJUSTED']
    : WAYS[kind]
