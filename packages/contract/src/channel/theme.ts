/** Colours of channels: told as text by the dictionary (product spec section 7), shown only where white text on them can be read. */

/** Contrast of WCAG AA for text. */
export const LEAST_CONTRAST = 4.5
/** Key of what stands for channels that have none of their own. */
export const DEFAULT_KEY = 'default'
export const DEFAULT_COLOUR = '#0f6e66'

const HEX = /^#([0-9a-f]{6})$/i

const linear = (value: number): number => {
  const c = value / 255
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** Contrast of white text on a colour, 1…21; null = no colour of the form `#rrggbb`. */
export function contrastOf(colour: string | null | undefined): number | null {
  const hex = HEX.exec(colour ?? '')?.[1]
  if (!hex) return null
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) =>
    linear(Number.parseInt(hex.slice(i, i + 2), 16)),
  )
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

/** The colour where it can be read, else null. */
export const readable = (colour: string | null | undefined): string | null =>
  (contrastOf(colour) ?? 0) >= LEAST_CONTRAST ? (colour as string) : null

/** `default@#0f6e66,bank@#123456`. */
export const colourMapper = (pairs: readonly (readonly [key: string, colour: string])[]): string =>
  pairs.map((pair) => pair.join('@')).join(',')

/**
 * The colour of a key in a dictionary's text. A key that is not there, a pair that is broken, a colour that cannot be read count for
 * nothing: then the dictionary's default holds, and without one ours (null).
 */
export function mappedColour(mapper: string | null | undefined, key: string): string | null {
  const known = new Map<string, string>()
  for (const pair of (mapper ?? '').split(',')) {
    const [name = '', colour = '', ...more] = pair.split('@').map((part) => part.trim())
    const good = name !== '' && more.length === 0 && readable(colour)
    if (good) known.set(name, good)
  }
  return known.get(key) ?? known.get(DEFAULT_KEY) ?? null
}
