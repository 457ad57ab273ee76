import type { DraftItem, DraftStatement } from '../draft.ts'
import { labelled } from './labelled.ts'
import { RULES, type Rule } from './rules.ts'
import { type Judged, Sum } from './sum.ts'

/** Every identity of the statement's form that can be judged, period by period. */
export function judge(statement: DraftStatement): Judged[] {
  const byCode = new Map(statement.items.flatMap((item) => (item.code ? [[item.code, item]] : [])))
  const rules = RULES.filter(
    ({ kind, standard }) =>
      kind === statement.kind && (standard === null || standard === statement.standard),
  )
  return statement.periods.flatMap(({ key }) => [
    ...rules.flatMap((rule) => judged(rule, key, byCode, statement) ?? []),
    ...(operating(key, byCode, statement) ?? []),
    ...labelled(key, statement),
  ])
}

type ByCode = ReadonlyMap<string, DraftItem>

function judged(rule: Rule, key: string, byCode: ByCode, statement: DraftStatement): Judged | null {
  const total = byCode.get(rule.total)
  const printed = total?.values[key]
  if (!total || printed === null || printed === undefined) return null
  const parts = rule.parts.map((part) => ({
    item: summand(part.replace('-', ''), byCode, key),
    minus: part.startsWith('-'),
  }))
  if (rule.without && byCode.has(rule.without)) return null
  const there = parts.filter(({ item }) => item?.values[key] != null)
  const joint = rule.section ? jointItems(rule, statement, key) : []
  if (there.length + joint.length === 0 || (rule.all && there.length < parts.length)) return null
  // 流动+非流动: a side whose row is missing is not nought.
  if (!rule.section && !rule.all && parts[0]!.item?.values[key] == null) return null
  if (parts.slice(0, rule.rows ?? 0).some(({ item }) => !item)) return null
  const sum = new Sum(key)
  for (const { item, minus } of there) {
    sum.add(item!, minus)
    // 固定资产 that prints cost and depreciation alone.
    const worn =
      item!.code === 'fixedAssetsCost' ? byCode.get('accumulatedDepreciation') : undefined
    if (worn?.values[key] != null) sum.add(worn, true)
  }
  for (const item of joint) sum.add(item, false)
  const result = sum.against(rule.text, total)
  // A line that the chart does not know may belong to the sum: then nothing can be said of it.
  const open = statement.items.some((item) => isOpen(item, key) && !joint.includes(item))
  // Nor where the list picks a few items of the section.
  const listed = parts.filter(({ item }) => item).length + joint.length
  const part = listed < Math.min(rule.parts.length, WHOLE_SECTION)
  return !result.ok && rule.section && (open || part) ? null : result
}

/** The least items that a section of a whole form has. */
const WHOLE_SECTION = 4

/** Lines that hold several parts of a section in one, as 应收票据及应收账款 does. */
function jointItems(rule: Rule, statement: DraftStatement, key: string): DraftItem[] {
  return statement.items.filter(
    ({ code, child, candidates, values }) =>
      code === null &&
      !child &&
      values[key] != null &&
      candidates.length > 0 &&
      candidates.every((candidate) => rule.parts.includes(candidate)),
  )
}

const isOpen = (item: DraftItem, key: string): boolean =>
  item.code === null && !item.child && /[1-9]/.test(item.values[key] ?? '')

function summand(code: string, byCode: ByCode, key: string): DraftItem | undefined {
  const item = byCode.get(code)
  if (code === 'fixedAssets' && item?.values[key] == null)
    return byCode.get('fixedAssetsCost') ?? item
  return item?.child ? undefined : item
}

/** Costs of the form before the profit, unless 营业总成本 holds them together. */
const COSTS =
  'cost taxesAndSurcharges sellingExpenses adminExpenses researchExpenses financeExpenses'.split(
    ' ',
  )
const GAINS = 'otherGains investmentIncome hedgingGains fairValueGains disposalGains'.split(' ')
const LOSSES = ['creditImpairment', 'assetImpairment']

/**
 * 营业利润 of 企业会计准则, whose editions differ: losses are added where the label says that they carry their sign, taken off
 * (or held in 营业总成本) where it does not. A line without a code leaves it open.
 */
function operating(key: string, byCode: ByCode, statement: DraftStatement): Judged[] | null {
  if (statement.kind !== 'INCOME' || statement.standard !== 'GENERAL') return null
  const profit = byCode.get('operatingProfit')
  const income = [byCode.get('totalRevenue'), byCode.get('revenue')].find(
    (item) => item?.values[key] != null,
  )
  if (profit?.values[key] == null || !income || byCode.get('cost')?.values[key] == null) return null
  const whole = byCode.get('totalCost')
  const sum = new Sum(key)
  sum.add(income, false)
  const together = whole?.values[key] != null
  if (together) sum.add(whole, true)
  for (const code of together ? [] : COSTS) {
    const item = byCode.get(code)
    if (item?.values[key] != null && !item.child) sum.add(item, true)
  }
  for (const code of GAINS) {
    const item = byCode.get(code)
    if (item?.values[key] != null) sum.add(item, false)
  }
  for (const code of LOSSES) {
    const item = byCode.get(code)
    if (item?.values[key] == null || (together && !item.signed)) continue
    sum.add(item, !item.signed)
  }
  const result = sum.against('营业利润=营业收入-各项成本费用+各项收益', profit)
  const before = statement.items.slice(0, statement.items.indexOf(profit))
  const open = before.some((item) => isOpen(item, key))
  // Where losses have no sign on the label, editions differ: only what adds up is told.
  const vague = LOSSES.some((code) => {
    const item = byCode.get(code)
    return item !== undefined && !item.signed && /[1-9]/.test(item.values[key] ?? '')
  })
  return !result.ok && (open || vague) ? null : [result]
}
