/** Income tax against revenue, profit and what was prepaid: T-012, T-013, T-036, T-040, T-043, T-048. */

import type { Fen } from '@xinjian/format'
import { namesOf } from '@xinjian/format/say/words'
import { optionalDay, yearOf } from '../../../kit/calendar/calendar.ts'
import { type MonthWindow, monthOfDay } from '../../../kit/calendar/window.ts'
import { overWindows } from '../../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../../kit/outcome.ts'
import { besidePeers, type PeerThreshold, peerInputs } from '../../../kit/peers.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import { CIT_ITEMS, type CitItem, type CitYear, citFigure, citTax, citYears } from '../cit.ts'
import { citLeg } from '../evidence.ts'
import { LAW } from '../params.ts'
import { CIT_SAYS, RETURN_SAYS, VAT_SAYS } from '../words.ts'
import { burdenOf, taxLeg } from './burden.ts'
import { INCOME_TAX_SAYS } from './income-words.ts'

const COMMON = {
  missing: { rule: 'ANY', sources: ['CIT'] },
  version: '1',
} as const

const YEARS = overWindows(['Y', 'Y-1', 'Y-2'])

/** The year of a window; an Outcome = nothing whole is known of it. */
export function yearIn(context: TaxReportContext, { from, to }: MonthWindow): CitYear | Outcome {
  const year = yearOf(from)
  const found = citYears(context).find((each) => each.year === year)
  if (found) return found
  const established = optionalDay(context.facts.registration.establishedOn)
  if (established !== null && monthOfDay(established) > to)
    return without('INSUFFICIENT_HISTORY', INCOME_TAX_SAYS.notFounded)
  return without('NO_DATA', INCOME_TAX_SAYS.noReturn({ year }))
}

/** A figure of a year, 分; an Outcome = the return does not say. */
export function figureOf({ cit, year }: CitYear, item: CitItem): Fen | Outcome {
  const fen = citFigure(cit, item)
  return (
    fen ?? without('NO_DATA', RETURN_SAYS.yearLineMissing({ year, line: CIT_ITEMS[item].name }))
  )
}

const unsettled = ({ settled }: CitYear): string | undefined =>
  settled ? undefined : INCOME_TAX_SAYS.unsettled

const detailOf = (...notes: readonly (string | undefined)[]): { detail?: string } => {
  const detail = notes.filter(Boolean).join('；')
  return detail ? { detail } : {}
}

/** Tax of a year against one of its items. */
function taxAgainst(
  item: 'revenue' | 'profit',
  finish: (context: TaxReportContext, tax: Fen, whole: Fen) => Partial<Outcome>,
): IndicatorDefinition['compute'] {
  return (context, _, { window }) => {
    const found = yearIn(context, window)
    if (!('cit' in found)) return found
    const whole = figureOf(found, item)
    if (typeof whole !== 'number') return whole
    const tax = citTax(found.cit)
    if (tax === null) return without('NO_DATA', INCOME_TAX_SAYS.noTax({ year: found.year }))
    const { name } = CIT_ITEMS[item]
    const extra = finish(context, tax, whole)
    const rate = quotient(tax, whole, name)
    return {
      ...rate,
      ...extra,
      ...detailOf(rate.detail, extra.detail, unsettled(found)),
      inputs: [
        moneyInput(INCOME_TAX_SAYS.payable, tax),
        moneyInput(name, whole),
        ...(extra.inputs ?? []),
      ],
      evidence: [citLeg([found.cit], ['due', 'gross', 'relief']), citLeg([found.cit], [item])],
    }
  }
}

const CONTRIBUTION: PeerThreshold = {
  yellow: { op: '<', at: 'median', times: 0.5 },
  red: { op: '<', at: 'median', times: 0.2 },
}

