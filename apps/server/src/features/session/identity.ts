/** Who a session is and what it may do, as the database says it. */
import type { Permission } from '@xinjian/contract'
import type { Session } from '../../http/context.ts'
import { restingOf, type SentReach } from './reach.ts'

export type Identity = Readonly<
  Omit<Session, 'tokenHash' | 'id' | 'fresh'> & {
    /** Neither his company nor the one whose customer it is was frozen. */
    stands: boolean
  }
>

/** As `FIND` of sessions.ts makes it. */
interface Sent {
  userId: number
  userName: string
  name: string
  reach: SentReach
  createdAt: string
  companyId: number
  companyName: string
  kind: Session['kind']
  status: string
  stands: boolean
  roles: string[]
  named: { roleCode: string; roleName: string }[]
  may: Permission[]
  /** Of the user's own roles, where the session shows others. */
  own: Permission[] | null
}

/** By stamp (`STAMP` of sessions.ts). What was kept longest goes first; what is asked for again is read again. */
const KEPT = 4_000
const kept = new Map<string, Identity>()

/** Null: this process has not read it, or has forgotten it. */
export const knownIdentity = (stamp: string): Identity | null => kept.get(stamp) ?? null

/** Reads the identity that belongs to the stamp; both of one statement, so that they tell of the same moment. */
export function keepIdentity(stamp: string, text: string): Identity {
  const identity = readIdentity(text)
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
  kept.set(stamp, identity)
  return identity
}

export function readIdentity(text: string): Identity {
  const { roles, named, may, own, name, reach, createdAt, companyName, status, ...who } =
    JSON.parse(text) as Sent
  // A demo session shows less than its user may see, never more: a child customer's stays a child customer's.
  const shown = own ? may.filter((permission) => own.includes(permission)) : may
  return Object.freeze({
    ...who,
    roles: Object.freeze(roles),
    namedRoles: Object.freeze(named),
    permissions: new Set(shown),
    holder: Object.freeze({
      name,
      reach: restingOf(reach),
      createdAt: new Date(createdAt).toISOString(),
      companyName,
      status,
    }),
  })
}
