/**
 * Identities of forms whose rows the chart has no items for, by their labels: 会政财01, 02表 (政府会计制度, 财会〔2017〕25号) and the balance sheet
 * of 民间非营利组织.
 */
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { plainLabel } from '@xinjian/format/accounts/labels'
import type { DraftItem, DraftStatement } from '../draft.ts'
import { type Judged, Sum } from './sum.ts'

interface LabelRule {
  kind: StatementKind
  text: string
  total: string
  /** Labels, `-` before those taken off. */
  parts: readonly string[]
  /** So many of the parts must be rows of the statement; an empty cell of such a row counts as nought. */
  rows: number
}

const rule = (
  kind: StatementKind,
  text: string,
  total: string,
  parts: string,
  rows?: number,
): LabelRule => {
  const list = parts.split(' ')
  return { kind, text, total, parts: list, rows: rows ?? list.length }
}

const RULES: readonly LabelRule[] = [
  rule('INCOME', '本期盈余=本期收入-本期费用', '本期盈余', '本期收入 -本期费用'),
  rule(
    'INCOME',
    '本期收入=各项收入之和',
    '本期收入',
    '财政拨款收入 事业收入 上级补助收入 附属单位上缴收入 经营收入 非同级财政拨款收入 投资收益 捐赠收入 利息收入 租金收入 其他收入',
    9,
  ),
  rule(
    'INCOME',
    '本期费用=各项费用之和',
    '本期费用',
    '业务活动费用 单位管理费用 经营费用 资产处置费用 上缴上级费用 对附属单位补助费用 所得税费用 其他费用',
    6,
  ),
  rule(
    'BALANCE',
    '资产总计=流动资产合计+非流动资产合计+受托代理资产',
    '资产总计',
    '流动资产合计 非流动资产合计 受托代理资产',
  ),
  rule(
    'BALANCE',
    '净资产合计=各项净资产之和',
    '净资产合计',
    '累计盈余 专用基金 权益法调整 无偿调拨净资产 本期盈余',
    4,
  ),
  rule(
    'BALANCE',
    '净资产合计=非限定性净资产+限定性净资产',
    '净资产合计',
    '非限定性净资产 限定性净资产',
  ),
]

/** Those of the statement that can be judged in a period. */
export function labelled(key: string, { kind, items }: DraftStatement): Judged[] {
  const byLabel = new Map<string, DraftItem>()
  for (const item of items) {
    const label = plainLabel(item.label)
    if (!/^\s*其中/.test(item.label) && !byLabel.has(label)) byLabel.set(label, item)
  }
  return RULES.filter((one) => one.kind === kind).flatMap((one) => judged(one, key, byLabel))
}

function judged(
  { text, total, parts, rows }: LabelRule,
  key: string,
  byLabel: ReadonlyMap<string, DraftItem>,
): Judged[] {
  const whole = byLabel.get(total)
  const found = parts.flatMap((part) => {
    const item = byLabel.get(part.replace('-', ''))
    return item ? [{ item, minus: part.startsWith('-') }] : []
  })
  const told = found.filter(({ item }) => item.values[key] != null)
  if (whole?.values[key] == null || found.length < rows || told.length === 0) return []
  const sum = new Sum(key)
  for (const { item, minus } of told) sum.add(item, minus)
  return [sum.against(text, whole)]
}
