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
import { growthCell, rowsOf } from './build.ts'
import { goodsMixBlocks } from './goods-mix.ts'
import { regionBlocks } from './regions.ts'
import { WORDS } from './words.ts'

const TOP = 10
const PARETO = 20
type PartyWindow = 'L12' | 'P12'

function topTable(
  { context, indicator }: ReportBuild,
  direction: Direction,
  window: PartyWindow,
): TableBlock {
  const { party, amount } = WORDS[direction]
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
    `前十${party}(${window === 'L12' ? '近12个月' : '上一个12个月'})`,
    [
      { key: 'rank', title: '排名', type: 'int' },
      { key: 'name', title: `${party}名称`, type: 'text' },
      { key: 'amount', title: amount, type: 'money', unit: '元', proof: 'SUM' },
      { key: 'share', title: '占比', type: 'ratio' },
      { key: 'count', title: '张数', type: 'int' },
      { key: 'first', title: '首次交易', type: 'date' },
      { key: 'last', title: '最近交易', type: 'date' },
      { key: 'months', title: '合作月数', type: 'int' },
      ...(levels ? [{ key: 'level', title: '等级', type: 'text' as const }] : []),
      { key: 'yoy', title: '同比', type: 'ratio', proof: 'GROWTH' },
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
                    [partyRows(context, direction, 'L12', id), '近12个月', yuan(now.net[p]!)],
                    [
                      partyRows(context, direction, 'P12', id),
                      '上一个12个月',
                      yuan(before.net[p]!),
                    ],
                  ),
                },
              }
            : {}),
        }
      }),
    '自然人不参与排名。关联关系、经营状态与风险标签需要工商数据，未采集。',
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
    title: `${WORDS[direction].party}累计占比(前20名)`,
    chart: 'pareto',
    beside: `top-${direction.toLowerCase()}-l12`,
    categories: top.map((p) => context.facts.counterparties[p]!.name),
    series: [
      {
        name: WORDS[direction].amount,
        type: 'bar',
        values: top.map((p) => yuan(net[p]!)),
        unit: 'yuan',
      },
      {
        name: '累计占比',
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
    kind === 'new' ? '新增客户前十(上一个12个月没有交易)' : '流失客户前十(近6个月没有交易)',
    [
      { key: 'name', title: '客户名称', type: 'text' },
      {
        key: 'amount',
        title: kind === 'new' ? '近12个月销售额' : '上一个12个月销售额',
        type: 'money',
        unit: '元',
        proof: 'SUM',
      },
      { key: 'share', title: '占比', type: 'ratio' },
      { key: 'count', title: '蓝票张数', type: 'int' },
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
    return [
      text('moved-missing', '两个12个月未全部采集或企业成立不足两年，不能判断新增与流失的客户。'),
    ]
  return [movedTable(context, 'new'), movedTable(context, 'lost')]
}

function levelBlock({ context, indicator }: ReportBuild): Block {
  const { value, detail } = indicator('I-058.A.L12')
  if (value === null)
    return text('customer-levels-missing', `不能划分客户等级：${detail ?? '没有数据'}。`)
  const counts = { A: 0, B: 0, C: 0 }
  for (const level of customerLevels(context).values()) counts[level]++
  return {
    kind: 'chart',
    id: 'customer-levels',
    title: '客户等级(近12个月)',
    chart: 'donut',
    categories: ['A 合作超过18个月且活跃', 'B 合作18个月内且活跃', 'C 其余'],
    series: [{ name: '家数', values: [counts.A, counts.B, counts.C], unit: 'parties' }],
  }
}

export function customerSection(build: ReportBuild): Section {
  const { context } = build
  const title = '下游客户分析'
  if (!context.facts.covered.OUT)
    return { id: 's07-customers', title, blocks: [text('out-missing', '未采集销项发票。')] }
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
      ...movedBlocks(context),
      ...regionBlocks(context, 'OUT'),
      ...goodsMixBlocks(context, 'OUT'),
      indicatorTable(build, 'customer-indicators', '客户指标', [
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
  const title = '上游供应商分析'
  if (!context.facts.covered.IN)
    return { id: 's08-suppliers', title, blocks: [text('in-missing', '未采集进项发票。')] }
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
      ...regionBlocks(context, 'IN'),
      ...goodsMixBlocks(context, 'IN'),
      indicatorTable(build, 'supplier-indicators', '供应商指标', [
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
