/** What the meter prints, by form: how well a text fits each value, and the value that it then is. */
import { clock, isoDate, isToCome } from '../dates.ts'
import { type Cell, type Hit, hitsIn } from '../voucher.ts'
import { readAs } from './forms.ts'

/** In the order of printing; money comes one to four times. */
export const ROLES = [
  'date',
  'getOn',
  'getOff',
  'unitPrice',
  'distanceKm',
  'wait',
  'state',
  'money',
] as const
export type Role = (typeof ROLES)[number]

export interface Fit {
  /** 3 = unmistakable, 1 = may be. */
  score: number
  value: string
  hit: Hit
  /** The text had to be taken for what is usually printed there: a separator or a look-alike of a digit. */
  loose: boolean
}

/** Look-alikes of digits in the type of thermal printers. */
const ALIKE: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  日: '0',
  l: '1',
  I: '1',
  i: '1',
  t: '1',
  '|': '1',
  B: '8',
  S: '5',
}

const NUMBER = '(\\d{1,4})[.:·,\\-](\\d{1,2})'

interface Form {
  pattern: RegExp
  score: number
  loose?: boolean
  value(groups: string[]): string | null
}

const two = (a: string, b: string): string => `${Number(a)}.${b}`

const FORMS: Readonly<Record<Role, readonly Form[]>> = {
  date: [
    {
      pattern: /(?<!\d)(20[0-4]\d)[-./年](\d{2})[-./月](\d{2})(?!\d)/g,
      score: 5,
      value: ([y, m, d]) => isoDate(y!, m!, d!),
    },
    {
      pattern:
        /(?<!\d)(20[0-4]\d)[^\d[\]()（）【】号]{1,2}(\d{2})[^\d[\]号]{1,2}(\d{2})(?:日|[^\d]|$)/g,
      score: 4,
      value: ([y, m, d]) => isoDate(y!, m!, d!),
    },
    {
      pattern: /(?<!\d)(20[0-4]\d)[^\d[\]()【】号]?(\d{2})[^\d[\]号]{1,3}(\d{2})\d?$/g,
      score: 3,
      loose: true,
      value: ([y, m, d]) => isoDate(y!, m!, d!),
    },
    {
      pattern: /(?<!\d)(20[0-4]\d)\d?([01]\d)月([0-3]\d)\d?$/g,
      score: 2.5,
      loose: true,
      value: ([y, m, d]) => isoDate(y!, m!, d!),
    },
    {
      pattern: /(?<!\d)(20[0-4]\d)[-./年]([018]\d)[-./月]([0-38]\d)(?!\d)/g,
      score: 3,
      loose: true,
      value: ([y, m, d]) => isoDate(y!, zeroed(m!), zeroed(d!)),
    },
    {
      // Tens of a day are no six, eight or nine: they are a zero with a stroke; and what stands behind the day looks like an eight.
      pattern: /(?<!\d)(20[0-4]\d)年([018]\d)\.?月([0-3689])(\d)[8日]$/g,
      score: 2,
      loose: true,
      value: ([y, m, tens, d]) => isoDate(y!, zeroed(m!), tens!.replace(/[689]/, '0') + d!),
    },
    {
      pattern: /(?<!\d)(20[0-4]\d)[-./年]([01]\d)([0-3]\d)$/g,
      score: 2,
      loose: true,
      value: ([y, m, d]) => isoDate(y!, m!, d!),
    },
    {
      // Two digits of a year, or three of which the zero was lost.
      pattern: /(?<!\d)2?(\d\d)-(\d{2})-(\d{2})(?!\d)/g,
      score: 2,
      loose: true,
      value: ([y, m, d]) => isoDate(`20${y}`, m!, d!),
    },
  ],
  getOn: [],
  getOff: [],
  unitPrice: [
    {
      pattern: new RegExp(`(?<![\\d.]|\\d:)${NUMBER}元`, 'g'),
      score: 3,
      value: ([a, b]) => cheap(a!, b!),
    },
    {
      pattern: new RegExp(`(?<![\\d.+¥]|\\d:)${NUMBER}$`, 'g'),
      score: 2,
      value: ([a, b]) => cheap(a!, b!),
    },
    { pattern: /(?<!\d)(\d)(\d\d)元/g, score: 1.5, loose: true, value: ([a, b]) => cheap(a!, b!) },
  ],
  distanceKm: [
    {
      pattern: new RegExp(`(?<![\\d.]|\\d:)${NUMBER}(?=[kK公㎞里])`, 'g'),
      score: 3,
      value: ([a, b]) => two(a!, b!),
    },
    {
      pattern: new RegExp(`(?<![\\d.+¥]|\\d:)${NUMBER}$`, 'g'),
      score: 2,
      value: ([a, b]) => two(a!, b!),
    },
    {
      pattern: /(?<![\d.])(\d{1,2})(\d)(?=公[里理]|km)/g,
      score: 1.5,
      loose: true,
      value: ([a, b]) => two(a!, b!),
    },
    {
      pattern: /(?<![\d.])(\d{1,2})(\d\d)(?=K)/g,
      score: 1.5,
      loose: true,
      value: ([a, b]) => two(a!, b!),
    },
  ],
  wait: [
    {
      pattern: /(?<!\d)([0-2]\d)[:;.,']([0-5]\d)[:;.,'"]{1,2}([0-5]\d)(?!\d)/g,
      score: 4,
      value: ([h, m, s]) => `${h}:${m}:${s}`,
    },
    {
      pattern: /(?<!\d)([0-28]\d)[^\d]?([0-58]\d)[^\d]{1,2}([0-58]\d)(?!\d)/g,
      score: 2,
      loose: true,
      value: waited,
    },
    {
      pattern: /(?<!\d)([0-28]\d)[^\d]{1,2}([0-58]\d)[^\d]?([0-58]\d)(?!\d)/g,
      score: 2,
      loose: true,
      value: waited,
    },
    {
      pattern: /(?<!\d)(0\d)[:;.,'18]([0-5]\d)[:;.,'18]([0-5]\d)$/g,
      score: 2,
      loose: true,
      value: waited,
    },
  ],
  state: [{ pattern: /^[01]$/g, score: 1, value: ([a]) => a ?? '' }],
  money: [
    {
      // Meters count in tenths: what ends in an eight is a zero with a stroke.
      pattern: /(?<![\d.+]|\d:)[¥￥]?(\d{1,4})\.(\d)8(?:元|$)/g,
      score: 2.5,
      loose: true,
      value: ([a, b]) => money(a!, `${b === '8' ? '0' : b}0`),
    },
    {
      pattern: new RegExp(`[¥￥]${NUMBER}(?:元|$)`, 'g'),
      score: 3,
      value: ([a, b]) => money(a!, b!),
    },
    {
      pattern: new RegExp(`(?<![\\d.+]|\\d[:.])${NUMBER}(?=[元日])`, 'g'),
      score: 2.5,
      value: ([a, b]) => money(a!, b!),
    },
    {
      pattern: new RegExp(`(?<![\\d.+]|\\d[:.])${NUMBER}$`, 'g'),
      score: 2,
      value: ([a, b]) => money(a!, b!),
    },
    {
      pattern: /(?<![\d.+])(\d{1,3})元$/g,
      score: 1,
      loose: true,
      value: ([a]) => money(a!, '00'),
    },
    {
      pattern: /(?<![\d.+])[¥￥](\d{1,3})(\d\d)(?:元|$)/g,
      score: 1,
      loose: true,
      value: ([a, b]) => money(a!, b!),
    },
  ],
}

const CLOCKS: readonly Form[] = [
  {
    pattern: /(?<![\d.]|\d:)([0-2]\d)[:;=]([0-5]\d)(?![\d:.%元])/g,
    score: 3,
    value: ([h, m]) => clock(h!, m!),
  },
  {
    pattern: /(?<![\d.]|\d:)([0-28]\d)[^\d元]([0-58]\d)(?![\d.元])/g,
    score: 1.5,
    loose: true,
    value: ([h, m]) => clock(zeroed(h!), zeroed(m!)),
  },
  {
    pattern: /(?<!\d)([0-2]\d)\d?([0-5]\d)$/g,
    score: 1.2,
    loose: true,
    value: ([h, m]) => clock(h!, m!),
  },
]

/** The best reading of a cell as a value of one kind. */
export function fitOf(role: Role, cell: Cell): Fit | null {
  const forms = role === 'getOn' || role === 'getOff' ? CLOCKS : FORMS[role]
  const plain = best(cell, forms, false)
  if (plain && !plain.loose && !(role === 'date' && isToCome(plain.value))) return plain
  const formed = fitAs(role, cell)
  if (formed) return formed
  const key = [...cell.key]
    .map((ch, i) => (/\d/.test(cell.key[i - 1] ?? cell.key[i + 1] ?? '') ? (ALIKE[ch] ?? ch) : ch))
    .join('')
  return (
    plain ??
    (key === cell.key || key.length !== cell.key.length
      ? null
      : best({ ...cell, key }, forms, true))
  )
}

function best(cell: Cell, forms: readonly Form[], loose: boolean): Fit | null {
  for (const form of forms) {
    const hit = hitsIn(cell, form.pattern).at(-1)
    const value = hit ? form.value(hit.match.slice(1)) : null
    if (hit && value !== null)
      return {
        score: loose ? form.score / 2 : form.score,
        value,
        hit,
        loose: loose || (form.loose ?? false),
      }
  }
  return null
}

/** Of a cell that was looked at again: the value of one kind that was seen most of. */
function fitAs(role: Role, cell: Cell): Fit | null {
  const seen = cell.chances && role !== 'state' ? readAs(role, cell.chances) : null
  if (!seen) return null
  return { score: seen.score, value: seen.value, hit: formedHit(cell, seen.sure), loose: false }
}

/** A whole cell, as sure as its reading by form. */
export const formedHit = (cell: Cell, confidence: number): Hit => ({
  match: /^.*$/s.exec(cell.key)!,
  cell,
  glyphs: cell.glyphs.map((g) => ({ ...g, confidence })),
})

/** A zero with a stroke is taken for an eight; where it stands no eight can. */
const zeroed = (digits: string): string => digits.replace(/^8/, '0')

function waited([h, m, s]: string[]): string | null {
  const parts = [h!, m!, s!].map(zeroed)
  return parts.every((p) => Number(p) < 60) ? parts.join(':') : null
}

/** Dearest kilometre, yuan. */
const DEAREST = 15

function cheap(a: string, b: string): string | null {
  const value = `${Number(a)}.${b.padEnd(2, '0')}`
  return Number(value) >= 0.5 && Number(value) <= DEAREST ? value : null
}

const money = (a: string, b: string): string => `${Number(a)}.${b.padEnd(2, '0')}`
