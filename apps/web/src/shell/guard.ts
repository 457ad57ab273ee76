/**
 * The route guard as a pure decision (product spec §4; order of vue-element-admin): what to do before a page is shown,
 * given the tokens and the session. Carrying it out is `Guarded.tsx`'s work.
 */
import { MENU, type Permission, permissionsOf, type RoleCode } from '@xinjian/contract/roles'
import type { AppRoute } from '../routes.ts'

export interface GuardState {
  mainToken: string | null
  demoToken: string | null
  /** Roles of the loaded user; null = not fetched yet. */
  roles: readonly string[] | null
}

export type Decision =
  | { do: 'pass' }
  | { do: 'fetchUser' }
  | { do: 'redirect'; to: string; replace: true }

const pass: Decision = { do: 'pass' }
const redirect = (to: string): Decision => ({ do: 'redirect', to, replace: true })

/** Paths open to everybody whatever the table says (product spec §6). */
const WHITELIST = new Set([
  '/',
  '/login',
  '/register',
  '/404',
  '/401',
  '/pdfTemplate',
  '/changePwd',
  '/daiFu',
  '/about',
])

export const isOpen = (route: AppRoute): boolean =>
  route.login === 'none' || WHITELIST.has(route.path)

/** `fullPath` = path + query + hash of where the user wants to go. */
export function decide(route: AppRoute, fullPath: string, state: GuardState): Decision {
  const demo = route.login === 'demo' || route.path === '/demoLogin'
  const token = demo ? state.demoToken : state.mainToken
  if (!token) {
    if (isOpen(route)) return pass
    const login = demo ? '/demoLogin' : '/login'
    return redirect(`${login}?redirect=${encodeURIComponent(fullPath)}`)
  }
  if (route.path === '/login')
    return redirect(internalPath(queryOf(fullPath, 'redirect')) ?? '/app')
  if (route.path === '/demoLogin') return redirect('/demoSystem/home')
  if (isOpen(route)) return pass
  if (state.roles === null) return { do: 'fetchUser' }
  const needed = neededBy(route.path)
  return needed && !permissionsOf(state.roles as RoleCode[]).has(needed)
    ? redirect('/401?noGoBack=true')
    : pass
}

/** What the menu asks for a page; the server refuses its calls anyway, this only says so at the door. */
const NEEDED = new Map(
  MENU.flatMap((row) => [row, ...(row.children ?? [])]).map((row) => [row.path, row.needs]),
)
const neededBy = (path: string): Permission | undefined => NEEDED.get(path)

/** A redirect target is followed only when it stays on this site: `/x`, never `//host`, `/\host` or a scheme. */
export function internalPath(target: string | null): string | null {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target)) return null
  // Browsers drop tabs and newlines inside a URL, which would turn `/\t/host` into `//host`.
  for (const c of target) if (c.charCodeAt(0) < 0x20) return null
  return target
}

const queryOf = (fullPath: string, name: string): string | null =>
  new URLSearchParams(fullPath.split('#')[0]?.split('?')[1] ?? '').get(name)
