import type { Login } from '@xinjian/contract/routes/row'
import { cookies } from './cookies.ts'
import { clearCopies } from './copies.ts'

const NAMES = { main: 'token', demo: 'demoToken' } as const
/**
 * Cookies know no ports: of several copies on one machine each finds those of all. The port in the name keeps the token of one
 * from being sent to another, and from being replaced by it.
 */
const nameOf = (kind: Kind): string =>
  location.port ? `${NAMES[kind]}_${location.port}` : NAMES[kind]
/** Product spec §9: the demo token lives half an hour; the server enforces the same limit. */
const DEMO_SECONDS = 1800

export type Kind = Exclude<Login, 'none'>

export const readToken = (kind: Kind): string | null => cookies.get(nameOf(kind)) || null

/** `expiresAt` is the server's instant; the cookie never outlives it. */
export function writeToken(kind: Kind, token: string, expiresAt: string): void {
  clearCopies()
  const left = (Date.parse(expiresAt) - Date.now()) / 1000
  const seconds = Number.isFinite(left) ? left : DEMO_SECONDS
  cookies.set(nameOf(kind), token, kind === 'demo' ? Math.min(seconds, DEMO_SECONDS) : seconds)
}

export function clearToken(kind: Kind): void {
  clearCopies()
  cookies.remove(nameOf(kind))
}

/** Whose token a page works with: the demo's inside the demonstration, the main one elsewhere. */
export const kindOfPath = (pathname: string): Kind =>
  /^\/(demo|jiu)/.test(pathname) ? 'demo' : 'main'
