/** Whether returns were filed, on time, and with anything in them: T-014…T-018. */

import { SALES_LINES } from '@xinjian/format/returns/sales-lines'
import { namesOf } from '@xinjian/format/say/words'
import type { MonthWindow } from '../../../kit/calendar/window.ts'
import { overWindows } from '../../../kit/definition.ts'
import { input, without } from '../../../kit/outcome.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import type { CitReturn, VatReturn } from '../../facts.ts'
import { citReturnsLeg, vatLeg, vatReturnsLeg } from '../evidence.ts'
import { type FilingPeriod, filingPeriods, isLate, onlyCorrection } from '../periods.ts'
import { exemptSmall, isZero, periodWords, salesOf, TAX_LINE, taxOf } from '../vat.ts'
import { CIT_SAYS, RETURN_SAYS, VAT_SAYS } from '../words.ts'
import { burdenOf } from './burden.ts'
import { VAT_COMMON } from './sales.ts'
import { FILING_SAYS } from './words.ts'

/** Periods that end inside a window. */
export const periodsIn = (context: TaxReportContext, { from, to }: MonthWindow): FilingPeriod[] =>
  filingPeriods(context).filter((p) => p.to >= from && p.to <= to)

export const taxWords = ({ tax, annual }: FilingPeriod): string =>
  tax === 'VAT' ? VAT_SAYS.vat : annual ? RETURN_SAYS.citYear : CIT_SAYS.cit

/** `增值税2025-03`: a tax with its period. */
export function taxPeriod({ tax, annual, from, to }: FilingPeriod): string {
  const period = periodWords({ from, to })
  if (tax === 'VAT') return RETURN_SAYS.vatPeriod({ period })
  return annual ? RETURN_SAYS.citYearPeriod({ period }) : RETURN_SAYS.citPeriod({ period })
}

const withoutCit = (context: TaxReportContext): { detail?: string } =>
  context.states('CIT_RETURN') ? {} : { detail: FILING_SAYS.citMissing }

const bothLines = (returns: readonly VatReturn[]) =>
  vatLeg(returns, {
    GENERAL: [...SALES_LINES.GENERAL, TAX_LINE.GENERAL],
    SMALL: [...SALES_LINES.SMALL, TAX_LINE.SMALL],
  })

/** Runs over the VAT returns of a window, once all their figures are told. */
const overReturns =
  (
    count: (returns: readonly VatReturn[]) => { value: number; found: readonly VatReturn[] },
  ): IndicatorDefinition['compute'] =>
  (context, _, { window }): Outcome => {
    const burden = burdenOf(context, window)
    if (!('rate' in burden)) return burden
    const { value, found } = count(burden.returns)
    return {
      value,
      inputs: [
        input(VAT_SAYS.periods, burden.returns.length, 'periods'),
        input(FILING_SAYS.periods, found.map(periodWords).join('、') || RETURN_SAYS.none, 'index'),
      ],
      evidence: [bothLines(found.length ? found : burden.returns)],
    }
  }

function longestRun(returns: readonly VatReturn[]): readonly VatReturn[] {
  let best: VatReturn[] = []
  let run: VatReturn[] = []
  for (const vat of returns) {
    run = isZero(vat) ? [...run, vat] : []
    if (run.length > best.length) best = run
  }
  return best
}

/** Why of some periods it cannot be told whether their returns were late. */
function whyOpen(periods: readonly FilingPeriod[], open: number): string {
  const corrections = periods.filter(onlyCorrection).length
  const undated = open - corrections
  return [
    ...(undated ? [FILING_SAYS.undated({ n: undated })] : []),
    ...(corrections ? [FILING_SAYS.onlyCorrected({ n: corrections })] : []),
  ].join('；')
}

