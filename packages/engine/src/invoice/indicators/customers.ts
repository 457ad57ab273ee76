/** Whether customers stay: I-054…I-059, I-093. A customer is blue in a window; persons are one customer. */

import type { ReportWindow } from '../../kit/calendar/report-window.ts'
import { firstDayOfMonth, monthOfDay } from '../../kit/calendar/window.ts'
import { isKnown, stateOf } from '../../kit/coverage.ts'
import { growth, input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netTotal, sum } from '../context/month-series.ts'
import { oncePerReport } from '../context/once.ts'
import {
  commonPositions,
  countOf,
  evidenceIds,
  flooredTotal,
  type PartySubset,
  partyCount,
  subset,
} from '../context/party-stats.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'

const N_OUT = { rule: 'N', sources: ['OUT'] } as const
const BLUE_PARTIES = { direction: 'OUT', rows: 'BLUE', measure: 'PARTIES' } as const
const NET = { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' } as const

/** Share of a subset of parties in a window's net (both floored at 0 per party), with evidence that adds up. */
export function subsetShare(
  context: InvoiceContext,
  window: ReportWindow,
  part: PartySubset,
  name: string,
): Outcome {
  const { net } = context.parties('OUT', window)
  const whole = flooredTotal(net)
  const ids = evidenceIds(context, part.positions)
  return {
    ...quotient(part.floored, whole, '全部净额'),
    evidence: ids ? { counterpartyIds: ids } : {},
    inputs: [
      ids
        ? moneyInput(`${name}净额`, part.net)
        : moneyInput('全部净额', sum(context.out, context.span(window), netTotal)),
      moneyInput(`${name}净额(负数按0计)`, part.floored),
      moneyInput('全部净额(负数按0计)', whole),
      input(`${name}家数`, part.positions.length, 'parties'),
    ],
  }
}

/** First trade no later than the month `months` before M0 is "old"; unknown when nobody looked that far back. */
function historyReaches(context: InvoiceContext, months: number): boolean {
  for (let m = context.m0 - months; m <= context.m0; m++)
    if (!isKnown(context.out, m) && stateOf(context.out, m) !== 'BEFORE_ESTABLISHMENT') return false
  return true
}

/** Months from that of the first sale on record to M0, both counted; null = no sale. */
const tradingMonths = oncePerReport((context): number | null => {
  let first = Number.POSITIVE_INFINITY
  for (const day of context.partyDays('OUT').first) if (day >= 0) first = Math.min(first, day)
  return first === Number.POSITIVE_INFINITY ? null : context.m0 - monthOfDay(first) + 1
})

export type CustomerLevel = 'A' | 'B' | 'C'

/** Level of every customer of L12 by position; persons are left out. C: fewer than 3 invoices or none in L6. */
export const customerLevels = oncePerReport((context): ReadonlyMap<number, CustomerLevel> => {
  const { months, invoices } = context.rules.oldCustomer
  const year = context.parties('OUT', 'L12').blueCount
  const half = context.parties('OUT', 'L6').blueCount
  const { first } = context.partyDays('OUT')
  const oldUntil = firstDayOfMonth(context.m0 - months + 1)
  const levels = new Map<number, CustomerLevel>()
  for (let p = 0; p < year.length; p++) {
    if (year[p] === 0 || context.facts.counterparties[p]!.person) continue
    const active = year[p]! >= invoices && half[p]! > 0
    levels.set(p, active ? (first[p]! < oldUntil ? 'A' : 'B') : 'C')
  }
  return levels
})

export const CUSTOMER_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-054',
    names: { zh: '客户留存率', en: 'Customer retention' },
    unit: 'ratio',
    formula: '两个12个月都有蓝票的客户数 ÷ 上一个12个月的客户数',
    variants: [{ window: 'L12', base: 'P12', threshold: 'I-054' }],
    missing: N_OUT,
    evidence: BLUE_PARTIES,
    version: '1',
    source: 'domain §3.2 I-054',
    compute(context) {
      const kept = commonPositions(context, 'OUT', 'L12', 'P12')
      const [both, before] = [countOf(context, kept), partyCount(context, 'OUT', 'P12')]
      const ids = evidenceIds(context, kept)
      return {
        ...quotient(both, before, '上一个12个月客户数'),
        evidence: ids ? { counterpartyIds: ids } : null,
        inputs: [
          input('两期皆有', both, 'parties'),
          input('上一个12个月客户数', before, 'parties'),
          input('近12个月客户数', partyCount(context, 'OUT', 'L12'), 'parties'),
        ],
      }
    },
  },
  {
    id: 'I-055',
    names: { zh: '前十客户重合度', en: 'Weight of last period’s top ten' },
    unit: 'ratio',
    formula: '上一个12个月前十客户的近12个月净额 ÷ 近12个月净额(各方净额为负按0计)',
    variants: [{ window: 'L12', base: 'P12', threshold: 'I-055' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-055',
    compute(context) {
      const top = new Set(context.top('OUT', 'P12').slice(0, 10))
      if (top.size === 0) return without('NOT_APPLICABLE', '上一个12个月没有企业客户')
      const part = subset(context.parties('OUT', 'L12').net, (p) => top.has(p))
      return subsetShare(context, 'L12', { ...part, positions: [...top] }, '上期前十')
    },
  },
  {
    id: 'I-056',
    names: { zh: '新增客户占比', en: 'Share of new customers' },
    unit: 'ratio',
    formula: '上一个12个月没有蓝票的客户的净额 ÷ 近12个月净额(各方净额为负按0计)',
    variants: [{ window: 'L12', base: 'P12', threshold: 'I-056' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-056',
    compute(context) {
      const before = context.parties('OUT', 'P12').blueCount
      const part = subset(context.parties('OUT', 'L12').net, (p) => before[p] === 0)
      return subsetShare(context, 'L12', part, '新增客户')
    },
  },
  {
    id: 'I-057',
    names: { zh: '流失客户占比', en: 'Share of lost customers' },
    unit: 'ratio',
    formula: '近6个月没有蓝票的客户在上一个12个月的净额 ÷ 上一个12个月净额(各方净额为负按0计)',
    variants: [{ window: 'P12', base: 'L6', threshold: 'I-057' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-057',
    compute(context) {
      const recent = context.parties('OUT', 'L6').blueCount
      const part = subset(context.parties('OUT', 'P12').net, (p) => recent[p] === 0)
      return subsetShare(context, 'P12', part, '流失客户')
    },
  },
  {
    id: 'I-058',
    names: { zh: '老客户等级', en: 'Customer levels' },
    unit: 'parties',
    formula:
      'A：首次交易早于18个月前、近12个月≥3张且近6个月有票；B：首次交易在18个月内、同样活跃；C：其余近12个月客户',
    variants: [
      { window: 'L12', suffix: 'A', label: { zh: ' A级', en: ' A' } },
      { window: 'L12', suffix: 'B', label: { zh: ' B级', en: ' B' } },
      { window: 'L12', suffix: 'C', label: { zh: ' C级', en: ' C' } },
      {
        window: 'L12',
        suffix: 'A_SHARE',
        unit: 'ratio',
        label: { zh: ' A级占比', en: ': share of A' },
        threshold: 'I-058.A_SHARE',
      },
    ],
    missing: N_OUT,
    evidence: BLUE_PARTIES,
    version: '2',
    source: 'domain §3.2 I-058',
    compute(context, variant) {
      const months = context.rules.oldCustomer.months
      if (variant.suffix !== 'C' && !historyReaches(context, months))
        return without('INSUFFICIENT_HISTORY', `至少需要${months}个月以上的销项历史`)
      const traded = tradingMonths(context)
      if (variant.suffix?.startsWith('A') && traded !== null && traded <= months)
        return without(
          'INSUFFICIENT_HISTORY',
          `企业首次开票至今${traded}个月，不会有${months}个月以前的客户`,
        )
      const levels = customerLevels(context)
      const of = (wanted: CustomerLevel) =>
        [...levels].flatMap(([position, level]) => (level === wanted ? [position] : []))
      const asked = variant.suffix === 'A_SHARE' ? 'A' : (variant.suffix as CustomerLevel)
      const ids = evidenceIds(context, of(asked))
      const told = ['A', 'B', 'C'] as const
      const shared = {
        // Whose invoices cannot be told from all the others opens none, not all of them.
        evidence: ids ? { counterpartyIds: ids } : null,
        inputs: [
          ...[asked, ...told.filter((level) => level !== asked)].map((level) =>
            input(`${level}级`, of(level).length, 'parties'),
          ),
          input('近12个月客户数', partyCount(context, 'OUT', 'L12'), 'parties'),
        ],
      }
      if (variant.suffix === 'A_SHARE')
        return { ...quotient(of('A').length, levels.size, '近12个月客户数'), ...shared }
      return { value: of(asked).length, ...shared }
    },
  },
  {
    id: 'I-059',
    names: { zh: '客户平均合作月数', en: 'Mean months of acquaintance' },
    unit: 'months',
    formula: 'Σ(首次开票至最近完整月的月数 × 近12个月净额) ÷ Σ近12个月净额，自然人除外',
    variants: [{ window: 'L12', threshold: 'I-059' }],
    missing: N_OUT,
    evidence: NET,
    version: '2',
    source: 'domain §3.2 I-059',
    compute(context, _, { window }) {
      const { net } = context.parties('OUT', 'L12')
      const { first } = context.partyDays('OUT')
      let weighted = 0
      let weight = 0
      for (let p = 0; p < net.length; p++) {
        if (net[p]! <= 0 || first[p]! < 0 || context.facts.counterparties[p]!.person) continue
        weighted += net[p]! * (context.m0 - monthOfDay(first[p]!) + 1)
        weight += net[p]!
      }
      const result = quotient(weighted, weight, '近12个月净额')
      const start = context.facts.covered.OUT![0]
      const short = result.value !== null && result.value > context.m0 - start
      // Nobody knows a customer for longer than it has traded itself: of that R-045 and the verdict speak.
      const young = (tradingMonths(context) ?? 0) < context.rules.flags['I-059'].yellow[0].value
      return {
        ...result,
        ...(young ? { flagOn: null, aside: '企业开票不满12个月，合作月数不作判断' } : {}),
        ...(short ? { detail: '受采集起点限制，实际可能更长' } : {}),
        inputs: [
          moneyInput('近12个月净额', sum(context.out, window, netTotal)),
          moneyInput('参与加权的净额', weight),
        ],
      }
    },
  },
  {
    id: 'I-093',
    names: { zh: '最近3月客户数变化', en: 'Change of customers in three months' },
    unit: 'ratio',
    formula: '(近3个月客户数 − 此前3个月) ÷ 此前3个月',
    variants: [{ window: 'L3', base: 'P3', threshold: 'I-093' }],
    missing: N_OUT,
    evidence: BLUE_PARTIES,
    version: '1',
    source: 'domain §3.2 I-093',
    compute(context) {
      const now = partyCount(context, 'OUT', 'L3')
      const before = partyCount(context, 'OUT', 'P3')
      return {
        ...growth(now, before),
        inputs: [
          input('近3个月客户数', now, 'parties'),
          input('此前3个月客户数', before, 'parties'),
        ],
      }
    },
  },
]
