import { cookies, YEAR } from '../shell/cookies.ts'
import { createStore } from '../ui/store.ts'

/** Shortcuts of a single key (/, J, K, arrows between chapters): who speaks to the machine sets them off unawares, and can switch them off.
 * Pages that are rendered where there is no browser know no choice of anybody. */
export const singleKeys = createStore(
  typeof document === 'undefined' || cookies.get('keys') !== 'off',
)

/** Remembered for a year, as other preferences are. */
export function switchKeys(on: boolean): void {
  cookies.set('keys', on ? 'on' : 'off', YEAR)
  singleKeys.set(on)
}