export const FILING_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...VAT_COMMON,
    id: 'T-014',
    names: namesOf(FILING_SAYS, 'nil'),
    unit: 'periods',
    formula: FILING_SAYS.nilFormula,
    variants: [{ window: 'L12', threshold: 'T-014' }],
    evidence: FILING_SAYS.lines,
    source: 'domain §3.3 T-014',
    compute: overReturns((returns) => {
      const found = returns.filter(isZero)
      return { value: found.length, found }
    }),
  },
  {
    ...VAT_COMMON,
    id: 'T-015',
    names: namesOf(FILING_SAYS, 'nilRun'),
    unit: 'periods',
    formula: FILING_SAYS.nilRunFormula,
    variants: [{ window: 'L12', threshold: 'T-015' }],
    evidence: FILING_SAYS.lines,
    source: 'domain §3.3 T-015',
    compute: overReturns((returns) => {
      const found = longestRun(returns)
      return { value: found.length, found }
    }),
  },
  {
    ...VAT_COMMON,
    id: 'T-016',
    names: namesOf(FILING_SAYS, 'noTax'),
    unit: 'periods',
    formula: FILING_SAYS.noTaxFormula,
    variants: [{ window: 'L12', threshold: 'T-016' }],
    evidence: FILING_SAYS.lines,
    source: 'domain §3.3 T-016',
    compute: overReturns((returns) => {
      const found = returns.filter(
        (r) => (salesOf(r) ?? 0) > 0 && taxOf(r) === 0 && !exemptSmall(r),
      )
      return { value: found.length, found }
    }),
  },
  {
    id: 'T-017',
    names: namesOf(FILING_SAYS, 'late'),
    unit: 'occasions',
    formula: FILING_SAYS.lateFormula,
    missing: { rule: 'N', sources: ['VAT_LOOKED'] },
    variants: overWindows(['L12', 'L24'], { threshold: 'T-017' as const }),
    evidence: FILING_SAYS.lateEvidence,
    version: '1',
    source: FILING_SAYS.lateSource,
    compute(context, _, { window }) {
      const periods = periodsIn(context, window).filter(({ vat, cit }) => vat ?? cit)
      const late = periods.filter((p) => isLate(p) === true)
      const open = periods.filter((p) => isLate(p) === null).length
      if (late.length === 0 && open > 0) return without('PARTIAL', whyOpen(periods, open))
      const detail = [
        withoutCit(context).detail,
        open > 0 ? FILING_SAYS.lateOpen({ n: open }) : undefined,
      ].filter(Boolean)
      return {
        value: late.length,
        ...(detail.length ? { detail: detail.join('；') } : {}),
        inputs: [
          input(FILING_SAYS.filed, periods.length, 'periods'),
          input(
            FILING_SAYS.taxes,
            [...new Set(late.map(taxWords))].join('、') || RETURN_SAYS.none,
            'index',
          ),
        ],
        evidence: legs(late.length ? late : periods),
      }
    },
  },
  {
    id: 'T-018',
    names: namesOf(FILING_SAYS, 'missing'),
    unit: 'periods',
    formula: FILING_SAYS.missingFormula,
    missing: { rule: 'N', sources: ['VAT_LOOKED'] },
    variants: overWindows(['L12', 'L24'], { threshold: 'T-018' as const }),
    evidence: FILING_SAYS.missingEvidence,
    version: '1',
    source: 'domain §3.3 T-018',
    compute(context, _, { window }) {
      const periods = periodsIn(context, window)
      const missing = periods.filter(({ vat, cit }) => vat === null && cit === null)
      if (periods.length === 0) return without('NO_DATA', FILING_SAYS.noneDue)
      return {
        value: missing.length,
        ...withoutCit(context),
        inputs: [
          input(FILING_SAYS.due, periods.length, 'periods'),
          input(
            FILING_SAYS.missingPeriods,
            missing.map(taxPeriod).join('、') || RETURN_SAYS.none,
            'index',
          ),
        ],
        evidence: legs(periods.filter(({ vat, cit }) => vat ?? cit)),
      }
    },
  },
]

function legs(periods: readonly FilingPeriod[]) {
  const vat = periods.flatMap((p): VatReturn[] => (p.vat ? [p.vat] : []))
  const cit = periods.flatMap((p): CitReturn[] => (p.cit ? [p.cit] : []))
  return [...(vat.length ? [vatReturnsLeg(vat)] : []), ...(cit.length ? [citReturnsLeg(cit)] : [])]
}
