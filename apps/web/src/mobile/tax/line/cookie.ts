import { ERP_COOKIE } from '@xinjian/contract/nouns/collect'
import type { Shelf } from './channel.ts'

/** The token of a task on books rests in a cookie of its pages, which no call sends by itself (product spec). */
export function cookieShelf(): Shelf {
  const write = (value: string, seconds: number) => {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the one way that every browser in use has.
    document.cookie = `${ERP_COOKIE}=${value}; path=/m/erp; max-age=${seconds}; samesite=strict${secure}`
  }
  const read = (): Record<string, string> => {
    const found = new RegExp(`(?:^|; )${ERP_COOKIE}=([^;]*)`).exec(document.cookie)?.[1]
    try {
      return JSON.parse(decodeURIComponent(found ?? '{}')) as Record<string, string>
    } catch {
      return {}
    }
  }
  const keep = (all: Record<string, string>) =>
    write(encodeURIComponent(JSON.stringify(all)), Object.keys(all).length > 0 ? DAY_SECONDS : 0)
  return {
    getItem: (key) => read()[key] ?? null,
    // The newest alone: a cookie is small.
    setItem: (key, value) => keep({ [key]: value }),
    removeItem: (key) => {
      const { [key]: _, ...rest } = read()
      keep(rest)
    },
  }
}

/** A token lives no longer. */
const DAY_SECONDS = 24 * 3600
