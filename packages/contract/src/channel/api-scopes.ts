/**
 * What a key of a channel may be given. A call asks for the permission it asks a person for; a key holds those of its scopes and no
 * other. Every permission stands here: one that is not decided on does not compile.
 */
import type { AnyEndpoint } from '../endpoint.ts'
import type { Permission } from '../roles.ts'

const BY_KEY = {
  self: false,
  'enterprise.read': true,
  'invoice.import': true,
  'report.read': true,
  'report.readAll': true,
  'report.create': true,
  'report.share': true,
  'collect.read': true,
  'collect.link': true,
  'terminal.write': false,
  'consent.read': true,
  'consent.revoke': false,
  'channel.read': false,
  'channel.write': false,
  'board.read': false,
  'rules.read': false,
  'rules.write': false,
  'rules.approve': false,
  'template.manage': false,
  'money.read': true,
  'money.manage': false,
  'loan.read': false,
  'loan.write': false,
  'loan.decide': false,
  'loan.own': false,
  'agreement.read': false,
  'scf.read': false,
  'scf.write': false,
  'scf.decide': false,
  'scf.own': false,
  'bill.confirm': false,
  'user.read': false,
  'user.write': false,
  'account.agree': false,
  'role.read': false,
  'role.write': false,
  'company.read': false,
  'company.write': false,
  'company.export': false,
  'company.erase': false,
  'erasure.decide': false,
  'audit.read': false,
  'registration.read': false,
  'registration.decide': false,
  'lead.manage': false,
  'incident.manage': false,
  'system.operate': false,
  'view.share': false,
  'verify.read': true,
  'verify.check': true,
  'secondary.read': false,
  'secondary.write': false,
} as const satisfies Record<Permission, boolean>

type Table = typeof BY_KEY
export type ApiScope = { [P in keyof Table]: Table[P] extends true ? P : never }[keyof Table]

/** Scopes that a key may hold. */
export const API_SCOPES = Object.entries(BY_KEY).flatMap(([name, may]) => (may ? [name] : [])) as [
  ApiScope,
  ...ApiScope[],
]

/** Whether a key with the call's scope may make it. */
export const isByKey = ({ guard, kind }: AnyEndpoint): boolean =>
  Object.entries(BY_KEY).some(([name, may]) => may && name === guard) && kind !== 'stream'

/** What a bearer token begins with that is a key and no session. */
export const API_KEY_MARK = 'xk_'
