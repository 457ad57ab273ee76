import type { DataOf } from '@xinjian/contract/endpoint'
import { session as calls } from '@xinjian/contract/nouns/session'
import type { Permission } from '@xinjian/contract/roles'
import type { MenuItem } from '@xinjian/contract/routes/menu'
import { call } from '../api/client.ts'
import { toastRefusal } from '../api/refusal.ts'
import { TYPED_KEY } from '../form/open-forms.ts'
import { say } from '../i18n/dictionary.ts'
import { createStore } from '../ui/store.ts'
import { clearToken, type Kind, kindOfPath, readToken } from './tokens.ts'
import { words } from './words.ts'

export type User = DataOf<typeof calls.userInfo>

export interface Session {
  user: User | null
  roles: readonly string[] | null
  /** What the server said the user may do. */
  permissions: ReadonlySet<Permission> | null
  /** Flags of two role codes (product spec §6). */
  isChild: boolean
  isLegalPerson: boolean
  menu: readonly MenuItem[] | null
  /** Whose token it was loaded by; absent = nobody's yet. */
  kind?: Kind
}

const NOBODY: Session = {
  user: null,
  roles: null,
  permissions: null,
  isChild: false,
  isLegalPerson: false,
  menu: null,
}
export const session = createStore<Session>(NOBODY)

const NO_ROLES = 'getInfo: roles must be a non-null array !'

/** Fetches the user; refuses one without roles. The menu comes beside it and may fail without ending the session. */
export async function loadUser(kind: Kind): Promise<void> {
  const menu = loadMenu()
  const user = await call(calls.userInfo, kind === 'demo' ? { system: 'SHOW' } : {})
  const roles = user.roleList.map((r) => r.roleCode)
  if (roles.length === 0) throw new Error(NO_ROLES)
  await recallWork(user)
  session.set((now) => ({
    ...now,
    kind,
    user,
    roles,
    permissions: new Set(user.permissions as Permission[]),
    isChild: roles.includes('ROLE_RYC_CHILD'),
    isLegalPerson: roles.includes('ROLE_RYC_SAAS_FAREN'),
  }))
  void menu
}

async function loadMenu(): Promise<void> {
  try {
    const menu = await call(calls.userMenu, {})
    session.set((now) => ({ ...now, menu: menu as MenuItem[] }))
  } catch (error) {
    session.set((now) => ({ ...now, menu: [] }))
    toastRefusal(error)
  }
}

/** Before an ended session is led to the login: what was typed is there again afterwards. */
export async function keepWork(): Promise<void> {
  const { user } = session.get()
  if (!user) return
  try {
    ;(await import('../form/typed.ts')).keepTyped(user.id)
  } catch {
    // A line that is dead, too: the way to the login is not held up by it.
  }
}

async function recallWork(user: User): Promise<void> {
  try {
    if (sessionStorage.getItem(TYPED_KEY) === null) return
    const { recallTyped } = await import('../form/typed.ts')
    recallTyped(user.id, say(words)('typedIsThere'))
  } catch {
    // Without storage nothing was kept.
  }
}

/** Forgets the session on this side; the guard uses it when the user cannot be fetched. */
export function forget(kind: Kind): void {
  clearToken(kind)
  session.set(NOBODY)
}

/** Ends the session on the server, forgets it here and loads the page anew. A dead server must not keep a user in. */
export async function logOut(kind: Kind = kindOfPath(location.pathname)): Promise<void> {
  const token = readToken(kind)
  try {
    if (token) await call(calls.logout, { token }, { mute: true })
  } catch {
    // The token is dropped all the same; the server's copy expires by itself.
  }
  forget(kind)
  location.reload()
}
