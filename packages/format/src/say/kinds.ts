/** What a message may be told: how each kind of argument is written in either language, and how it is read back from Chinese. */
import { amount, drawnYuan, grouped, percent, shareText, wan, wanCents } from './figures.ts'

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
const TEN_THOUSAND = '万'
/** How reports name stretches of time; of two that begin alike the longer stands first. */
const SPANS = [
  String.raw`近\d+个月之前的\d+个月`,
  String.raw`(?:近|最近|此前|上年同期|成立以来)\d+个月`,
  String.raw`成立至\d{4}-\d{2}的\d+个月`,
  String.raw`上一个\d+个月(?:中的\d+个月)?`,
  '(?:最近|上一|前两个)完整年度',
  '成立当年',
  '本年累计',
  '上年同期累计',
  '最近一期报表',
  String.raw`(?:最近|上一|前两)年度报表(?:（自\d{4}-\d{2}成立起）)?`,
].join('|')

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
  /** The same with two decimals, whatever they are: `127.00万元`. */
  wanCents: kind<number>({
    zh: wanCents,
    en: yuanInWords,
    pattern: String.raw`-?[\d,]+\.\d\d万元`,
    read: (text) => Math.round(number(text) * 1_000_000) / 100,
  }),
  /** Yuan of a line that somebody drew: `30万元`, `5000元`. */
  drawn: kind<number>({
    zh: drawnYuan,
    en: yuanInWords,
    pattern: String.raw`-?\d+(?:\.\d+)?万?元`,
    read: (text) =>
      text.includes(TEN_THOUSAND) ? Math.round(number(text) * 1_000_000) / 100 : number(text),
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
  /** A whole number of many things, in threes: `1,234`. */
  many: kind<number>({
    zh: (n) => grouped(n, 0),
    en: (n) => n.toLocaleString('en-US'),
    pattern: String.raw`-?\d{1,3}(?:,\d{3})*`,
    read: number,
  }),
  /** A number that need not be whole: `1.5`. */
  number: kind<number>({
    zh: String,
    en: (n) => n.toLocaleString('en-US', { maximumFractionDigits: 6 }),
    pattern: String.raw`-?\d+(?:\.\d+)?`,
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
  /** A stretch of time, words itself, which other words may follow without a mark between: `近12个月`. */
  span: kind<string>({
    zh: asItIs,
    en: (words, say) => say(words),
    pattern: SPANS,
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
