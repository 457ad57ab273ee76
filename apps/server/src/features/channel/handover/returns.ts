/** Where a person may be led back to: addresses that the channel's company has listed, and no other. */
import { siteOrigin } from '../../../security/site.ts'

/** An address as it is listed: https, a name of the public net, a path, nothing behind it; null = it is none. */
export function returnAddress(text: string): string | null {
  const url = URL.parse(text.trim())
  if (!url || url.username || url.password || url.search || url.hash) return null
  return siteOrigin(url.origin) && url.origin + url.pathname
}

/** An address that is listed, with whatever query and fragment the partner needs; null = it leads elsewhere. */
export function listedReturn(list: readonly string[], text: string): string | null {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return null
  return list.includes(url.origin + url.pathname) ? url.href : null
}
