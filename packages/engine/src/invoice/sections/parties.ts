/** Sections 7 下游客户分析 and 8 上游供应商分析: the same tables for either direction. */

import { formatDay, monthOfDay } from '../../kit/calendar/window.ts'
import {
  indicatorTable,
  kpis,
  share,
  table,
  termsOf,
  text,
  yuan,
} from '../../kit/sections/blocks.ts'
import type { Block, ChartBlock, Evidence, Section, TableBlock } from '../../report/document.ts'
import { yearsCompare } from '../context/comparison.ts'
import type { InvoiceContext } from '../context/context.ts'
import { flooredTotal } from '../context/party-stats.ts'
import type { ReportBuild } from '../definition.ts'
import type { Direction } from '../facts.ts'
import { customerLevels } from '../indicators/customers.ts'
import { HABIT_SAYS } from '../indicators/habit-words.ts'
import { partnerBlocks } from '../partners/section.ts'
import { INVOICE_SAYS } from '../words.ts'
import { growthCell, rowsOf } from './build.ts'
import { levelBlock } from './customer-levels.ts'
import { goodsMixBlocks } from './goods-mix.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'
import { regionBlocks } from './regions.ts'
import { SIDES } from './sides.ts'
import { SECTIONS_SAYS } from './words.ts'

const TOP = 10
const PARETO = 20
type PartyWindow = 'L12' | 'P12'

function topTable(
  { context, indicator }: ReportBuild,
  direction: Direction,
  window: PartyWindow,
): TableBlock {
  const { partyName, topTen, topTenBefore, amount } = SIDES[direction]
  const fold = context.parties(direction, window)
  const now = context.parties(direction, 'L12')
  const before = context.parties(direction, 'P12')
  const days = context.partyDays(direction)
  const whole = flooredTotal(fold.net)
  const levelled = direction === 'OUT' && indicator('I-058.A.L12').value !== null
  const levels = levelled ? customerLevels(context) : null
  const comparable = yearsCompare(context, direction)
  return table(
    `top-${direction.toLowerCase()}-${window.toLowerCase()}`,
    window === 'L12' ? topTen : topTenBefore,
    [
      { key: 'rank', title: PARTY_SECTIONS_SAYS.rank, type: 'int' },
      { key: 'name', title: partyName, type: 'text' },
      { key: 'amount', title: amount, type: 'money', unit: SECTIONS_SAYS.yuan, proof: 'SUM' },
      { key: 'share', title: SECTIONS_SAYS.share, type: 'ratio' },
      { key: 'count', title: SECTIONS_SAYS.invoices, type: 'int' },
      { key: 'first', title: PARTY_SECTIONS_SAYS.firstTrade, type: 'date' },
      { key: 'last', title: PARTY_SECTIONS_SAYS.lastTrade, type: 'date' },
      { key: 'months', title: PARTY_SECTIONS_SAYS.months, type: 'int' },
      ...(levels
        ? [{ key: 'level', title: PARTY_SECTIONS_SAYS.level, type: 'text' as const }]
        : []),
      { key: 'yoy', title: SECTIONS_SAYS.yearBefore, type: 'ratio', proof: 'GROWTH' },
    ],
    context
      .top(direction, window)
      .slice(0, TOP)
      .map((p, i) => {
        const { id, name } = context.facts.counterparties[p]!
        return {
          cells: {
            rank: i + 1,
            name,
            amount: yuan(fold.net[p]!),
            share: share(fold.net[p]!, whole),
            count: fold.blueCount[p]! + fold.redCount[p]!,
            first: days.first[p]! < 0 ? null : formatDay(days.first[p]!),
            last: days.last[p]! < 0 ? null : formatDay(days.last[p]!),
            months: days.first[p]! < 0 ? null : context.m0 - monthOfDay(days.first[p]!) + 1,
            ...(levels ? { level: levels.get(p) ?? '—' } : {}),
            yoy: comparable ? growthCell(now.net[p]!, before.net[p]!, 12) : null,
          },
          evidence: partyRows(context, direction, window, id),
          ...(comparable
            ? {
                own: {
                  yoy: termsOf(
                    [
                      partyRows(context, direction, 'L12', id),
                      SECTIONS_SAYS.last12Months,
                      yuan(now.net[p]!),
                    ],
                    [
                      partyRows(context, direction, 'P12', id),
                      SECTIONS_SAYS.twelveMonthsBefore,
                      yuan(before.net[p]!),
                    ],
                  ),
                },
              }
            : {}),
        }
      }),
    PARTY_SECTIONS_SAYS.individualsNotRanked,
  )
}

/** Sales to one party, or purchases from it. */
const partyRows = (
  context: InvoiceContext,
  direction: Direction,
  window: 'L12' | 'P12',
  id: number,
): Evidence => rowsOf(direction, context.span(window), 'VALID', { counterpartyIds: [id] })

