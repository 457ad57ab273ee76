/** Rules on registration: …R-047. */

import { templateOf } from '@xinjian/format/say/words'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { firstDayOfMonth, monthOfDay } from '../../kit/calendar/window.ts'
import { spanCoverage } from '../../kit/coverage.ts'
import { input, moneyInput } from '../../kit/outcome.ts'
import { miss, reasonText, unknown } from '../../kit/rules/definition.ts'
import { numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { abnormalStatus, lowestRating } from '../../kit/rules/registration.ts'
import { netTotal, sum } from '../context/month-series.ts'
import type { RuleDefinition } from '../definition.ts'
import { PARTY_SAYS } from '../indicators/party-words.ts'
import type { RuleLimits } from '../params/rule-thresholds.ts'
import { RULES_SAYS } from './words.ts'

export const registrationRules = (p: RuleLimits): readonly RuleDefinition[] => [
  abnormalStatus(({ context }) => {
    const value = context.facts.registration.taxpayerStatus
    return value ? { value } : { open: `NO_DATA：${RULES_SAYS.taxRegistrationNot}` }
  }),
  lowestRating(({ context }) => {
    const value = context.facts.registration.taxCreditGrade
    return value ? { value } : { open: `NO_DATA：${RULES_SAYS.taxCreditRating}` }
  }),
  {
    id: 'R-044',
    name: RULES_SAYS.implausibleSalesPer,
    level: 'HIGH',
    threshold: RULES_SAYS.implausibleSalesPerThreshold({ sales: p['R-044'].salesYuan }),
    template: templateOf(RULES_SAYS, 'nobodyInsured'),
    version: '1',
    source: 'domain §4 R-044',
    judge({ context, indicator }) {
      const insured = context.facts.registration.insuredCount
      const sales = indicator('I-001.L12')
      const net = numberOf(sales)
      if (insured === null || insured === undefined)
        return unknown(`NO_DATA：${RULES_SAYS.insuredPersonsNot}`)
      if (net === null) return withoutValue(sales)
      if (insured > 0) return unknown(`NO_DATA：${RULES_SAYS.noBenchmarkSales}`)
      const { evidence } = sales
      const inputs = [...sales.inputs, input(PARTY_SAYS.insured, insured, 'index')]
      if (net <= p['R-044'].salesYuan) return { result: 'MISS', value: net, inputs, evidence }
      return {
        result: 'HIT',
        level: 'HIGH',
        text: RULES_SAYS.nobodyInsured({ net }),
        value: net,
        inputs,
        evidence,
      }
    },
  },
  {
    id: 'R-045',
    name: RULES_SAYS.largeSalesAt,
    level: 'HIGH',
    threshold: RULES_SAYS.largeSalesAtThreshold({
      medium: p['R-045'].medium,
      months: p['R-045'].firstMonths,
      least: p['R-045'].minFirstYuan,
      high: p['R-045'].high,
    }),
    template: templateOf(RULES_SAYS, 'soonAfterFounding'),
    version: '1',
    source: 'domain §4 R-045',
    judge({ context, indicator }) {
      const days = indicator('I-090.asOf')
      const value = numberOf(days)
      // The registry and the invoices contradict each other: that is no miss.
      if (value === null) return unknown(reasonText(days))
      if (value >= p['R-045'].medium)
        return { result: 'MISS', value, inputs: days.inputs, evidence: days.evidence }
      const established = optionalDay(context.facts.registration.establishedOn)!
      const from = monthOfDay(established)
      const window = { from, to: Math.min(from + p['R-045'].firstMonths - 1, context.m0) }
      if (spanCoverage(context.out, window).missing > 0)
        return unknown(`PARTIAL：${RULES_SAYS.foundingIncomplete}`)
      const net = sum(context.out, window, netTotal)
      const shared = {
        value,
        inputs: [
          ...days.inputs,
          moneyInput(RULES_SAYS.firstMonthsNet({ months: p['R-045'].firstMonths }), net),
        ],
        evidence: days.evidence,
      }
      if (net / 100 <= p['R-045'].minFirstYuan) return { result: 'MISS', ...shared }
      return {
        result: 'HIT',
        level: value < p['R-045'].high ? 'HIGH' : 'MEDIUM',
        text: RULES_SAYS.soonAfterFounding({
          n: value,
          months: p['R-045'].firstMonths,
          net: net / 100,
        }),
        ...shared,
      }
    },
  },
  {
    id: 'R-046',
    name: RULES_SAYS.frequentChangeLegal,
    level: 'MEDIUM',
    threshold: RULES_SAYS.frequentChangeLegalThreshold({
      year: p['R-046'].medium12,
      two: p['R-046'].medium24,
      days: p['R-046'].days,
    }),
    template: templateOf(RULES_SAYS, 'representativeChanged'),
    version: '1',
    source: 'domain §4 R-046',
    judge({ context }) {
      const changes = context.facts.registration.legalRepChanges
      if (!changes) return unknown(`NO_DATA：${RULES_SAYS.changesRegistrationNot}`)
      const days = changes
        .map(optionalDay)
        .filter((day) => day !== null && day <= context.reportDay)
      const since = (day: number) => days.filter((d) => d! >= day).length
      const m0 = context.m0 + (context.params.bureauEnded ?? 0)
      const year = since(firstDayOfMonth(m0 - 11))
      const twoYears = since(firstDayOfMonth(m0 - 23))
      const recent = since(context.reportDay - p['R-046'].days)
      const hit = year >= p['R-046'].medium12 || twoYears >= p['R-046'].medium24 || recent > 0
      if (!hit) return miss(twoYears)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text:
          recent > 0
            ? RULES_SAYS.representativeChangedLately({ n: twoYears, days: p['R-046'].days, recent })
            : RULES_SAYS.representativeChanged({ n: twoYears }),
        value: twoYears,
      }
    },
  },
  {
    id: 'R-047',
    name: RULES_SAYS.frequentChangeAddress,
    level: 'MEDIUM',
    threshold: RULES_SAYS.frequentChangeAddressThreshold,
    template: templateOf(RULES_SAYS, 'matterChanged'),
    version: '1',
    source: 'domain §4 R-047',
    judge: () => unknown(`NO_DATA：${RULES_SAYS.needsChangesRegistration}`),
  },
]
