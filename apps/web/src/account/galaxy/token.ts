/** The token of the registry's public page: a cookie, and beside it in the storage of the tab (product spec §9). */
import { cookies } from '../../shell/cookies.ts'

const NAME = 'galaxyToken'

export const readGalaxyToken = (): string | null =>
  sessionStorage.getItem(NAME) || cookies.get(NAME) || null

/** `expiresAt` is the server's instant; the cookie never outlives it. */
export function writeGalaxyToken(token: string, expiresAt: string): void {
  sessionStorage.setItem(NAME, token)
  cookies.set(NAME, token, Math.max(0, (Date.parse(expiresAt) - Date.now()) / 1000))
}

export function clearGalaxyToken(): void {
  sessionStorage.removeItem(NAME)
  cookies.remove(NAME)
}
