/** Whether customers stay: I-054…I-059, I-093. A customer is blue in a window; persons are one customer. */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import { firstDayOfMonth, monthOfDay } from '../../kit/calendar/window.ts'
import { isKnown, stateOf } from '../../kit/coverage.ts'
import { growth, input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { ReportWindow } from '../../report/window/label.ts'
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
import { CONTEXT_SAYS } from '../context/words.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { PARTY_SAYS } from './party-words.ts'

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
    ...quotient(part.floored, whole, PARTY_SAYS.wholeNet),
    evidence: ids ? { counterpartyIds: ids } : {},
    inputs: [
      ids
        ? moneyInput(PARTY_SAYS.netOf({ who: name }), part.net)
        : moneyInput(PARTY_SAYS.wholeNet, sum(context.out, context.span(window), netTotal)),
      moneyInput(CONTEXT_SAYS.floored({ what: PARTY_SAYS.netOf({ who: name }) }), part.floored),
      moneyInput(PARTY_SAYS.netAllNegative, whole),
      input(PARTY_SAYS.numberOf({ who: name }), part.positions.length, 'parties'),
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
    names: namesOf(PARTY_SAYS, 'customerRetention'),
    unit: 'ratio',
    formula: PARTY_SAYS.customerRetentionFormula,
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
        ...quotient(both, before, PARTY_SAYS.customers12Months),
        evidence: ids ? { counterpartyIds: ids } : null,
        inputs: [
          input(PARTY_SAYS.both, both, 'parties'),
          input(PARTY_SAYS.customers12Months, before, 'parties'),
          input(PARTY_SAYS.customersLast12, partyCount(context, 'OUT', 'L12'), 'parties'),
        ],
      }
    },
  },
  {
    id: 'I-055',
    names: namesOf(PARTY_SAYS, 'weightLastPeriods'),
    unit: 'ratio',
    formula: PARTY_SAYS.weightLastPeriodsFormula,
    variants: [{ window: 'L12', base: 'P12', threshold: 'I-055' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-055',
    compute(context) {
      const top = new Set(context.top('OUT', 'P12').slice(0, 10))
      if (top.size === 0) return without('NOT_APPLICABLE', PARTY_SAYS.noCustomerEnterprise)
      const part = subset(context.parties('OUT', 'L12').net, (p) => top.has(p))
      return subsetShare(context, 'L12', { ...part, positions: [...top] }, PARTY_SAYS.formerTopTen)
    },
  },
  {
    id: 'I-056',
    names: namesOf(PARTY_SAYS, 'shareNewCustomers'),
    unit: 'ratio',
    formula: PARTY_SAYS.shareNewCustomersFormula,
    variants: [{ window: 'L12', base: 'P12', threshold: 'I-056' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-056',
    compute(context) {
      const before = context.parties('OUT', 'P12').blueCount
      const part = subset(context.parties('OUT', 'L12').net, (p) => before[p] === 0)
      return subsetShare(context, 'L12', part, PARTY_SAYS.newCustomers)
    },
  },
  {
    id: 'I-057',
    names: namesOf(PARTY_SAYS, 'shareLostCustomers'),
    unit: 'ratio',
    formula: PARTY_SAYS.shareLostCustomersFormula,
    variants: [{ window: 'P12', base: 'L6', threshold: 'I-057' }],
    missing: N_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-057',
    compute(context) {
      const recent = context.parties('OUT', 'L6').blueCount
      const part = subset(context.parties('OUT', 'P12').net, (p) => recent[p] === 0)
      return subsetShare(context, 'P12', part, PARTY_SAYS.lostCustomers)
    },
  },
  {
    id: 'I-058',
    names: namesOf(PARTY_SAYS, 'customerLevels'),
    unit: 'parties',
    formula: PARTY_SAYS.customerLevelsFormula,
    variants: [
      { window: 'L12', suffix: 'A', label: labelOf(PARTY_SAYS, 'customerLevels', 'levelA') },
      { window: 'L12', suffix: 'B', label: labelOf(PARTY_SAYS, 'customerLevels', 'levelB') },
      { window: 'L12', suffix: 'C', label: labelOf(PARTY_SAYS, 'customerLevels', 'levelC') },
      {
        window: 'L12',
        suffix: 'A_SHARE',
        unit: 'ratio',
        label: labelOf(PARTY_SAYS, 'customerLevels', 'levelShareA'),
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
        return without('INSUFFICIENT_HISTORY', PARTY_SAYS.needsHistory({ months }))
      const traded = tradingMonths(context)
      if (variant.suffix?.startsWith('A') && traded !== null && traded <= months)
        return without('INSUFFICIENT_HISTORY', PARTY_SAYS.tooYoungForLevels({ traded, months }))
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
            input(PARTY_SAYS.level({ level }), of(level).length, 'parties'),
          ),
          input(PARTY_SAYS.customersLast12, partyCount(context, 'OUT', 'L12'), 'parties'),
        ],
      }
      if (variant.suffix === 'A_SHARE')
        return { ...quotient(of('A').length, levels.size, PARTY_SAYS.customersLast12), ...shared }
      return { value: of(asked).length, ...shared }
    },
  },
  {
    id: 'I-059',
    names: namesOf(PARTY_SAYS, 'meanMonthsAcquaintance'),
    unit: 'months',
    formula: PARTY_SAYS.meanMonthsAcquaintanceFormula,
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
      const result = quotient(weighted, weight, PARTY_SAYS.netLast12)
      const start = context.facts.covered.OUT![0]
      const short = result.value !== null && result.value > context.m0 - start
      // Nobody knows a customer for longer than it has traded itself: of that R-045 and the verdict speak.
      const young = (tradingMonths(context) ?? 0) < context.rules.flags['I-059'].yellow[0].value
      return {
        ...result,
        ...(young ? { flagOn: null, aside: PARTY_SAYS.enterpriseTradesLess } : {}),
        ...(short ? { detail: PARTY_SAYS.limitedWhereCollection } : {}),
        inputs: [
          moneyInput(PARTY_SAYS.netLast12, sum(context.out, window, netTotal)),
          moneyInput(PARTY_SAYS.netWeighted, weight),
        ],
      }
    },
  },
  {
    id: 'I-093',
    names: namesOf(PARTY_SAYS, 'changeCustomersThree'),
    unit: 'ratio',
    formula: PARTY_SAYS.changeCustomersThreeFormula,
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
          input(PARTY_SAYS.customersLast3, now, 'parties'),
          input(PARTY_SAYS.customers3Months, before, 'parties'),
        ],
      }
    },
  },
]
