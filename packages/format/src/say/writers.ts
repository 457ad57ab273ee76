/** What a message may be told, and how each kind of argument is written in Chinese; in English, `kinds.ts`. */
import { amount, drawnYuan, grouped, percent, shareText, wan, wanCents } from './figures.ts'

const asItIs = (text: string): string => text

export const WRITERS = {
  /** Yuan with its unit: `1,234.00元`. */
  yuan: (yuan: number) => `${amount(yuan)}元`,
  /** Yuan without its unit, where the sentence tells it once for several. */
  amount,
  /** Yuan, told in units of ten thousand as a person says them: `127万元`. */
  wan,
  /** The same with two decimals, whatever they are: `127.00万元`. */
  wanCents,
  /** Yuan of a line that somebody drew: `30万元`, `5000元`. */
  drawn: drawnYuan,
  /** A fraction: `12.34%`. */
  percent,
  /** A part of a whole that may be many times as large: `180.00%`, `200.00倍`. */
  share: shareText,
  /** A whole number of things. */
  count: (n: number) => String(n),
  /** A whole number of many things, in threes: `1,234`. */
  many: (n: number) => grouped(n, 0),
  /** A number that need not be whole: `1.5`. */
  number: (n: number) => String(n),
  /** A year of the calendar: no thousands are told off. */
  year: (n: number) => String(n),
  /** Months, days, codes, versions, and numbers that were written elsewhere: alike in both languages. */
  code: asItIs,
  /** Months, quarters and years as documents call them: `2025-01至2025-03`, `2025年第1季度`. */
  period: asItIs,
  /** Several of those, each perhaps with its months in brackets: `2025年度(2025-01至2025-12)`. */
  periods: (items: readonly string[]) => items.join('、'),
  /** Names of enterprises, and whatever an office or an institution wrote: never translated. */
  text: asItIs,
  /** A name that has no English: nothing is said of it, a code beside it says the same. */
  left: asItIs,
  /** Another message or a name of the house. */
  words: asItIs,
  /** A stretch of time, words itself, which other words may follow without a mark between: `近12个月`. */
  span: asItIs,
  /** Several of those: 、 between them. */
  list: (items: readonly string[]) => items.join('、'),
  /** Several parts of a sentence: ； between them. */
  clauses: (items: readonly string[]) => items.join('；'),
  /** Several sentences, each with its full stop. */
  sentences: (items: readonly string[]) => items.join(''),
} as const

export type KindName = keyof typeof WRITERS
export type ValueOf<Name> = Name extends KindName ? Parameters<(typeof WRITERS)[Name]>[0] : never
