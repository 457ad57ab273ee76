/**
 * Field of a body that its call does not know, by its path (`tiers.0.prise`); null = none. Schemas drop what they do not know and change
 * no shape, so that what was sent and what was taken are walked side by side.
 */
export function unknownField(sent: unknown, taken: unknown, at = ''): string | null {
  if (!isObject(sent) || !isObject(taken)) return null
  for (const [key, inner] of Object.entries(sent)) {
    const name = at === '' ? key : `${at}.${key}`
    if (!Object.hasOwn(taken, key)) return name
    const found = unknownField(inner, taken[key], name)
    if (found !== null) return found
  }
  return null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
