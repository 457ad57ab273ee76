/** Sales against what the registry says: I-090…I-092. */

import { namesOf } from '@xinjian/format/say/words'
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { formatDay, monthOfDay } from '../../kit/calendar/window.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import { issueBounds } from '../context/activity.ts'
import { netTotal, sum } from '../context/month-series.ts'
import type { IndicatorDefinition } from '../definition.ts'
import { AMOUNT_SAYS } from './amount-words.ts'
import { PARTY_SAYS } from './party-words.ts'

const NET = { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' } as const
const T_OUT = { rule: 'T', sources: ['OUT'] } as const
const YUAN_PER_WAN = 10_000

export const REGISTRATION_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'I-090',
    names: namesOf(PARTY_SAYS, 'daysFromEstablishment'),
    unit: 'days',
    formula: PARTY_SAYS.daysFromEstablishmentFormula,
    variants: [{ window: 'asOf', threshold: 'I-090' }],
    missing: { rule: 'ANY', sources: ['OUT'] },
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'FIRST_DAY' },
    version: '1',
    source: 'domain §3.2 I-090',
    compute(context) {
      const established = optionalDay(context.facts.registration.establishedOn)
      if (established === null) return without('NO_DATA', PARTY_SAYS.dayFoundingNot)
      const bounds = issueBounds(context.out)
      if (!bounds) return without('NOT_APPLICABLE', AMOUNT_SAYS.noValidSales)
      if (context.facts.covered.OUT![0] > monthOfDay(established))
        return without('INSUFFICIENT_HISTORY', PARTY_SAYS.foundingLiesBefore)
      const day = formatDay(bounds.first)
      if (bounds.first < established)
        return without(
          'NOT_APPLICABLE',
          PARTY_SAYS.firstBeforeFounding({ first: day, founded: formatDay(established) }),
        )
      return {
        value: bounds.first - established,
        inputs: [
          input(AMOUNT_SAYS.firstValidInvoice, day, 'date'),
          input(PARTY_SAYS.dayFounding, formatDay(established), 'date'),
        ],
        evidence: { from: day, to: day },
      }
    },
  },
  {
    id: 'I-091',
    names: namesOf(PARTY_SAYS, 'salesPerInsured'),
    unit: 'yuan',
    formula: PARTY_SAYS.salesPerInsuredFormula,
    variants: [{ window: 'L12' }],
    missing: { rule: 'N', sources: ['OUT'] },
    evidence: NET,
    version: '1',
    source: PARTY_SAYS.salesPerInsuredSource,
    compute(context, _, { window }) {
      const insured = context.facts.registration.insuredCount ?? null
      const net = sum(context.out, window, netTotal)
      if (insured === null) return without('NO_DATA', PARTY_SAYS.insuredPersonsNot)
      return {
        detail: PARTY_SAYS.noPeersCompare,
        ...quotient(net / 100, insured, PARTY_SAYS.insured),
        inputs: [
          moneyInput(AMOUNT_SAYS.netInvoiced, net),
          input(PARTY_SAYS.insured, insured, 'index'),
        ],
      }
    },
  },
  {
    id: 'I-092',
    names: namesOf(PARTY_SAYS, 'salesOverPaid'),
    unit: 'times',
    formula: PARTY_SAYS.salesOverPaidFormula,
    variants: [{ window: 'L12', threshold: 'I-092' }],
    missing: T_OUT,
    evidence: NET,
    version: '1',
    source: 'domain §3.2 I-092',
    compute(context, _, { window }) {
      const { paidInCapitalWan, registeredCapitalWan } = context.facts.registration
      const capital = paidInCapitalWan ?? registeredCapitalWan ?? null
      const named = paidInCapitalWan == null ? PARTY_SAYS.registeredCapital : PARTY_SAYS.paidCapital
      const net = sum(context.out, window, netTotal)
      if (capital === null) return without('NO_DATA', PARTY_SAYS.neitherPaidNor)
      return {
        ...(named === PARTY_SAYS.registeredCapital
          ? { detail: PARTY_SAYS.byRegisteredCapital }
          : {}),
        ...quotient(net / 100, capital * YUAN_PER_WAN, named),
        inputs: [
          moneyInput(AMOUNT_SAYS.netInvoiced, net),
          input(PARTY_SAYS.capital, capital * YUAN_PER_WAN, 'yuan'),
        ],
      }
    },
  },
]
