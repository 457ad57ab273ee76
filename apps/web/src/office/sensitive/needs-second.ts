import { isWeighty } from '@xinjian/contract/account/sensitive-rights'
import type { Permission } from '@xinjian/contract/roles'

/**
 * Whether a change of an account is asked for rather than done, as far as a page can tell beforehand; the service judges it again, and
 * a form that learns it from there asks all the same.
 */
export function willAsk(of: {
  /** The account would be of another company, or of the platform. */
  elsewhere: boolean
  before: readonly Permission[]
  after: readonly Permission[]
  /** Its mail or mobile would be another. */
  addressed: boolean
}): boolean {
  const given = of.after.filter((one) => !of.before.includes(one))
  return of.addressed || (given.length > 0 && (of.elsewhere || given.some(isWeighty)))
}
