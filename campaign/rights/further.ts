/** Rules besides the permission of a call: who is told of others by right, and who is refused though he has the permission. */
import type { RoleCode } from '@xinjian/contract'

/** Operators are told: a voucher for a reason, of which both sides hear (docs/decisions/0103); the register of their customers. */
export const TELLS_OPERATORS: ReadonlySet<string> = new Set([
  'recognitionCase',
  'customerNames',
  'customerFind',
])

/** The account of the demonstration is everybody's: it changes nothing of itself. */
const NOT_FOR_DEMO =
  /^(listView(Save|Share|Delete|Restore|Setting)|ownSessionEnd|second|profile|updatePassword)/

/** Another company's number is refused as such, roles of the platform are nobody's to change, and nobody manages his own account. */
const NOT_EVERY_NUMBER = /^(user[A-Z]|role[A-Z]|companyRole|audit|sensitive)/

/** Whether a call has a rule of its own that refuses this role with 403. */
export const mayRefuse = (call: string, role: RoleCode): boolean =>
  (role === 'ROLE_DEMO' && NOT_FOR_DEMO.test(call)) ||
  (role !== 'ROLE_DEMO' && NOT_EVERY_NUMBER.test(call))
