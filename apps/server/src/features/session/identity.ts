/** Who a session is and what it may do, as the database says it with every call. */
import type { Permission } from '@xinjian/contract'
import type { Session } from '../../http/context.ts'

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
  mobile: string
  name: string
  email: string | null
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

/** The same text is read once. It is asked for with every call all the same: what changed is another text. */
const KEPT = 1_000
const kept = new Map<string, Identity>()

export function identityOf(text: string): Identity {
  const known = kept.get(text)
  if (known) return known
  const { roles, named, may, own, mobile, name, email, createdAt, companyName, status, ...who } =
    JSON.parse(text) as Sent
  // A demo session shows less than its user may see, never more: a child customer's stays a child customer's.
  const shown = own ? may.filter((permission) => own.includes(permission)) : may
  const identity = Object.freeze({
    ...who,
    roles: Object.freeze(roles),
    namedRoles: Object.freeze(named),
    permissions: new Set(shown),
    holder: Object.freeze({
      mobile,
      name,
      email,
      createdAt: new Date(createdAt).toISOString(),
      companyName,
      status,
    }),
  })
  if (kept.size >= KEPT) kept.clear()
  kept.set(text, identity)
  return identity
}
