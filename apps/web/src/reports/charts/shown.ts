import type { Unit } from '@xinjian/engine/report/document'
import { axisMoney, money, percent, plain } from '../format/number.ts'
import type { Lang } from '../labels.ts'

/** Axis label of a value: as short as possible. */
export function axisText(value: number, unit: Unit | undefined, lang: Lang = 'zh'): string {
  if (unit === 'yuan') return axisMoney(value, lang)
  if (unit === 'ratio' || unit === 'pp') return percent(value, Math.abs(value) < 0.1 ? 1 : 0)
  return plain(value)
}

/** Tooltip and legend value: exact. */
export function exactText(value: number | null, unit: Unit | undefined, lang: Lang = 'zh'): string {
  if (value === null) return '--'
  if (unit === 'yuan') return `${money(value)} ${lang === 'en' ? 'yuan' : '元'}`
  if (unit === 'ratio' || unit === 'pp') return percent(value)
  return plain(value, 4)
}

/** Series colours in order; the palette is set in the style sheet, light and dark. */
export const seriesColour = (i: number): string => `var(--series-${(i % 7) + 1})`

/** As many characters as `room` user units hold at `size`, with … when something is left out. */
export function clipText(text: string, room: number, size = 12): string {
  let used = 0
  let end = 0
  const letters = [...text]
  const wide = (letter: string) => (/[\u2e80-\uffef]/.test(letter) ? size : size * 0.58)
  const whole = letters.reduce((sum, letter) => sum + wide(letter), 0)
  if (whole <= room) return text
  for (; end < letters.length && used + wide(letters[end]!) <= room - size; end++)
    used += wide(letters[end]!)
  return end === 0 ? '' : `${letters.slice(0, end).join('')}…`
}
