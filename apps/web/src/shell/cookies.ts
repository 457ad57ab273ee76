/** Small cookies that survive a visit: sidebar, language, size, theme, tokens. Never secrets that scripts must not see. */
export interface Jar {
  get(name: string): string | null
  /** `maxAge` in seconds; absent = ends with the browser. */
  set(name: string, value: string, maxAge?: number): void
  remove(name: string): void
}

/** The browser's cookies. Strict same-site: no other site ever makes the browser send them. */
export const cookies: Jar = {
  get(name) {
    for (const part of document.cookie.split('; ')) {
      const at = part.indexOf('=')
      if (part.slice(0, at) === name) return decodeURIComponent(part.slice(at + 1))
    }
    return null
  },
  set(name, value, maxAge) {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    const age = maxAge === undefined ? '' : `; max-age=${Math.floor(maxAge)}`
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in browsers that banks still use.
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=strict${age}${secure}`
  },
  remove(name) {
    cookies.set(name, '', 0)
  },
}

export const YEAR = 365 * 24 * 3600