function pareto(context: InvoiceContext, direction: Direction): ChartBlock {
  const { net } = context.parties(direction, 'L12')
  const whole = flooredTotal(net)
  const top = context.top(direction, 'L12').slice(0, PARETO)
  let running = 0
  return {
    kind: 'chart',
    id: `pareto-${direction.toLowerCase()}`,
    title: SIDES[direction].cumulative,
    chart: 'pareto',
    beside: `top-${direction.toLowerCase()}-l12`,
    categories: top.map((p) => context.facts.counterparties[p]!.name),
    series: [
      {
        name: SIDES[direction].amount,
        type: 'bar',
        values: top.map((p) => yuan(net[p]!)),
        unit: 'yuan',
      },
      {
        name: PARTY_SECTIONS_SAYS.cumulativeShare,
        type: 'line',
        values: top.map((p) => {
          running += net[p]!
          return share(running, whole)
        }),
        unit: 'ratio',
      },
    ],
  }
}

/** Customers of one window that are absent from another, largest first: who came, who left. */
function movedTable(context: InvoiceContext, kind: 'new' | 'lost'): TableBlock {
  const [window, other] = kind === 'new' ? (['L12', 'P12'] as const) : (['P12', 'L6'] as const)
  const { net, blueCount } = context.parties('OUT', window)
  const absent = context.parties('OUT', other).blueCount
  const whole = flooredTotal(net)
  const positions: number[] = []
  for (let p = 0; p < net.length; p++)
    if (net[p]! > 0 && absent[p] === 0 && !context.facts.counterparties[p]!.person)
      positions.push(p)
  positions.sort((a, b) => net[b]! - net[a]! || a - b)
  return table(
    `${kind}-customers`,
    kind === 'new' ? PARTY_SECTIONS_SAYS.topTenNew : PARTY_SECTIONS_SAYS.topTenLost,
    [
      { key: 'name', title: PARTY_SECTIONS_SAYS.customer, type: 'text' },
      {
        key: 'amount',
        title: kind === 'new' ? PARTY_SECTIONS_SAYS.salesLast12 : PARTY_SECTIONS_SAYS.sales12Months,
        type: 'money',
        unit: SECTIONS_SAYS.yuan,
        proof: 'SUM',
      },
      { key: 'share', title: SECTIONS_SAYS.share, type: 'ratio' },
      { key: 'count', title: HABIT_SAYS.blueInvoices, type: 'int' },
    ],
    positions.slice(0, TOP).map((p) => ({
      cells: {
        name: context.facts.counterparties[p]!.name,
        amount: yuan(net[p]!),
        share: share(net[p]!, whole),
        count: blueCount[p]!,
      },
      evidence: rowsOf('OUT', context.span(window), 'VALID', {
        counterpartyIds: [context.facts.counterparties[p]!.id],
      }),
    })),
  )
}

/** Who came and who left, where both years are known: of an unknown year every customer would be new. */
function movedBlocks(context: InvoiceContext): Block[] {
  if (!yearsCompare(context, 'OUT'))
    return [text('moved-missing', PARTY_SECTIONS_SAYS.twoYearsWere)]
  return [movedTable(context, 'new'), movedTable(context, 'lost')]
}

export function customerSection(build: ReportBuild): Section {
  const { context } = build
  const title = INVOICE_SAYS.customers
  if (!context.facts.covered.OUT)
    return {
      id: 's07-customers',
      title,
      blocks: [text('out-missing', PARTY_SECTIONS_SAYS.salesUncollected)],
    }
  return {
    id: 's07-customers',
    title,
    blocks: [
      kpis(build, 'customer-kpis', [
        'I-048.L12',
        'I-050.CR1.L12',
        'I-050.CR5.L12',
        'I-050.CR10.L12',
        'I-051.L12',
        'I-054.L12',
        'I-055.L12',
        'I-056.L12',
      ]),
      pareto(context, 'OUT'),
      topTable(build, 'OUT', 'L12'),
      topTable(build, 'OUT', 'P12'),
      levelBlock(build),
      ...partnerBlocks(context, 'OUT'),
      ...movedBlocks(context),
      ...regionBlocks(context, 'OUT'),
      ...goodsMixBlocks(context, 'OUT'),
      indicatorTable(build, 'customer-indicators', PARTY_SECTIONS_SAYS.customerIndicators, [
        'I-048',
        'I-050',
        'I-051',
        'I-054',
        'I-055',
        'I-056',
        'I-057',
        'I-058',
        'I-059',
        'I-060',
        'I-061',
        'I-066',
        'I-067',
        'I-068',
        'I-093',
      ]),
    ],
  }
}

export function supplierSection(build: ReportBuild): Section {
  const { context } = build
  const title = INVOICE_SAYS.suppliers
  if (!context.facts.covered.IN)
    return {
      id: 's08-suppliers',
      title,
      blocks: [text('in-missing', PARTY_SECTIONS_SAYS.purchasesUncollected)],
    }
  return {
    id: 's08-suppliers',
    title,
    blocks: [
      kpis(build, 'supplier-kpis', [
        'I-049.L12',
        'I-052.CR1.L12',
        'I-052.CR5.L12',
        'I-052.CR10.L12',
        'I-053.L12',
      ]),
      pareto(context, 'IN'),
      topTable(build, 'IN', 'L12'),
      topTable(build, 'IN', 'P12'),
      ...partnerBlocks(context, 'IN'),
      ...regionBlocks(context, 'IN'),
      ...goodsMixBlocks(context, 'IN'),
      indicatorTable(build, 'supplier-indicators', PARTY_SECTIONS_SAYS.supplierIndicators, [
        'I-049',
        'I-052',
        'I-053',
        'I-062',
        'I-069',
        'I-096',
      ]),
    ],
  }
}
