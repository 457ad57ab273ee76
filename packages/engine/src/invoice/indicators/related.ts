/** Who the parties are to each other and where they sit: I-060…I-070. */

import { labelOf, namesOf } from '@xinjian/format/say/words'
import { PROVINCES } from '../../kit/china/regions.ts'
import { input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { InvoiceContext } from '../context/context.ts'
import { netTotal, sum } from '../context/month-series.ts'
import { oncePerReport } from '../context/once.ts'
import { evidenceIds, flooredTotal, subset } from '../context/party-stats.ts'
import { homeProvince, type RegionSplit, regionEvidence, regionSplit } from '../context/regions.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import type { Direction } from '../facts.ts'
import { AMOUNT_SAYS } from './amount-words.ts'
import { subsetShare } from './customers.ts'
import { notCarried } from './not-carried.ts'
import { PARTY_SAYS } from './party-words.ts'

const T_OUT = { rule: 'T', sources: ['OUT'] } as const
const T_BOTH = { rule: 'T', sources: ['OUT', 'IN'] } as const

export interface MutualPair {
  position: number
  /** Nets of L12, 分. */
  out: number
  in: number
}

/** Parties with a positive net both as buyer and as seller in L12, largest overlap first. */
export const mutualPairs = oncePerReport((context): readonly MutualPair[] => {
  const out = context.parties('OUT', 'L12').net
  const in_ = context.parties('IN', 'L12').net
  const pairs: MutualPair[] = []
  for (let p = 0; p < out.length; p++)
    if (out[p]! > 0 && in_[p]! > 0 && !context.facts.counterparties[p]!.person)
      pairs.push({ position: p, out: out[p]!, in: in_[p]! })
  return pairs.sort(
    (a, b) => Math.min(b.out, b.in) - Math.min(a.out, a.in) || a.position - b.position,
  )
})

const splits = {
  OUT: oncePerReport((context) => regionSplit(context, 'OUT', 'L12')),
  IN: oncePerReport((context) => regionSplit(context, 'IN', 'L12')),
}

/** Net of L12 by province of the counterparties. */
export function provinceSplit(context: InvoiceContext, direction: Direction): RegionSplit {
  return splits[direction](context)
}

/** A trade that serves those who live around it: selling elsewhere says something only of these. */
function isLocalTrade({ facts: { registration }, rules }: InvoiceContext): boolean {
  const { industryCode, industrySection } = registration
  const code = (industryCode ?? '').replace(/^[A-Z]/, '')
  const { sections, divisions, elsewhere } = rules.localTrades
  return (
    sections.includes(industrySection ?? '') ||
    (divisions.some((division) => code.startsWith(division)) && !elsewhere.includes(code))
  )
}

function outsideShare(context: InvoiceContext, direction: Direction): Outcome {
  const home = homeProvince(context)
  const split = provinceSplit(context, direction)
  if (split.total === 0) return without('ZERO_ZERO')
  if (!home) return without('NO_DATA', PARTY_SAYS.regionEnterpriseNot)
  if (split.byProvince.size === 0) return without('NO_DATA', PARTY_SAYS.taxNumbersNot)
  if (split.unknown > split.total * context.rules.tolerateMissing)
    return without(
      'PARTIAL',
      PARTY_SAYS.knownRegion({ part: Math.round((1 - split.unknown / split.total) * 100) }),
    )
  const known = split.total - split.unknown
  const outside = known - (split.byProvince.get(home) ?? 0)
  const elsewhere = [...split.byProvince.keys()].filter((province) => province !== home)
  return {
    ...quotient(outside, known, PARTY_SAYS.netKnownRegion),
    evidence: regionEvidence(context, direction, 'L12', elsewhere),
    inputs: [
      moneyInput(PARTY_SAYS.netOutsideProvince, outside),
      moneyInput(PARTY_SAYS.netKnownRegion, known),
      input(PARTY_SAYS.homeProvince, PROVINCES[home] ?? home, 'index'),
    ],
  }
}

const VALID_OUT = { direction: 'OUT', rows: 'VALID', measure: 'LINES' } as const

export const RELATED_INDICATORS: readonly IndicatorDefinition[] = [
  notCarried({
    id: 'I-060',
    names: namesOf(PARTY_SAYS, 'sharePrimeCustomers'),
    unit: 'ratio',
    formula: PARTY_SAYS.sharePrimeCustomersFormula,
    needs: PARTY_SAYS.sharePrimeCustomersNeeds,
  }),
  notCarried({
    id: 'I-063',
    names: namesOf(PARTY_SAYS, 'shareRelatedParties'),
    unit: 'ratio',
    formula: PARTY_SAYS.shareRelatedPartiesFormula,
    needs: PARTY_SAYS.shareRelatedPartiesNeeds,
  }),
  {
    id: 'I-064',
    names: namesOf(PARTY_SAYS, 'mutualInvoicing'),
    unit: 'ratio',
    formula: PARTY_SAYS.mutualInvoicingFormula,
    variants: [
      { window: 'L12', threshold: 'I-064' },
      {
        window: 'L12',
        suffix: 'PAIRS',
        unit: 'parties',
        label: labelOf(PARTY_SAYS, 'mutualInvoicing', 'pairs'),
      },
    ],
    missing: T_BOTH,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '1',
    source: 'domain §3.2 I-064',
    compute(context, variant) {
      const pairs = mutualPairs(context)
      const overlap = pairs.reduce((total, pair) => total + Math.min(pair.out, pair.in), 0)
      const whole = flooredTotal(context.parties('OUT', 'L12').net)
      const ids = evidenceIds(
        context,
        pairs.map((pair) => pair.position),
      )
      const inputs = [
        ids
          ? moneyInput(
              PARTY_SAYS.soldMutualParties,
              pairs.reduce((total, pair) => total + pair.out, 0),
            )
          : moneyInput(AMOUNT_SAYS.netInvoiced, sum(context.out, context.span('L12'), netTotal)),
        ...(ids
          ? [
              moneyInput(
                PARTY_SAYS.boughtFromMutual,
                pairs.reduce((total, pair) => total + pair.in, 0),
              ),
            ]
          : []),
        moneyInput(PARTY_SAYS.mutualAmount, overlap),
        moneyInput(PARTY_SAYS.netInvoicedNegative, whole),
        input(PARTY_SAYS.mutualPairs, pairs.length, 'parties'),
      ]
      const evidence = ids
        ? { counterpartyIds: ids, also: [{ direction: 'IN' as const, counterpartyIds: ids }] }
        : {}
      if (variant.suffix === 'PAIRS') return { value: pairs.length, inputs, evidence }
      return { ...quotient(overlap, whole, AMOUNT_SAYS.netInvoiced), inputs, evidence }
    },
  },
  notCarried({
    id: 'I-065',
    names: namesOf(PARTY_SAYS, 'circularInvoicing'),
    unit: 'count',
    formula: PARTY_SAYS.circularInvoicingFormula,
    needs: PARTY_SAYS.circularInvoicingNeeds,
  }),
  {
    id: 'I-066',
    names: namesOf(PARTY_SAYS, 'shareIndividuals'),
    unit: 'ratio',
    formula: PARTY_SAYS.shareIndividualsFormula,
    variants: [{ window: 'L12' }],
    missing: T_OUT,
    evidence: {
      direction: 'OUT',
      rows: 'VALID',
      predicate: 'PERSON_BUYER',
      measure: 'NET_TOTAL',
    },
    version: '1',
    source: 'domain §3.2 I-066',
    compute(context) {
      const { net } = context.parties('OUT', 'L12')
      const part = subset(net, (p) => context.facts.counterparties[p]!.person)
      const {
        inputs,
        evidence: _,
        ...share
      } = subsetShare(context, 'L12', part, PARTY_SAYS.individuals)
      const plain = moneyInput(PARTY_SAYS.netIndividuals, part.net)
      return { ...share, inputs: [plain, ...inputs!.slice(1)] }
    },
  },
  {
    id: 'I-067',
    names: namesOf(PARTY_SAYS, 'customersOutsideProvince'),
    unit: 'ratio',
    formula: PARTY_SAYS.customersOutsideProvinceFormula,
    variants: [
      {
        window: 'L12',
        threshold: (context) => (isLocalTrade(context) ? 'I-067.OUTSIDE' : undefined),
      },
    ],
    missing: T_OUT,
    evidence: { direction: 'OUT', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '2',
    source: PARTY_SAYS.customersOutsideProvinceSource,
    compute: (context) => outsideShare(context, 'OUT'),
  },
  notCarried({
    id: 'I-068',
    names: namesOf(PARTY_SAYS, 'industriesCustomers'),
    unit: 'ratio',
    formula: PARTY_SAYS.industriesCustomersFormula,
    needs: PARTY_SAYS.industriesCustomersNeeds,
  }),
  {
    id: 'I-069',
    names: namesOf(PARTY_SAYS, 'suppliersOutsideProvince'),
    unit: 'ratio',
    formula: PARTY_SAYS.suppliersOutsideProvinceFormula,
    variants: [{ window: 'L12' }],
    missing: { rule: 'T', sources: ['IN'] },
    evidence: { direction: 'IN', rows: 'VALID', measure: 'NET_TOTAL' },
    version: '2',
    source: 'domain §3.2 I-069',
    compute: (context) => outsideShare(context, 'IN'),
  },
  {
    id: 'I-070',
    names: namesOf(PARTY_SAYS, 'bothEndsOutside'),
    unit: 'ratio',
    formula: PARTY_SAYS.bothEndsOutsideFormula,
    variants: [{ window: 'L12', threshold: 'I-070' }],
    missing: T_BOTH,
    evidence: VALID_OUT,
    version: '1',
    source: PARTY_SAYS.bothEndsOutsideSource,
    compute(context) {
      const out = outsideShare(context, 'OUT')
      const in_ = outsideShare(context, 'IN')
      if (typeof out.value !== 'number') return out
      if (typeof in_.value !== 'number') return in_
      return {
        value: Math.min(out.value, in_.value),
        evidence: { ...out.evidence, also: [{ direction: 'IN', ...in_.evidence }] },
        inputs: [
          input(PARTY_SAYS.shareOutsideCustomers, out.value, 'ratio'),
          input(PARTY_SAYS.shareOutsideSuppliers, in_.value, 'ratio'),
        ],
      }
    },
  },
]
