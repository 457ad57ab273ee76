/** Which link a phone came by, and the token of the task it began: one per link, so that two banks' links do not mix. */
export interface Kept {
  token: string
  /** Instant after which the token is worthless, milliseconds. */
  until: number
}

/** `localStorage`, or a stand-in where the browser forbids it (private windows of some): the visit then lasts a page load. */
export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export function shelf(): Shelf {
  try {
    localStorage.setItem('collect.probe', '1')
    localStorage.removeItem('collect.probe')
    return localStorage
  } catch {
    const map = new Map<string, string>()
    return {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
    }
  }
}

/** Where the code of the link used last rests. */
export const LAST = 'collect.last'
const tokenKey = (code: string) => `collect.${code}.token`

export interface Link {
  /** '' where the link names none: the server then decides (sandbox) or refuses. */
  code: string
  source: string
  /** Code of a message's link: leads to its task, once per visit. */
  back?: string
  /** The address holds a partner's ticket, which is changed for a link first. */
  ticket?: boolean
}

/** From the address; else the link used last on this phone, so that a bare page goes on where it was. */
export function linkOf(search: string, store: Shelf): Link {
  const query = new URLSearchParams(search)
  const named = query.get('channel') ?? query.get('channelCode')
  const code = (named ?? store.getItem(LAST) ?? '').slice(0, 40)
  store.setItem(LAST, code)
  const back = (query.get('back') ?? '').slice(0, 40)
  return {
    code,
    source: (query.get('source') ?? '').slice(0, 40),
    ...(back && { back }),
    ...(query.has('ticket') && { ticket: true }),
  }
}

/** The address without the code: a page loaded anew goes on by its token, and a bookmark leads nobody else here. */
export function forgetBack(): void {
  const query = new URLSearchParams(location.search)
  query.delete('back')
  history.replaceState(history.state, '', `${location.pathname}?${query}`)
}

/** A link that leads nowhere must not be the one a bare page goes on with. */
export const forgetLink = (store: Shelf): void => store.removeItem(LAST)

export function keptToken(store: Shelf, code: string, now: number): string | null {
  const text = store.getItem(tokenKey(code))
  if (!text) return null
  try {
    const { token, until } = JSON.parse(text) as Kept
    if (typeof token === 'string' && until > now) return token
  } catch {
    // Not ours, or half written: as good as none.
  }
  store.removeItem(tokenKey(code))
  return null
}

export const keepToken = (store: Shelf, code: string, kept: Kept): void =>
  store.setItem(tokenKey(code), JSON.stringify(kept))

export const dropToken = (store: Shelf, code: string): void => store.removeItem(tokenKey(code))

/** Whether the page was come to by a link, or goes on with a task that this phone began. */
export function hasVisit(): boolean {
  const store = shelf()
  const query = new URLSearchParams(location.search)
  if (['channel', 'channelCode', 'back'].some((name) => query.has(name))) return true
  return keptToken(store, store.getItem(LAST) ?? '', Date.now()) !== null
}
