/** How each kind of argument is written in English, and read back from its Chinese (`writers.ts`). Only who reads English loads it. */
import { amount, percent, shareText } from './figures.ts'
import type { KindName } from './writers.ts'

interface Kind<Value> {
  /** `say` puts words of the house into English; it throws `Unsaid` where it cannot. */
  en(value: Value, say: (words: string) => string): string
  /** Source of a pattern, without groups, of everything that its writer writes. */
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
  '最近一期(?:报送)?报表',
  String.raw`(?:最近|上一|前两)年度(?:报送)?报表(?:（自\d{4}-\d{2}成立起）)?`,
].join('|')

const PERIOD = String.raw`\d{4}-\d{2}(?:至\d{4}-\d{2})?|\d{4}年(?:第\d季度|度)?`
const DATED = String.raw`(?:${PERIOD})(?:\(\d{4}-\d{2}(?:至\d{4}-\d{2})?\))?`

/** What stands between two `；`, which within brackets part nothing. */
const CLAUSE = /(?:[^（）；]|（(?:[^（）]|（[^（）]*）)*）)+/g

/** One sentence to its full stop, which within brackets is none, with the note in brackets behind it. */
const SENTENCE = /(?:[^（）。]|（(?:[^（）]|（[^（）]*）)*）)+。(?:（[^（）]*）)?/g

/** Parts of a text; what they do not make up again, as where a bracket is left open, is one part. */
function apart(text: string, part: RegExp, mark: string): readonly string[] {
  const parts = text.match(part) ?? []
  return parts.join(mark) === text ? parts : [text]
}

/** Words of any kind, as few as will do. */
export const ANY = '.+?'

export const KINDS = {
  yuan: kind<number>({
    en: (yuan) => `${amount(yuan)} yuan`,
    pattern: String.raw`-?[\d,]+\.\d\d元`,
    read: number,
  }),
  amount: kind<number>({
    en: amount,
    pattern: String.raw`-?[\d,]+\.\d\d`,
    read: number,
  }),
  wan: kind<number>({
    en: yuanInWords,
    pattern: String.raw`-?[\d,]+(?:\.\d\d)?万元`,
    read: (text) => Math.round(number(text) * 1_000_000) / 100,
  }),
  wanCents: kind<number>({
    en: yuanInWords,
    pattern: String.raw`-?[\d,]+\.\d\d万元`,
    read: (text) => Math.round(number(text) * 1_000_000) / 100,
  }),
  drawn: kind<number>({
    en: yuanInWords,
    pattern: String.raw`-?\d+(?:\.\d+)?万?元`,
    read: (text) =>
      text.includes(TEN_THOUSAND) ? Math.round(number(text) * 1_000_000) / 100 : number(text),
  }),
  percent: kind<number>({
    en: percent,
    pattern: String.raw`-?[\d.]+%`,
    read: (text) => number(text) / 100,
  }),
  share: kind<number>({
    en: (part) => shareText(part).replace('倍', ' times'),
    pattern: String.raw`-?[\d.]+%|-?[\d,.]+倍`,
    read: (text) => (text.endsWith('%') ? number(text) / 100 : number(text)),
  }),
  count: kind<number>({
    en: (n) => n.toLocaleString('en-US'),
    pattern: String.raw`-?\d+`,
    read: Number,
  }),
  many: kind<number>({
    en: (n) => n.toLocaleString('en-US'),
    pattern: String.raw`-?\d{1,3}(?:,\d{3})*`,
    read: number,
  }),
  number: kind<number>({
    en: (n) => n.toLocaleString('en-US', { maximumFractionDigits: 6 }),
    pattern: String.raw`-?\d+(?:\.\d+)?`,
    read: Number,
  }),
  year: kind<number>({ en: String, pattern: String.raw`\d{4}`, read: Number }),
  code: kind<string>({
    en: asItIs,
    pattern: String.raw`[\w.,:/%+<>=≤≥~–-]+(?: [\w.,:/%+-]+)*`,
    read: asItIs,
  }),
  period: kind<string>({
    en: (words, say) => say(words),
    pattern: PERIOD,
    read: asItIs,
  }),
  periods: kind<readonly string[]>({
    en: (items, say) => items.map(say).join(', '),
    pattern: `${DATED}(?:${COMMA}${DATED})*`,
    read: (text) => text.split(COMMA),
  }),
  text: kind<string>({ en: asItIs, pattern: ANY, read: asItIs }),
  left: kind<string>({ en: () => '', pattern: ANY, read: asItIs }),
  words: kind<string>({
    en: (words, say) => say(words),
    pattern: ANY,
    read: asItIs,
  }),
  span: kind<string>({
    en: (words, say) => say(words),
    pattern: SPANS,
    read: asItIs,
  }),
  list: kind<readonly string[]>({
    en: (items, say) => items.map(say).join(', '),
    pattern: ANY,
    read: (text) => text.split(COMMA),
  }),
  clauses: kind<readonly string[]>({
    en: (items, say) => items.map(say).join('; '),
    pattern: ANY,
    read: (text) => apart(text, CLAUSE, '；'),
  }),
  sentences: kind<readonly string[]>({
    en: (items, say) => items.map(say).join(' '),
    pattern: ANY,
    read: (text) => apart(text, SENTENCE, ''),
  }),
} as const satisfies Record<KindName, unknown>
