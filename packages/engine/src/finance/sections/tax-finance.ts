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
import { FINANCE_INDICATOR_SAYS } from '../indicators/words.ts'
import { FINANCE_SAYS } from '../words.ts'
import { shownPeriods, yearsShown } from './periods.ts'
import { absence } from './statements.ts'
import { FINANCE_SECTION_SAYS } from './words.ts'

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
    [FINANCE_SECTION_SAYS.allExpenses, (month) => periodExpenses(context, month), revenue],
    [FINANCE_SECTION_SAYS.selling, flow('sellingExpenses'), revenue],
    [FINANCE_SECTION_SAYS.administrative, flow('adminExpenses'), revenue],
    [FINANCE_SECTION_SAYS.finance, flow('financeExpenses'), revenue],
    [FINANCE_SECTION_SAYS.research, flow('researchExpenses'), revenue],
    [FINANCE_INDICATOR_SAYS.entertainment, flow('entertainmentExpenses'), revenue],
    [FINANCE_SECTION_SAYS.advertising, flow('advertisingExpenses'), revenue],
    [FINANCE_SECTION_SAYS.retained, end('retainedEarnings'), end('paidInCapital')],
  ]
  const periods = shownPeriods(context)
  return table(
    'tax-finance-rates',
    FINANCE_SECTION_SAYS.expensesAndRetained,
    [
      { key: 'rate', title: FINANCE_SECTION_SAYS.item, type: 'text' },
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
    FINANCE_SECTION_SAYS.expensesNote,
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
    [FINANCE_SAYS.periodExpenses, (month) => periodExpenses(context, month)],
    [FINANCE_SAYS.costOfSales, flow('cost')],
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
    FINANCE_SECTION_SAYS.elasticityTable,
    [
      { key: 'year', title: FINANCE_SECTION_SAYS.year, type: 'text' },
      { key: 'item', title: FINANCE_SECTION_SAYS.item, type: 'text' },
      { key: 'cost', title: FINANCE_SECTION_SAYS.itemChange, type: 'ratio' },
      { key: 'revenue', title: FINANCE_SECTION_SAYS.revenueChange, type: 'ratio' },
      { key: 'value', title: FINANCE_SECTION_SAYS.elasticity, type: 'number' },
      { key: 'flag', title: FINANCE_SECTION_SAYS.state, type: 'flag' },
    ],
    rows,
    FINANCE_SECTION_SAYS.elasticityNote({
      low: String(context.rules.elasticity.low),
      high: String(context.rules.elasticity.high),
    }),
  )
}

const six = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(6)) + 0

const BALANCES: readonly [code: string, why: string][] = [
  ['otherReceivables', FINANCE_SECTION_SAYS.ownersLoans],
  ['otherPayables', FINANCE_SECTION_SAYS.revenueAsBalance],
  ['advances', FINANCE_SECTION_SAYS.revenueOpen],
  ['contractLiabilities', FINANCE_SECTION_SAYS.revenueOpen],
  ['inventories', FINANCE_SECTION_SAYS.stockAbsent],
  ['accountsPayable', FINANCE_SECTION_SAYS.costInflated],
  ['taxesPayable', FINANCE_SECTION_SAYS.taxOpen],
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
      `${FINANCE_SECTION_SAYS.stockAndAdvances}${spanOf(of(context, 'inventories', month))}`,
      goods.map((code) => [1, of(context, code, month)]),
    )
  lines.push({
    item: FINANCE_SECTION_SAYS.stockAndAdvancesSum,
    why: FINANCE_SECTION_SAYS.deliveredOpen,
    begin: sum(beginBalance),
    end: sum(endBalance),
  })
  return table(
    'tax-finance-balances',
    FINANCE_SECTION_SAYS.balances,
    [
      { key: 'item', title: FINANCE_SECTION_SAYS.item, type: 'text' },
      {
        key: 'begin',
        title: FINANCE_SECTION_SAYS.beginning,
        type: 'money',
        unit: FINANCE_SECTION_SAYS.yuan,
      },
      {
        key: 'end',
        title: FINANCE_SECTION_SAYS.end,
        type: 'money',
        unit: FINANCE_SECTION_SAYS.yuan,
      },
      {
        key: 'change',
        title: FINANCE_SECTION_SAYS.change,
        type: 'money',
        unit: FINANCE_SECTION_SAYS.yuan,
      },
      { key: 'growth', title: FINANCE_SECTION_SAYS.changeRate, type: 'ratio' },
      { key: 'share', title: FINANCE_SECTION_SAYS.ofAssets, type: 'ratio' },
      { key: 'why', title: FINANCE_SECTION_SAYS.toCheck, type: 'text' },
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
    FINANCE_SECTION_SAYS.balancesNote({
      year: Math.floor(month / 12),
      month: (month % 12) + 1,
    }),
  )
}

const RULES = /^R-0(5[7-9]|6[0-2])$/

export function taxFinanceSection({ context, rules }: FinanceBuild, id = 'tax-finance'): Section {
  const judged: Block = {
    kind: 'rules',
    id: 'tax-finance-rules',
    title: FINANCE_SECTION_SAYS.rules,
    rules: rules.filter((rule) => RULES.test(rule.id)).map((rule) => rule.id),
  }
  return {
    id,
    title: FINANCE_SECTION_SAYS.statementsAndTax,
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
