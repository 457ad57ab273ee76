/** The joint grade: that of the invoice card, held by the tax legs. */

import { amount, percent } from '@xinjian/format/say/figures'
import { quantityText } from '../kit/threshold.ts'
import type { GradeFactor, IndicatorValue, RuleResult, ScoreResult } from '../report/document.ts'
import { type Bin, BOOKS_TABLE, JOINT_TABLE, type Leg } from './table.ts'
import { TAX_INVOICE_SAYS } from './words.ts'

/** What the legs look at. */
export interface LegInput {
  rating: string | null
  indicator(key: string): IndicatorValue
  rules: readonly RuleResult[]
  /** The enterprise brought books that tell of the present. */
  books: boolean
}

const RATING = TAX_INVOICE_SAYS.taxCreditRating

type Told = Omit<GradeFactor, 'holds'>

function gradeFactors({ rating, indicator, rules, books }: LegInput): Told[] {
  const known = rating !== null && rating in JOINT_TABLE.rating
  return [
    {
      id: 'J-RATING',
      name: RATING,
      found: known
        ? TAX_INVOICE_SAYS.ratingFound({ rating })
        : rating === null
          ? TAX_INVOICE_SAYS.notCollectedOr
          : rating,
      cap: known ? JOINT_TABLE.rating[rating]! : JOINT_TABLE.ratingUnknown,
      indicators: [],
    },
    ...JOINT_TABLE.legs.map((leg) => {
      const rule = rules.find(({ id }) => id === leg.rule)
      const why = /^NOT_APPLICABLE：(.+)$/.exec((rule?.result === 'MISS' && rule.reason) || '')
      return factorOf(leg, leg.indicators.map(indicator), why?.[1] ?? null)
    }),
    ...(books ? BOOKS_TABLE.legs : []).map(({ id, indicator: key }) =>
      bookFactor(id, indicator(key)),
    ),
  ]
}

/** A figure of the books caps by its colour. */
function bookFactor(id: string, figure: IndicatorValue): Told {
  const { key, name, value, unit, flag } = figure
  const found =
    typeof value === 'number'
      ? unit === 'days'
        ? quantityText(value, unit)
        : words(value, figure)
      : TAX_INVOICE_SAYS.open({ why: whyOpen(figure) })
  return { id, name, found, cap: BOOKS_TABLE.caps[flag] ?? null, indicators: [key] }
}

/** Whether a factor is of the enterprise's own books. */
export const isOfBooks = ({ id }: Pick<GradeFactor, 'id'>): boolean =>
  BOOKS_TABLE.legs.some((leg) => leg.id === id)

/** `foreign`: why the leg does not apply to the enterprise; null = it does. */
function factorOf(leg: Leg, values: readonly IndicatorValue[], foreign: string | null): Told {
  const { id, name, bins, beyond, unknown, absolute } = leg
  const base = { id, name, indicators: values.map(({ key }) => key) }
  if (foreign !== null)
    return { ...base, found: TAX_INVOICE_SAYS.foreign({ why: foreign }), cap: null }
  const open = values.find(({ value }) => typeof value !== 'number')
  if (open)
    return {
      ...base,
      found: TAX_INVOICE_SAYS.open({ why: whyOpen(open) }),
      cap: unknown,
    }
  const sum = values.reduce((total, { value }) => total + Number(value), 0)
  return {
    ...base,
    found: words(sum, values[0]!),
    cap: capOf(bins, beyond, absolute ? Math.abs(sum) : sum),
  }
}

const capOf = (bins: readonly Bin[], beyond: string | null, value: number): string | null => {
  const bin = bins.find(({ upTo }) => value <= upTo)
  return bin ? bin.cap : beyond
}

const whyOpen = ({ detail, reason = 'NO_DATA' }: IndicatorValue): string =>
  detail && /^\d+\/\d+$/.test(detail)
    ? TAX_INVOICE_SAYS.monthsOnly({ months: detail })
    : (detail ?? MISSING[reason])

