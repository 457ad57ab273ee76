/** What a message may be told: how each kind of argument is written in either language, and how it is read back from Chinese. */
import { amount, percent, shareText, wan } from './figures.ts'

interface Kind<Value> {
  zh(value: Value): string
  /** `say` puts words of the house into English; it throws `Unsaid` where it cannot. */
  en(value: Value, say: (words: string) => string): string
  /** Source of a pattern, without groups, of everything that `zh` writes. */
  pattern: string
  /** What was written, back from its Chinese; to as many digits as it shows. */
  read(zh: string): Value
}

const kind = <Value>(definition: Kind<Value>): Kind<Value> => definition
const number = (text: string): number => Number(text.replaceAll(',', '').replace(/[^\d.-]/g, ''))

const MILLION = 1_000_000
/** `300,000 yuan`, `2.24m yuan`: no digit that the Chinese shows is lost. */
function yuanInWords(yuan: number): string {
  const cents = Math.round(yuan * 100) / 100
  if (Math.abs(cents) < MILLION)
    return `${cents.toLocaleString('en-US', { maximumFractionDigits: 2 })} yuan`
  return `${(cents / MILLION).toLocaleString('en-US', { maximumFractionDigits: 8 })}m yuan`
}
const asItIs = (text: string): string => text
/** Parts that a Chinese list is joined by. */
const COMMA = '、'

export const KINDS = {
  /** Yuan with its unit: `1,234.00元`. */
  yuan: kind<number>({
    zh: (yuan) => `${amount(yuan)}元`,
    en: (yuan) => `${amount(yuan)} yuan`,
    pattern: String.raw`-?[\d,]+\.\d\d元`,
    read: number,
  }),
  /** Yuan without its unit, where the sentence tells it once for several. */
  amount: kind<number>({
    zh: amount,
    en: amount,
    pattern: String.raw`-?[\d,]+\.\d\d`,
    read: number,
  }),
  /** Yuan, told in units of ten thousand as a person says them: `127万元`. */
  wan: kind<number>({
    zh: wan,
    en: yuanInWords,
    pattern: String.raw`-?[\d,]+(?:\.\d\d)?万元`,
    read: (text) => Math.round(number(text) * 1_000_000) / 100,
  }),
  /** A fraction: `12.34%`. */
  percent: kind<number>({
    zh: percent,
    en: percent,
    pattern: String.raw`-?[\d.]+%`,
    read: (text) => number(text) / 100,
  }),
  /** A part of a whole that may be many times as large: `180.00%`, `200.00倍`. */
  share: kind<number>({
    zh: shareText,
    en: (part) => shareText(part).replace('倍', ' times'),
    pattern: String.raw`-?[\d.]+%|-?[\d,.]+倍`,
    read: (text) => (text.endsWith('%') ? number(text) / 100 : number(text)),
  }),
  /** A whole number of things. */
  count: kind<number>({
    zh: String,
    en: (n) => n.toLocaleString('en-US'),
    pattern: String.raw`-?\d+`,
    read: Number,
  }),
  /** A year of the calendar: no thousands are told off. */
  year: kind<number>({ zh: String, en: String, pattern: String.raw`\d{4}`, read: Number }),
  /** Months, days, codes, versions, and numbers that were written elsewhere: alike in both languages. */
  code: kind<string>({
    zh: asItIs,
    en: asItIs,
    pattern: String.raw`[\w.,:/%+<>=≤≥~–-]+(?: [\w.,:/%+-]+)*`,
    read: asItIs,
  }),
  /** Months, quarters and years as documents call them: `2025-01至2025-03`, `2025年第1季度`. */
  period: kind<string>({
    zh: asItIs,
    en: (words, say) => say(words),
    pattern: String.raw`\d{4}-\d{2}(?:至\d{4}-\d{2})?|\d{4}年(?:第\d季度|度)?`,
    read: asItIs,
  }),
  /** Names of enterprises, and whatever an office or an institution wrote: never translated. */
  text: kind<string>({ zh: asItIs, en: asItIs, pattern: '.+?', read: asItIs }),
  /** Another message or a name of the house. */
  words: kind<string>({
    zh: asItIs,
    en: (words, say) => say(words),
    pattern: '.+?',
    read: asItIs,
  }),
  /** Several of those: 、 between them. */
  list: kind<readonly string[]>({
    zh: (items) => items.join(COMMA),
    en: (items, say) => items.map(say).join(', '),
    pattern: '.+?',
    read: (text) => text.split(COMMA),
  }),
} as const

export type KindName = keyof typeof KINDS
export type ValueOf<Name> = Name extends KindName
  ? Parameters<(typeof KINDS)[Name]['zh']>[0]
  : never
