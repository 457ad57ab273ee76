/** 财务涉税 (domain §3.9 heading 3): expenses against revenue, and the balances that revenue or cost may hide in. */
import { growth } from '../../kit/outcome.ts'
import { growthCell, share, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Evidence, Flag, Section } from '../../report/document.ts'
import type { FinanceContext } from '../context.ts'
import type { FinanceBuild } from '../definition.ts'
import { figureLeg } from '../evidence.ts'
import {
  beginBalance,
  endBalance,
  type Figure,
  joined,
  periodExpenses,
  sinceJanuary,
  spanOf,
  yearEarlier,
} from '../figures.ts'
import { shownPeriods, yearsShown } from './periods.ts'
import { absence } from './statements.ts'

type Rate = [name: string, top: (month: number) => Figure, whole: (month: number) => Figure]

const legs = (...figures: readonly Figure[]): Evidence =>
  figures.filter(({ fen }) => fen !== null).map(figureLeg)

const shareCell = (part: Figure, whole: Figure): number | null =>
  part.fen === null || whole.fen === null ? null : share(part.fen, whole.fen)

function ratesTable(context: FinanceContext): Block {
  const flow = (code: string) => (month: number) => sinceJanuary(context, code, month)
  const end = (code: string) => (month: number) => endBalance(context, code, month)
  const revenue = flow('revenue')
  const rates: readonly Rate[] = [
    ['三费率(销售、管理、财务及研发费用)', (month) => periodExpenses(context, month), revenue],
    ['销售费用率', flow('sellingExpenses'), revenue],
    ['管理费用率', flow('adminExpenses'), revenue],
    ['财务费用率', flow('financeExpenses'), revenue],
    ['研发费用率', flow('researchExpenses'), revenue],
    ['业务招待费率', flow('entertainmentExpenses'), revenue],
    ['广告和业务宣传费率', flow('advertisingExpenses'), revenue],
    ['未分配利润 ÷ 实收资本', end('retainedEarnings'), end('paidInCapital')],
  ]
  const periods = shownPeriods(context)
  return table(
    'tax-finance-rates',
    '费用率与未分配利润',
    [
      { key: 'rate', title: '项目', type: 'text' },
      ...periods.map(({ key, title }) => ({ key, title, type: 'ratio' as const })),
    ],
    rates.map(([rate, top, whole]) => ({
      cells: {
        rate,
        ...Object.fromEntries(
          periods.map(({ key, month }) => [key, shareCell(top(month), whole(month))]),
        ),
      },
      evidence: legs(...periods.flatMap(({ month }) => [top(month), whole(month)])),
      own: Object.fromEntries(
        periods.map(({ key, month }) => [key, legs(top(month), whole(month))]),
      ),
    })),
    '本年累计费用 ÷ 本年累计营业收入；报表未列示该项目的为“--”',
  )
}

/**
 * 弹性系数 = Δ%费用 ÷ Δ%收入 (domain §3.9). Both up: even between the bounds; both down: read the other way round; of opposite
 * signs: not to be squared with the trade.
 */
export function elasticity(
  expense: number,
  revenue: number,
  { low, high }: { low: number; high: number },
): { value: number | null; flag: Flag } {
  if (revenue === 0) return { value: null, flag: 'GREY' }
  const value = six(expense / revenue)!
  if (expense === 0) return { value, flag: 'YELLOW' }
  if (value < 0) return { value, flag: 'RED' }
  const read = revenue > 0 ? value : six(1 / value)!
  return { value, flag: read < low || read > high ? 'YELLOW' : 'GREEN' }
}

