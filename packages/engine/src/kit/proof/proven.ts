/** Which formula a figure follows, and what each leg of its evidence is and adds up to: told only where the figure comes out. */
import type { Evidence, IndicatorInput, IndicatorValue, Unit } from '../../report/document.ts'
import { type ProofFormula, resultOf } from '../../report/proof/formula.ts'
import { roundTo } from '../outcome.ts'

export interface Figure {
  value: IndicatorValue['value']
  unit: Unit
  /** The first is what the rows of the first leg add up to. */
  inputs: readonly IndicatorInput[]
  /** Names of the windows compared; absent = it compares none. */
  windows?: readonly [string, string]
}

const RATES: ReadonlySet<Unit> = new Set(['ratio', 'times', 'index'])
/** Rows add up to these; a number of periods or of quarters is not one of rows. */
const SUMMED: ReadonlySet<Unit> = new Set([
  'yuan',
  'count',
  'entries',
  'occasions',
  'cases',
  'parties',
  'months',
  'days',
])

/** Of one value at most one holds: a quotient is no growth, and neither has the unit of a sum. */
const FORMULAS = {
  one: ['SUM'],
  rate: ['GROWTH', 'SHARE', 'MARGIN'],
  amount: ['DIFFERENCE', 'SUM'],
} as const

/** The legs with their names, and with their sums and the formula where these give the value as it is shown. */
export function proven(
  evidence: Evidence,
  figure: Figure,
): { evidence: Evidence; proof?: ProofFormula } {
  const found = formulaOf(evidence.length, figure)
  if (!found)
    return { evidence: evidence.map((leg, at) => named(leg, nameOf(evidence, figure, at))) }
  const { proof, terms } = found
  const windows = proof === 'GROWTH' ? figure.windows : undefined
  return {
    evidence: evidence.map((leg, at) => ({
      ...leg,
      name: windows?.[at] ?? terms[at]!.name,
      sum: terms[at]!.value,
    })),
    proof,
  }
}

interface Term {
  name: string
  value: number
  unit: Unit
}

function formulaOf(
  legs: number,
  { value, unit, inputs }: Figure,
): { proof: ProofFormula; terms: readonly Term[] } | null {
  if (typeof value !== 'number' || legs === 0) return null
  const rate = RATES.has(unit)
  const formulas = legs === 1 ? FORMULAS.one : rate ? FORMULAS.rate : FORMULAS.amount
  for (const proof of formulas)
    for (const terms of termsOf(legs, inputs)) {
      if (!rate && terms.some((term) => term.unit !== unit)) continue
      const result = resultOf(
        proof,
        terms.map((term) => term.value),
      )
      if (result !== null && roundTo(result, unit) === value) return { proof, terms }
    }
  return null
}

/**
 * The first inputs, leg by leg. Of two legs the second may be any later input: what the first is a share of stands last. Nothing is a
 * share of whatever it is held against, so that of nothing only the next is taken.
 */
function termsOf(legs: number, inputs: readonly IndicatorInput[]): Term[][] {
  const [first, ...rest] = inputs
  const pairs = legs === 2 && first?.value !== 0 ? rest.slice(1).map((other) => [first, other]) : []
  return [inputs.slice(0, legs), ...pairs].filter(
    (terms): terms is Term[] =>
      terms.length === legs &&
      terms.every((term) => typeof term?.value === 'number' && SUMMED.has(term.unit)),
  )
}

const named = (leg: Evidence[number], name: string | undefined): Evidence[number] =>
  leg.name !== undefined || name === undefined ? leg : { ...leg, name }

/** A leg is called what its input is called where every leg has one; beside a leg that has a name, the first is the first input. */
function nameOf(evidence: Evidence, { inputs, windows }: Figure, at: number): string | undefined {
  if (evidence.length < 2) return undefined
  const others = evidence.some(({ name }) => name !== undefined)
  if (windows && evidence.length === 2 && !others) return windows[at]
  const sums = inputs.filter(({ unit }) => SUMMED.has(unit))
  const each = sums.length === evidence.length && inputs[at] === sums[at]
  return each || (others && at === 0 && inputs[0] === sums[0]) ? inputs[at]?.name : undefined
}
