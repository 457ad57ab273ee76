/** The joint grade: that of the invoice card, held by the tax legs. */

import { amount, percent } from '../kit/format.ts'
import type { GradeFactor, IndicatorValue, ScoreResult } from '../report/document.ts'
import { type Bin, JOINT_TABLE, type Leg } from './table.ts'

/** What the legs look at. */
export interface LegInput {
  rating: string | null
  indicator(key: string): IndicatorValue
}

const RATING = '纳税信用等级'

export function gradeFactors({ rating, indicator }: LegInput): GradeFactor[] {
  const known = rating !== null && rating in JOINT_TABLE.rating
  return [
    {
      id: 'J-RATING',
      name: RATING,
      found: known ? `${rating}级` : rating === null ? '未采集或未评' : rating,
      cap: known ? JOINT_TABLE.rating[rating]! : JOINT_TABLE.ratingUnknown,
      indicators: [],
    },
    ...JOINT_TABLE.legs.map((leg) => factorOf(leg, leg.indicators.map(indicator))),
  ]
}

function factorOf(leg: Leg, values: readonly IndicatorValue[]): GradeFactor {
  const { id, name, bins, beyond, unknown, absolute } = leg
  const base = { id, name, indicators: values.map(({ key }) => key) }
  const open = values.find(({ value }) => typeof value !== 'number')
  if (open)
    return {
      ...base,
      found: `不能判断：${open.detail ?? MISSING[open.reason ?? 'NO_DATA']}`,
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

const MISSING = {
  NO_DATA: '未采集',
  PARTIAL: '月份不全',
  ZERO_ZERO: '分子分母均为零',
  NO_BASE: '没有比较期',
  ZERO_BASE: '分母为零',
  INSUFFICIENT_HISTORY: '历史不足',
  NOT_APPLICABLE: '不适用',
} as const

const words = (value: number, { unit }: IndicatorValue): string =>
  unit === 'ratio' || unit === 'pp'
    ? percent(value)
    : unit === 'yuan'
      ? amount(value)
      : String(value)

const EXPERT =
  '违约概率只由发票评分卡给出；税务各项没有带违约结果的样本可供学习，按专家规则只限制等级，不改变评分与概率，也不上调等级。'

/**
 * The card's score with its grade held: the lowest cap counts, and only where it lies below the grade. Score and probabilities
 * stay those of the invoice card.
 */
export function jointScore(card: ScoreResult, input: LegInput): ScoreResult {
  const order = card.grades?.map(({ grade }) => grade) ?? []
  const at = (grade: string): number => order.indexOf(grade)
  const factors = gradeFactors(input)
  const sample = `${card.sample ?? ''}${EXPERT}`
  // A grade that is not on the scale (D, NR) stands below every cap.
  if (at(card.grade) < 0) return { ...card, sample }
  const holding = factors.filter(({ cap }) => cap !== null && at(cap) < at(card.grade))
  const grade = holding
    .map(({ cap }) => cap!)
    .reduce((low, cap) => (at(cap) < at(low) ? cap : low), card.grade)
  const names = holding
    .filter(({ cap }) => cap === grade)
    .map(({ name, found }) => `${name}（${found}）`)
  return {
    ...card,
    grade,
    sample,
    held: {
      table: JOINT_TABLE.version,
      before: card.grade,
      text: names.length
        ? `发票评分卡评级${card.grade}，因${names.join('、')}限制为${grade}。`
        : `发票评分卡评级${card.grade}，税务各项未作限制。`,
      factors,
    },
  }
}
