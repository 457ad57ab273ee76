/** Sites that may show our pages in a frame, as a browser compares them. */

/** `https://partner.example`, with a port where it is another; null where it is no such address, or says more than the site. */
export function siteOrigin(text: string): string | null {
  const url = URL.parse(text.trim())
  if (url?.protocol !== 'https:' || url.username || url.password) return null
  if (url.pathname !== '/' || url.search || url.hash) return null
  // A name of the public net: no address by number, no star, nothing within the own house.
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(url.hostname)) return null
  return url.origin
}
