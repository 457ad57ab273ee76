/** Limit suggestion (domain §6.3): every leg is shown, also those that cannot be computed. A reference, not a promise. */

import type { LimitSuggestion, ScoreResult } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { leg } from './leg.ts'
import { salesLeg } from './sales-leg.ts'
import { smallAmountLeg } from './small-amount-leg.ts'
import { taxLeg } from './tax-leg.ts'
import { LIMIT_SAYS } from './words.ts'
import { workingCapitalLeg } from './working-capital-leg.ts'

export interface LimitParams {
  /** Ceiling of the product in yuan. */
  productMaxYuan?: number
  /** What the institution already lends, yuan. */
  existingDebtYuan?: number
  /** The institution chose 小额简化测算, up to so many yuan; absent = it did not. */
  smallAmountYuan?: number
}

const WAN = 10_000

/** Whole 万, towards zero; a suggestion is never negative. */
export function floorToWan(yuan: number): number {
  return Math.max(0, Math.floor(yuan / WAN) * WAN)
}

/**
 * `floor_to_万(min(max(tax, sales), working capital, product max) × grade factor − existing debt)`. Where the institution chose
 * the small amount, that takes the place of a smaller result, so that a small need never gets less than one that is covered.
 */
export function suggestLimit(
  build: Pick<ReportBuild, 'context' | 'indicator'>,
  score: Pick<ScoreResult, 'grade'>,
  params: LimitParams = build.context.facts.institution ?? {},
): LimitSuggestion {
  const { context } = build
  const factor = context.rules.limit.gradeFactor[score.grade] ?? null
  const tax = taxLeg(build)
  const sales = salesLeg(build)
  const capital = workingCapitalLeg(build)
  const { smallAmountYuan: chosen } = params
  const small = chosen === undefined ? null : smallAmountLeg(build, sales, chosen)
  const productMax = params.productMaxYuan ?? null
  const debt = params.existingDebtYuan ?? null
  const sources = known([tax.value, sales.value])
  const needed = sources.length
    ? Math.min(Math.max(...sources), ...known([capital.value, productMax]))
    : null
  const simple =
    small === null || small.value === null ? null : Math.min(small.value, ...known([productMax]))
  const base = needed === null ? null : Math.max(needed, ...known([simple]))
  const suggest = base === null || factor === null ? null : floorToWan(base * factor - (debt ?? 0))
  const unused = context.lending?.unused ?? []
  const formula = small ? LIMIT_SAYS.formulaWithSmall : LIMIT_SAYS.formula
  const note = unused.length
    ? LIMIT_SAYS.noteUnused({ formula, unused })
    : LIMIT_SAYS.note({ formula })
  return {
    suggest,
    legs: [
      tax,
      sales,
      capital,
      ...(small ? [small] : []),
      leg(LIMIT_SAYS.limitProduct, productMax, LIMIT_SAYS.setInstitutionNone),
      leg(LIMIT_SAYS.factorGrade, factor, LIMIT_SAYS.gradeFactorFormula({ grade: score.grade }), {
        unit: 'index',
      }),
      leg(LIMIT_SAYS.creditAlreadyGranted, debt, LIMIT_SAYS.givenInstitutionNothing),
    ],
    note:
      suggest !== null && suggest > 0 && base !== needed
        ? LIMIT_SAYS.bySmallAmount({ gap: capital.value ?? 0, note })
        : note,
  }
}

const known = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null)

/**
 * The suggestion under a verdict: void, or a share of it, and it says so. Of nothing there is no share. `by`: the sentences that
 * hold it.
 */
export function heldLimit(
  limit: LimitSuggestion,
  factor: number | null,
  by: readonly string[],
): LimitSuggestion {
  const { suggest: before } = limit
  if (factor === 1 || before === null || (before === 0 && factor !== null)) return limit
  const suggest = factor === null ? null : floorToWan(before * factor)
  return {
    ...limit,
    suggest,
    held: { before, factor, text: heldText(before, factor, suggest, by.join('；')) },
  }
}

function heldText(
  before: number,
  factor: number | null,
  suggest: number | null,
  by: string,
): string {
  if (factor === null)
    return before === 0 ? LIMIT_SAYS.nothingVoid({ by }) : LIMIT_SAYS.void({ before, by })
  const told = { before, share: `${factor * 100}%`, by }
  return suggest === 0 ? LIMIT_SAYS.tooLittleLeft(told) : LIMIT_SAYS.partLeft(told)
}
