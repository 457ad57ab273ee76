/**
 * The route guard as a pure decision (product spec §4; order of vue-element-admin): what to do before a page is shown,
 * given the tokens and the session. Carrying it out is `Guarded.tsx`'s work.
 */
import type { Permission } from '@xinjian/contract/roles'
import type { AppRoute } from '../open-routes.ts'

export interface GuardState {
  mainToken: string | null
  demoToken: string | null
  /** What the loaded user may do; null = not fetched yet. */
  permissions: ReadonlySet<Permission> | null
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
  if (state.permissions === null) return { do: 'fetchUser' }
  return maySee(route, state.permissions) ? pass : redirect('/401?noGoBack=true')
}

/** What a row needs. The server refuses the page's calls anyway; this only says so at the door. */
export const maySee = (
  { needs }: Pick<AppRoute, 'needs'>,
  permissions: ReadonlySet<Permission>,
): boolean => needs === undefined || permissions.has(needs)

/** A redirect target is followed only when it stays on this site: `/x`, never `//host`, `/\host` or a scheme. */
export function internalPath(target: string | null): string | null {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target)) return null
  // Browsers drop tabs and newlines inside a URL, which would turn `/\t/host` into `//host`.
  for (const c of target) if (c.charCodeAt(0) < 0x20) return null
  return target
}

const queryOf = (fullPath: string, name: string): string | null =>
  new URLSearchParams(fullPath.split('#')[0]?.split('?')[1] ?? '').get(name)
