/**
 * What a text comes to, asked once. A reader of words within words must remember: of a text that nobody can say it is asked for all parts of all
 * parts, exponentially in its length. At `most` texts it begins anew.
 */
export function remembered<T>(of: (text: string) => T, most = 20_000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (known.has(text)) return known.get(text) as T
    const found = of(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
