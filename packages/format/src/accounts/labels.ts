/**
 * Labels of statements → codes of the chart, whatever the standard, the edition and the program that printed them: ordinals,
 * 减/加/其中, notes on signs, units and blanks are not part of a label (财会〔2011〕17号, 财会〔2019〕6号, 财会〔2017〕25号).
 */
import { ACCOUNTS, type StatementKind } from './accounts.ts'
import { KNOWN_WITHOUT_CODE, OTHER_NAMES } from './label-names.ts'

/** Which rows of a label were meant cannot be told by the label alone. */
export interface LabelReading {
  /** Statements whose forms have such a label. */
  kinds: readonly StatementKind[]
  /** null: no item of the chart, or several. */
  code: string | null
  /** More than one code that the label may mean; empty when `code` says it or nothing is known. */
  candidates: readonly string[]
}

const NOTE = /\([^()]*(?:填列|号列示|列示|填报)[^()]*\)?/g
const UNIT = /\((?:人民币)?(?:十亿|百亿|千亿|亿|千万|百万|十万|万|千)?元(?:\/股)?\)$|\(元每股\)$/
/** The same in English, behind the Chinese. */
const ENGLISH = /(?<=[\u4e00-\u9fff)])[A-Za-z][A-Za-z.,'’&/()-]{2,}$/
const ORDINAL =
  /^(?:\([一二三四五六七八九十]{1,3}\)|[一二三四五六七八九十]{1,3}[、.，,]|\(\d{1,2}\)|\d{1,2}[、.．)](?!\d)|[①-⑳])/
const LEAD = /^(?:其中|加|减|[加减]\([^()]{1,4}\))[:：、]?(?=.{2})/
const MARKS = /[*＊△▲※☆★#:：;；。]+$|^[*△▲※☆★#·•\-—]+/g
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/帐/g, '账'],
  [/^(?:资产|负债|营业总支出)-/, ''],
  [/\(或?(?:股东权益|股本|净资产|所有者权益)\)/g, ''],
  [/所?收到的?其他/, '收到其他'],
  [/支付的?其他/, '支付其他'],
  [/所(?=收到的|支付的|收回的)/, ''],
  [/收到的?投资收益/, '投资收益'],
  [/一年内\(含一年\)/, '一年内'],
  [/净额\(净值\)$/, '净额'],
]

/** Labels come again with every sheet; what is kept of them stays small. */
const PLAIN = new Map<string, string>()
const MOST_KEPT = 4_096

/** A label without what is not part of it: `减：累计折旧（亿元）` → `累计折旧`. */
export function plainLabel(text: string): string {
  const known = PLAIN.get(text)
  if (known !== undefined) return known
  if (PLAIN.size >= MOST_KEPT) PLAIN.clear()
  const plain = strip(text.slice(0, MAX_LABEL))
  if (text.length <= MAX_LABEL) PLAIN.set(text, plain)
  return plain
}

function strip(text: string): string {
  let label = text.normalize('NFKC').replace(/\s/g, '')
  label = label.replace(NOTE, '').replace(ENGLISH, '')
  for (let before = ''; before !== label; ) {
    before = label
    label = label.replace(MARKS, '').replace(UNIT, '').replace(ORDINAL, '').replace(LEAD, '')
  }
  for (const [pattern, instead] of ALIKE) label = label.replace(pattern, instead)
  return label
}

/** The longest label of a form has 44 characters. */
const MAX_LABEL = 120

interface Known {
  kinds: Set<StatementKind>
  codes: Map<StatementKind, string[]>
}

const BY_LABEL = new Map<string, Known>()

function learn(kind: StatementKind, label: string, code: string | null): void {
  const plain = plainLabel(label)
  const known = BY_LABEL.get(plain) ?? { kinds: new Set(), codes: new Map() }
  known.kinds.add(kind)
  const codes = known.codes.get(kind) ?? []
  if (code !== null && !codes.includes(code)) codes.push(code)
  known.codes.set(kind, codes)
  BY_LABEL.set(plain, known)
}

for (const { kind, name, code } of ACCOUNTS) learn(kind, name, code)
for (const [kind, lines] of Object.entries(OTHER_NAMES) as [StatementKind, string][])
  for (const line of lines.trim().split(/[|\n]/)) {
    const [codes = '', names = ''] = line.trim().split(' ')
    for (const name of names.split('='))
      for (const code of codes.split('+')) learn(kind, name, code)
  }
for (const [kind, lines] of Object.entries(KNOWN_WITHOUT_CODE) as [StatementKind, string][])
  for (const name of lines.trim().split(/[|\n]/)) learn(kind, name.trim(), null)

/** What a label can mean in any statement, or in the one of `kind`. null = a label that no form known here has. */
export function readLabel(text: string, kind?: StatementKind): LabelReading | null {
  const plain = plainLabel(text)
  // Recognition joins the number of the row to the label before it.
  const known = BY_LABEL.get(plain) ?? BY_LABEL.get(plain.replace(/\d{1,2}$/, ''))
  if (!known) return null
  const kinds = [...known.kinds]
  const codes = (kind === undefined ? kinds : kinds.filter((k) => k === kind)).flatMap(
    (k) => known.codes.get(k) ?? [],
  )
  const [only = null] = codes
  return codes.length > 1
    ? { kinds, code: null, candidates: codes }
    : { kinds, code: only, candidates: [] }
}

/** Shorter labels differ from each other in one character. */
const LEAST_NEAR = 4

/**
 * The code of the labels of `kind` that differ from this one in a single character, as recognised text may; null where there is
 * none, or where they are of several codes.
 */
export function nearCode(text: string, kind: StatementKind): string | null {
  const plain = plainLabel(text)
  if (plain.length < LEAST_NEAR) return null
  const codes = new Set<string>()
  for (const [label, { codes: of }] of BY_LABEL)
    if (Math.abs(label.length - plain.length) <= 1 && oneApart(label, plain))
      for (const code of of.get(kind) ?? []) codes.add(code)
  const [code = null] = codes
  return codes.size === 1 ? code : null
}

/** Whether one character put in, left out or changed makes the one text the other. */
function oneApart(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  const least = Math.min(a.length, b.length)
  while (end < least - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  return Math.max(a.length, b.length) - start - end === 1
}

/** Whether a form of `kind` itself words the item so: of two rows for one code, this one is meant. */
export function isOwnName(text: string, code: string): boolean {
  const plain = plainLabel(text)
  return ACCOUNTS.some((account) => account.code === code && plainLabel(account.name) === plain)
}