export const INCOME_TAX_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-012',
    names: namesOf(INCOME_TAX_SAYS, 'toRevenue'),
    unit: 'ratio',
    formula: INCOME_TAX_SAYS.toRevenueFormula,
    variants: YEARS,
    evidence: INCOME_TAX_SAYS.toRevenueLines,
    source: 'domain §3.3 T-012',
    compute: taxAgainst('revenue', (context, tax, revenue) => {
      const band = context.peer('T-012')
      const value = revenue > 0 ? tax / revenue : null
      return {
        ...besidePeers(value, band, CONTRIBUTION),
        ...(band ? { inputs: peerInputs(band, 'ratio') } : {}),
      }
    }),
  },
  {
    ...COMMON,
    id: 'T-013',
    names: namesOf(INCOME_TAX_SAYS, 'effective'),
    unit: 'ratio',
    formula: INCOME_TAX_SAYS.effectiveFormula,
    variants: YEARS,
    evidence: INCOME_TAX_SAYS.effectiveLines,
    source: 'domain §3.3 T-013',
    compute: taxAgainst('profit', (_, tax, profit) =>
      profit > 0 ? { flag: tax === 0 ? 'YELLOW' : 'GREEN' } : {},
    ),
  },
  {
    ...COMMON,
    id: 'T-036',
    names: namesOf(INCOME_TAX_SAYS, 'toGrossProfit'),
    unit: 'ratio',
    formula: INCOME_TAX_SAYS.toGrossProfitFormula,
    missing: { rule: 'N', sources: ['VAT'] },
    variants: [{ window: 'Y', threshold: 'T-036' }],
    evidence: INCOME_TAX_SAYS.toGrossProfitLines,
    source: 'domain §3.3 T-036',
    compute(context, _, { window }) {
      const found = yearIn(context, window)
      if (!('cit' in found)) return found
      const burden = burdenOf(context, window)
      if (!('rate' in burden)) return burden
      const revenue = figureOf(found, 'revenue')
      if (typeof revenue !== 'number') return revenue
      const cost = figureOf(found, 'cost')
      if (typeof cost !== 'number') return cost
      const rate = quotient(burden.tax, revenue - cost, INCOME_TAX_SAYS.grossProfit)
      return {
        ...rate,
        ...detailOf(rate.detail, unsettled(found)),
        inputs: [
          moneyInput(VAT_SAYS.vatDue, burden.tax),
          moneyInput(CIT_SAYS.revenue, revenue),
          moneyInput(CIT_SAYS.cost, cost),
        ],
        evidence: [taxLeg(burden.returns), citLeg([found.cit], ['revenue', 'cost'])],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-040',
    names: namesOf(INCOME_TAX_SAYS, 'wagesToRevenue'),
    unit: 'ratio',
    formula: INCOME_TAX_SAYS.wagesFormula,
    variants: YEARS,
    evidence: INCOME_TAX_SAYS.wagesLines,
    source: 'domain §3.3 T-040',
    compute(context, _, { window }) {
      const found = yearIn(context, window)
      if (!('cit' in found)) return found
      const { cit } = found
      if (cit.wages === null)
        return without('NO_DATA', INCOME_TAX_SAYS.noWages({ year: found.year }))
      const revenue = figureOf(found, 'revenue')
      if (typeof revenue !== 'number') return revenue
      const rate = quotient(cit.wages, revenue, CIT_SAYS.revenue)
      const band = context.peer('T-040')
      const p5 = band?.p5 ?? null
      return {
        ...rate,
        ...besidePeers(rate.value, band, { yellow: { op: '<', at: 'p5' } }),
        inputs: [
          moneyInput(INCOME_TAX_SAYS.wages, cit.wages),
          moneyInput(CIT_SAYS.revenue, revenue),
          ...(band && p5 !== null
            ? [input(INCOME_TAX_SAYS.p5, p5, 'ratio'), ...peerInputs(band, 'ratio')]
            : []),
        ],
        evidence: [citLeg([cit], ['revenue'])],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-043',
    names: namesOf(INCOME_TAX_SAYS, 'settlement'),
    unit: 'ratio',
    formula: INCOME_TAX_SAYS.settlementFormula,
    variants: overWindows(['Y', 'Y-1', 'Y-2'], { threshold: 'T-043' as const }),
    evidence: INCOME_TAX_SAYS.settlementLines,
    source: 'domain §3.3 T-043',
    compute(context, _, { window }) {
      const found = yearIn(context, window)
      if (!('cit' in found)) return found
      if (!found.settled)
        return without('NO_DATA', INCOME_TAX_SAYS.notSettled({ year: found.year }))
      const tax = citFigure(found.cit, 'actual') ?? citTax(found.cit)
      if (tax === null) return without('NO_DATA', INCOME_TAX_SAYS.noTax({ year: found.year }))
      const prepaid = figureOf(found, 'prepaid')
      if (typeof prepaid !== 'number') return prepaid
      return {
        ...quotient(tax - prepaid, tax, INCOME_TAX_SAYS.settled),
        inputs: [
          moneyInput(INCOME_TAX_SAYS.settled, tax),
          moneyInput(INCOME_TAX_SAYS.prepaid, prepaid),
        ],
        evidence: [citLeg([found.cit], ['actual', 'due', 'prepaid'])],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-048',
    names: namesOf(INCOME_TAX_SAYS, 'researchShare'),
    unit: 'ratio',
    formula: INCOME_TAX_SAYS.researchFormula,
    variants: YEARS,
    evidence: INCOME_TAX_SAYS.researchLines,
    source: 'domain §3.3 T-048',
    compute(context, _, { window }) {
      const found = yearIn(context, window)
      if (!('cit' in found)) return found
      const research = found.cit.research ?? citFigure(found.cit, 'research')
      if (research === null)
        return without('NO_DATA', INCOME_TAX_SAYS.noResearch({ year: found.year }))
      const revenue = figureOf(found, 'revenue')
      if (typeof revenue !== 'number') return revenue
      const rate = quotient(research, revenue, CIT_SAYS.revenue)
      const { highTech } = context.facts.registration
      const least = researchShare(revenue / 100)
      return {
        ...rate,
        ...(highTech && rate.value !== null
          ? { flag: rate.value < least ? ('YELLOW' as const) : ('GREEN' as const) }
          : {}),
        ...(highTech == null && !rate.detail ? { detail: INCOME_TAX_SAYS.highTechUnknown } : {}),
        inputs: [
          moneyInput(CIT_SAYS.research, research),
          moneyInput(CIT_SAYS.revenue, revenue),
          ...(highTech ? [input(INCOME_TAX_SAYS.highTechLeast, least, 'ratio')] : []),
        ],
        evidence: [citLeg([found.cit], ['revenue', 'research'])],
      }
    },
  },
]

/** Up to and with 2亿元 counts to the middle step (国科发火〔2016〕32号). */
export function researchShare(revenueYuan: number): number {
  const [small, middle, large] = LAW.research
  if (revenueYuan < small.belowYuan) return small.share
  return revenueYuan <= middle.belowYuan ? middle.share : large.share
}
