/** A channel's colour in place of our teal, when white text on it can be read (contrast of WCAG AA, 4.5). */
const AA = 4.5

const channelOf = (value: number): number => {
  const c = value / 255
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

export function accentOf(color: string | null | undefined): string | null {
  const hex = /^#([0-9a-f]{6})$/i.exec(color ?? '')?.[1]
  if (!hex) return null
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) =>
    channelOf(Number.parseInt(hex.slice(i, i + 2), 16)),
  )
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return 1.05 / (light + 0.05) >= AA ? `#${hex}` : null
}
