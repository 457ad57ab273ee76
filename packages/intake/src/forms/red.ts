/** What a page shows in red: accounting programs and people write negative amounts so, without a minus. */
import { isRed } from '../tables/xlsx/number-formats.ts'

/** Rules longer than this are no style of a cell. */
const RULE = /\.([\w-]{1,80})\s*\{([^{}]{0,2000})\}/g
/** A background is none. */
const COLOR = /(?:^|[;{\s])color\s*:\s*([^;}"']{1,60})/i

/** `red`, `#f00`, `#FF0000`, `rgb(255, 0, 0)`. */
export function isRedColor(color: string): boolean {
  const plain = color
    .toLowerCase()
    .replace(/!important\s*$/, '')
    .trim()
  if (plain === 'red') return true
  const hex = /^#?([0-9a-f]{6})$/.exec(plain)?.[1]
  if (hex) return isRed(hex)
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(plain)
  if (short)
    return isRed(
      short
        .slice(1)
        .map((digit) => digit + digit)
        .join(''),
    )
  const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})/.exec(plain)
  const parts = rgb
    ?.slice(1)
    .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
  return parts !== undefined && isRed(parts.join(''))
}

const redStyle = (style: string | undefined): boolean => {
  const color = COLOR.exec(style ?? '')?.[1]
  return color !== undefined && isRedColor(color)
}

/** Classes that the page's own rules show in red. */
export function redClasses(html: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, name = '', rule] of html.matchAll(RULE)) if (redStyle(rule)) found.add(name)
  return found
}

/** Whether an element shows its text in red. */
export const redBy =
  (classes: ReadonlySet<string>) =>
  (attributes: ReadonlyMap<string, string>): boolean =>
    redStyle(attributes.get('style')) ||
    isRedColor(attributes.get('color') ?? '') ||
    (attributes.get('class') ?? '').split(/\s+/).some((name) => classes.has(name))