function elasticityTable(context: FinanceContext): Block {
  const flow = (code: string) => (month: number) => sinceJanuary(context, code, month)
  const costs: readonly [string, (month: number) => Figure][] = [
    ['期间费用', (month) => periodExpenses(context, month)],
    ['营业成本', flow('cost')],
  ]
  const change = (of: (month: number) => Figure, month: number): number | null => {
    const [now, before] = [of(month).fen, yearEarlier(context, month, of).fen]
    return now === null || before === null || before <= 0 ? null : growth(now, before).value
  }
  const rows = yearsShown(context)
    .slice(0, 2)
    .flatMap(({ title, month }) =>
      costs.map(([item, of]) => {
        const [cost, revenue] = [change(of, month), change(flow('revenue'), month)]
        const { value, flag } =
          cost === null || revenue === null
            ? { value: null, flag: 'GREY' as const }
            : elasticity(cost, revenue, context.rules.elasticity)
        const figures = [month, month - 12].flatMap((m) => [of(m), flow('revenue')(m)])
        const cells = {
          year: title,
          item,
          cost: six(cost),
          revenue: six(revenue),
          value: six(value),
          flag,
        }
        return { cells, evidence: legs(...figures) }
      }),
    )
  return table(
    'tax-finance-elasticity',
    '成本费用弹性系数',
    [
      { key: 'year', title: '年度', type: 'text' },
      { key: 'item', title: '项目', type: 'text' },
      { key: 'cost', title: '项目变动率', type: 'ratio' },
      { key: 'revenue', title: '营业收入变动率', type: 'ratio' },
      { key: 'value', title: '弹性系数', type: 'number' },
      { key: 'flag', title: '状态', type: 'flag' },
    ],
    rows,
    `弹性系数 = 项目变动率 ÷ 营业收入变动率；同增时在${context.rules.elasticity.low}至${context.rules.elasticity.high}之间为正常，同减时按倒数判断，一增一减的建议核实；缺上年数据的不判断`,
  )
}

const six = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(6)) + 0

const BALANCES: readonly [code: string, why: string][] = [
  ['otherReceivables', '股东借款、账外资金'],
  ['otherPayables', '收入挂往来'],
  ['advances', '收入未结转'],
  ['contractLiabilities', '收入未结转'],
  ['inventories', '账实不符、成本未结转'],
  ['accountsPayable', '虚增成本'],
  ['taxesPayable', '税款挂账'],
]

/** Of the last statement, since the beginning of its year. */
function balancesTable(context: FinanceContext, month: number): Block {
  const assets = endBalance(context, 'totalAssets', month)
  const lines = BALANCES.map(([code, why]) => ({
    item: null as string | null,
    why,
    begin: beginBalance(context, code, month),
    end: endBalance(context, code, month),
  }))
  const goods = ['inventories', 'advances', 'contractLiabilities']
  const sum = (of: typeof endBalance) =>
    joined(
      `存货与预收${spanOf(of(context, 'inventories', month))}`,
      goods.map((code) => [1, of(context, code, month)]),
    )
  lines.push({
    item: '存货与预收合计',
    why: '已发货未确认收入',
    begin: sum(beginBalance),
    end: sum(endBalance),
  })
  return table(
    'tax-finance-balances',
    '往来、存货与应付的变动',
    [
      { key: 'item', title: '项目', type: 'text' },
      { key: 'begin', title: '年初余额', type: 'money', unit: '元' },
      { key: 'end', title: '期末余额', type: 'money', unit: '元' },
      { key: 'change', title: '变动', type: 'money', unit: '元' },
      { key: 'growth', title: '变动率', type: 'ratio' },
      { key: 'share', title: '占资产总计', type: 'ratio' },
      { key: 'why', title: '核实方向', type: 'text' },
    ],
    lines.map(({ item, why, begin, end }) => ({
      cells: {
        item: item ?? end.name.replace(/\(.*$/, ''),
        begin: begin.fen === null ? null : yuan(begin.fen),
        end: end.fen === null ? null : yuan(end.fen),
        change: begin.fen === null || end.fen === null ? null : yuan(end.fen - begin.fen),
        growth: growthCell(end.fen, begin.fen),
        share: shareCell(end, assets),
        why,
      },
      evidence: legs(begin, end),
    })),
    `${Math.floor(month / 12)}年初至${String((month % 12) + 1)}月末；报表未列示的为“--”，变动本身不等于存在问题`,
  )
}

const RULES = /^R-0(5[7-9]|6[0-2])$/

export function taxFinanceSection({ context, rules }: FinanceBuild, id = 'tax-finance'): Section {
  const judged: Block = {
    kind: 'rules',
    id: 'tax-finance-rules',
    title: '财务涉税规则',
    rules: rules.filter((rule) => RULES.test(rule.id)).map((rule) => rule.id),
  }
  return {
    id,
    title: '财务涉税',
    blocks:
      context.latest === null
        ? [text(`${id}-none`, absence(context)), judged]
        : [
            ratesTable(context),
            elasticityTable(context),
            balancesTable(context, context.latest),
            judged,
          ],
  }
}
