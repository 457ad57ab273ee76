import { formatFen, parseChineseAmount } from '@xinjian/format'
import { addCandidate, BASE_CONFIDENCE, type Draft } from '../draft.ts'
import type { FieldSource } from '../invoice.ts'
import { readMoney } from '../values.ts'
import { findLabels, type LayoutPage, valueLines } from './page.ts'
import { placeOf } from './place.ts'
import { type Glyph, glyphConfidence, glyphKey } from './text.ts'

/** A printed amount, or the `***` that stands for none. */
export interface MoneyToken {
  value: string | null
  yen: boolean
  x0: number
  x1: number
  y: number
  confidence: number
  glyphs: readonly Glyph[]
}

/** Bounded: longer than any amount, and a page of digits and commas is read once, not once from each of them. */
const MONEY =
  /(?<neg>-(?=(?:CN)?¥))?(?<yen>(?:CN)?¥)?(?<!\d)(?<value>-?(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,16})\.\d{2})(?!\d)|(?<stars>\*{2,4})/g

/** Amounts in a piece of a line. Recognised text may break an amount with a blank or read the point as a comma. */
export function moneyTokens(glyphs: readonly Glyph[]): MoneyToken[] {
  const key = glyphKey(glyphs)
  if (key.length !== glyphs.length) return []
  return [...key.matchAll(MONEY)].map((m) => {
    const own = glyphs.slice(m.index, m.index + m[0].length)
    return {
      value:
        m.groups!.value === undefined ? null : readMoney((m.groups!.neg ?? '') + m.groups!.value),
      yen: m.groups!.yen !== undefined,
      x0: own[0]!.x0,
      x1: own.at(-1)!.x1,
      y: own[0]!.y,
      confidence: glyphConfidence(own),
      glyphs: own,
    }
  })
}

/** 合计金额, 合计税额, 价税合计 in digits and in capitals. */
export function readTotals(page: LayoutPage, source: FieldSource, draft: Draft): void {
  const base = BASE_CONFIDENCE[source]
  const columns = taxColumn(page)
  for (const label of findLabels(page, /(?<!税)合计(?!\(|大|:|税|金|:)/g)) {
    const tokens = valueLines(page, label, { reach: 0.9, gap: 200 }).flatMap(moneyTokens)
    addPair(
      page,
      tokens.sort((a, b) => a.x0 - b.x0),
      columns,
      base,
      source,
      draft,
    )
  }
  if (!draft.candidates.amountExclTax) {
    for (const line of page.lines) {
      const tokens = moneyTokens(line.glyphs)
      if (tokens.filter((t) => t.yen).length >= 1 && tokens.length === 2)
        addPair(page, tokens, columns, base * 0.85, source, draft)
    }
  }
  readTotal(page, base, source, draft)
  readLabelled(page, base, source, draft)
  readCapital(page, base, source, draft)
}

/** Left edge of the 税额 column: decides what a lone amount in the 合计 row is. */
function taxColumn(page: LayoutPage): number | null {
  return findLabels(page, /税率(?:\/征收率)?/g)[0]?.x1 ?? null
}

function addMoney(
  page: LayoutPage,
  field: 'amountExclTax' | 'taxAmount' | 'totalAmount',
  { value, confidence, glyphs }: MoneyToken,
  base: number,
  source: FieldSource,
  draft: Draft,
): void {
  const at = placeOf(page.sheet, glyphs)
  addCandidate(draft, field, value, source, base * confidence, at)
}

function addPair(
  page: LayoutPage,
  tokens: readonly MoneyToken[],
  taxFrom: number | null,
  base: number,
  source: FieldSource,
  draft: Draft,
): void {
  const [first, second] = tokens
  if (!first || tokens.length > 3) return
  if (tokens.length === 1 && taxFrom !== null && first.x0 > taxFrom) {
    addMoney(page, 'taxAmount', first, base, source, draft)
    return
  }
  addMoney(page, 'amountExclTax', first, base, source, draft)
  if (!second) return
  if (second.value === null) draft.taxStarred = true
  addMoney(page, 'taxAmount', second, base, source, draft)
}

function readTotal(page: LayoutPage, base: number, source: FieldSource, draft: Draft): void {
  for (const label of findLabels(page, /\(?小写\)?:?/g)) {
    if (/不含税价$/.test(label.line.key.slice(0, label.match.index))) continue
    const token = valueLines(page, label, { reach: 0.9, gap: 6 }).flatMap(moneyTokens)[0]
    if (token) addMoney(page, 'totalAmount', token, base, source, draft)
  }
  if (draft.candidates.totalAmount) return
  const lowest = page.lines
    .flatMap((l) => moneyTokens(l.glyphs))
    .filter((t) => t.yen && t.value !== null)
    .at(-1)
  if (lowest) addMoney(page, 'totalAmount', lowest, base * 0.7, source, draft)
}

/** Forms without a goods table: vehicle invoices, rail tickets, itineraries, rolls. */
const LABELLED = [
  ['amountExclTax', /不含税价:?(?:小写)?|不含税金额:?/g],
  ['taxAmount', /增值税税额:?|(?<!合计)税额:/g],
  ['totalAmount', /票价:|(?<!价税)合计\(小写\):?|合计金额\(小写\):?|金额合计:|合计:/g],
] as const

function readLabelled(page: LayoutPage, base: number, source: FieldSource, draft: Draft): void {
  for (const [field, pattern] of LABELLED) {
    for (const label of findLabels(page, pattern)) {
      const token = valueLines(page, label, { reach: 0.9, gap: 6 }).flatMap(moneyTokens)[0]
      if (token) addMoney(page, field, token, base * 0.9, source, draft)
    }
  }
}

const CAPITAL =
  /\(?负?数?\)?[零〇壹贰叁肆伍陆柒捌玖拾佰仟万亿]{1,40}[元圆](?:[零壹贰叁肆伍陆柒捌玖角分]{1,8})?[整正]?/

function readCapital(page: LayoutPage, base: number, source: FieldSource, draft: Draft): void {
  for (const line of page.lines) {
    const m = CAPITAL.exec(line.key)
    const fen = m ? parseChineseAmount(m[0]) : null
    if (fen === null || m === null) continue
    const value = formatFen(fen)
    draft.capitalTotal ??= value
    const own = line.glyphs.slice(m.index, m.index + m[0].length)
    if (draft.capitalTotal === value)
      addCandidate(
        draft,
        'totalAmount',
        value,
        source,
        base * 0.85 * glyphConfidence(own),
        placeOf(page.sheet, own),
      )
    return
  }
}