const MISSING = {
  NO_DATA: TAX_INVOICE_SAYS.none,
  UNTOLD: TAX_INVOICE_SAYS.none,
  FAILED: TAX_INVOICE_SAYS.none,
  PARTIAL: TAX_INVOICE_SAYS.monthsMissing,
  ZERO_ZERO: TAX_INVOICE_SAYS.zeroByZero,
  NO_BASE: TAX_INVOICE_SAYS.noBase,
  ZERO_BASE: TAX_INVOICE_SAYS.zeroBase,
  INSUFFICIENT_HISTORY: TAX_INVOICE_SAYS.shortHistory,
  NOT_APPLICABLE: TAX_INVOICE_SAYS.notApplicable,
} as const

const words = (value: number, { unit }: IndicatorValue): string =>
  unit === 'ratio' || unit === 'pp'
    ? percent(value)
    : unit === 'yuan'
      ? amount(value)
      : String(value)

function withoutProbability(card: ScoreResult, books: boolean): ScoreResult {
  const { probabilityRange: _range, sampleProbability: _sample, ...rest } = card
  const detail = books ? TAX_INVOICE_SAYS.gradeHeldBooks : TAX_INVOICE_SAYS.gradeHeldTax
  return { ...rest, defaultProbability: null, detail }
}

/** Of the grade as all invoices have it held and as those of the tax bureau alone do, the lower. */
export const lowerGrade = (all: ScoreResult, bureau: ScoreResult | undefined): ScoreResult =>
  bureau && rank(bureau.grade) > rank(all.grade) ? bureau : all

/** All grades of domain §6.2, best first; a card may have fewer of them. */
const SCALE = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'CC', 'C', 'D']
/** A grade that is not on the scale (NR) comes last. */
const rank = (grade: string): number => {
  const at = SCALE.indexOf(grade)
  return at < 0 ? SCALE.length : at
}

/**
 * The card's score with its grade held: the lowest cap counts, and only where it lies below the grade. A cap between two grades of
 * the card comes to the lower one. The score stays that of the invoice card; its probability is of the grade that the card gave, and
 * is not told beside a lower one: nobody may read one per cent beside CC.
 */
export function jointScore(card: ScoreResult, input: LegInput): ScoreResult {
  const sample = card.sample
    ? TAX_INVOICE_SAYS.expertOf({ sample: card.sample })
    : TAX_INVOICE_SAYS.expert
  const grades = (card.grades ?? []).map(({ grade }) => grade).sort((a, b) => rank(a) - rank(b))
  // A grade that is not on the scale (D, NR) stands below every cap.
  if (!grades.includes(card.grade)) return { ...card, sample }
  const onCard = (cap: string): string =>
    grades.find((grade) => rank(grade) >= rank(cap)) ?? grades.at(-1)!
  const told = gradeFactors(input)
  const grade = [card.grade, ...told.flatMap(({ cap }) => (cap === null ? [] : [onCard(cap)]))]
    .sort((a, b) => rank(a) - rank(b))
    .at(-1)!
  const factors = told.map((factor) => ({
    ...factor,
    holds: grade !== card.grade && factor.cap !== null && onCard(factor.cap) === grade,
  }))
  const names = factors.filter(({ holds }) => holds).map(({ name, found }) => `${name}（${found}）`)
  const text = names.length
    ? TAX_INVOICE_SAYS.heldAt({ card: card.grade, legs: names.join('、'), grade })
    : TAX_INVOICE_SAYS[input.books ? 'notHeldByBooks' : 'notHeld']({ card: card.grade })
  return {
    ...(grade === card.grade
      ? card
      : withoutProbability(
          card,
          factors.some((one) => one.holds && isOfBooks(one)),
        )),
    grade,
    sample,
    held: { table: JOINT_TABLE.version, before: card.grade, text, factors },
  }
}
