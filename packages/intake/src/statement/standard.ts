import { ACCOUNTS, type StatementKind } from '@xinjian/format/accounts/accounts'
import { plainLabel, readLabel } from '@xinjian/format/accounts/labels'
import type { AccountingStandard } from './statement.ts'

/** What the title or the number of a form says; `xqykjzz` and its like are the bureaus' names of forms. */
const MARKS: readonly (readonly [RegExp, AccountingStandard])[] = [
  [/会政财0?\d|会事业0?\d|政府会计|行政事业|事业单位|行政单位/, 'INSTITUTION'],
  [/会小企|小企业会计|xqykjzz|xqy|50100311/i, 'SMALL'],
  [/会企0?\d|企业会计准则|qykjzz|ybqy/i, 'GENERAL'],
]
/** Items that one standard alone has. */
const ITEMS: readonly (readonly [RegExp, AccountingStandard])[] = [
  [
    /^(?:净资产合计|负债和净资产总计|财政拨款收入|累计盈余|业务活动费用|财政应返还额度|应缴财政款|本期盈余)$/,
    'INSTITUTION',
  ],
  [
    /^(?:短期投资|长期债券投资|固定资产账面价值|应付利润|商品维修费|广告费和业务宣传费|开办费|研究费用|税收滞纳金|支付的职工薪酬|支付的税费|偿还借款本金支付的现金|吸收投资者投资收到的现金|分配利润支付的现金|销售产成品、商品、提供劳务收到的现金)$/,
    'SMALL',
  ],
  [
    /^(?:交易性金融资产|以公允价值计量.*|衍生金融资产|合同负债|合同资产|递延所得税资产|商誉|资产减值损失|信用减值损失|资产处置收益|其他综合收益.*|综合收益总额|少数股东权益|持有至到期投资|可供出售金融资产|债权投资|使用权资产|投资性房地产|营业总收入|营业总成本|基本每股收益|收到的税费返还|现金及现金等价物净增加额|.*活动现金流[入出]小计|支付的各项税费)$/,
    'GENERAL',
  ],
]

/** Items of 企业会计制度 (2001), which shares some with 小企业会计准则 and is neither of the standards told here. */
const OLD_REGIME =
  /^(?:应收补贴款|应付工资|应付福利费|其他应交款|应交税金|长期债权投资|已归还投资|法定公益金|固定资产减值准备|无形资产及其他资产合计|主营业务利润|补贴收入)$/
const LEAST_OLD = 3

/** The standard that a statement follows by its title, form number or the items it alone has; null when nothing tells. */
export function standardOf(
  texts: readonly string[],
  labels: readonly string[],
): AccountingStandard | null {
  const all = texts.join('\n').replace(/\s/g, '').slice(0, 4_000)
  const marked = MARKS.find(([pattern]) => pattern.test(all))?.[1]
  if (marked) return marked
  const plain = labels.map(plainLabel)
  if (plain.some((label) => /^(?:非)?限定性净资产$/.test(label))) return null
  if (plain.filter((label) => OLD_REGIME.test(label)).length >= LEAST_OLD) return null
  const votes = new Map<AccountingStandard, number>()
  for (const label of plain)
    for (const [pattern, standard] of ITEMS)
      if (pattern.test(label)) votes.set(standard, (votes.get(standard) ?? 0) + 1)
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const KIND_TITLES: readonly (readonly [RegExp, StatementKind])[] = [
  [/现金流量/, 'CASH'],
  [/资产负债|财务状况/, 'BALANCE'],
  [/利润表|损益表|收入费用表|收入支出表|业务活动表|盈余及盈余分配表|收益及收益分配表/, 'INCOME'],
]

/** The statement that a title names, or null. */
export const kindNamed = (title: string): StatementKind | null =>
  KIND_TITLES.find(([pattern]) => pattern.test(title))?.[1] ?? null

export interface KindReading {
  kind: StatementKind
  /** Distinct labels that the forms of the kind have. */
  known: number
  /** Those among them that are items of the chart. */
  coded: number
}

const KINDS = [...new Set(ACCOUNTS.map(({ kind }) => kind))]

/** Parts of an item: a list of them alone is a note to a statement, none itself. */
const PARTS = /^(?:原材料|在产品|库存商品|产成品|周转材料|消耗性生物资产)$/

/**
 * The statement that the labels are of, or null where they are of none: most of them must be known, and enough of them. `few`: they
 * are headings of a list beside a company and a day, where two will do.
 */
export function kindOf(
  labels: readonly string[],
  titles: readonly string[],
  few = false,
): KindReading | null {
  const distinct = [...new Map(labels.map((label) => [plainLabel(label), label])).values()]
  const readings = KINDS.map((kind) => {
    const found = distinct.filter((label) => readLabel(label)?.kinds.includes(kind))
    const coded = found.filter((label) => {
      const reading = readLabel(label, kind)
      return reading && !PARTS.test(plainLabel(label)) && (reading.code ?? reading.candidates[0])
    })
    return { kind, known: found.length, coded: coded.length }
  }).sort((a, b) => b.known - a.known || b.coded - a.coded)
  const [best, second] = readings
  if (!best) return null
  const told = distinct.filter((label) => readLabel(label) !== null).length
  if (told < distinct.length * 0.4) return null
  if (few ? best.known < 2 : best.coded < 2 && best.known < 8) return null
  const named = kindNamed(titles.join('\n'))
  if (second && best.known === second.known && named)
    return readings.find(({ kind }) => kind === named) ?? best
  return best
}
