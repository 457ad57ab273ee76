/** How the phone looks in the name of a channel. A chunk of its own: no page waits for it to be read. */
import { DEFAULT_COLOUR, mappedColour } from '@xinjian/contract/channel/theme'
import type { CSSProperties } from 'react'

/** The colours of a channel in place of ours, by the text of the dictionary; null = ours. */
export function themeIn(mapper: string | undefined, code: string): CSSProperties | null {
  const color = mappedColour(mapper, code)
  if (color === null || color === DEFAULT_COLOUR) return null
  return {
    '--accent': color,
    '--accent-hover': color,
    '--accent-soft': `color-mix(in srgb, ${color} 12%, transparent)`,
    // Between it and the text of the theme: to be read on light and on dark.
    '--accent-text': `color-mix(in srgb, ${color} 55%, var(--text))`,
    '--on-accent': '#ffffff',
  } as CSSProperties
}
