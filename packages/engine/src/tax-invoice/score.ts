/** The joint grade: that of the invoice card, held by the tax legs. */

import { amount, percent } from '@xinjian/format/say/figures'
import type { GradeFactor, IndicatorValue, RuleResult, ScoreResult } from '../report/document.ts'
import { type Bin, JOINT_TABLE, type Leg } from './table.ts'

/** What the legs look at. */
export interface LegInput {
  rating: string | null
  indicator(key: string): IndicatorValue
  rules: readonly RuleResult[]
}

const RATING = '纳税信用等级'

type Told = Omit<GradeFactor, 'holds'>

function gradeFactors({ rating, indicator, rules }: LegInput): Told[] {
  const known = rating !== null && rating in JOINT_TABLE.rating
  return [
    {
      id: 'J-RATING',
      name: RATING,
      found: known ? `${rating}级` : rating === null ? '未采集或未评' : rating,
      cap: known ? JOINT_TABLE.rating[rating]! : JOINT_TABLE.ratingUnknown,
      indicators: [],
    },
    ...JOINT_TABLE.legs.map((leg) => {
      const rule = rules.find(({ id }) => id === leg.rule)
      const why = /^NOT_APPLICABLE：(.+)$/.exec((rule?.result === 'MISS' && rule.reason) || '')
      return factorOf(leg, leg.indicators.map(indicator), why?.[1] ?? null)
    }),
  ]
}

/** `foreign`: why the leg does not apply to the enterprise; null = it does. */
function factorOf(leg: Leg, values: readonly IndicatorValue[], foreign: string | null): Told {
  const { id, name, bins, beyond, unknown, absolute } = leg
  const base = { id, name, indicators: values.map(({ key }) => key) }
  if (foreign !== null) return { ...base, found: `不适用：${foreign}`, cap: null }
  const open = values.find(({ value }) => typeof value !== 'number')
  if (open)
    return {
      ...base,
      found: `不能判断：${whyOpen(open)}`,
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
  detail && /^\d+\/\d+$/.test(detail) ? `仅取得${detail}个月` : (detail ?? MISSING[reason])

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
  '违约概率只由发票评分卡给出；税务各项没有带违约结果的样本可供学习，按专家规则只限制等级，不改变评分，也不上调等级；等级受限时不列示概率。'

function withoutProbability(card: ScoreResult): ScoreResult {
  const { probabilityRange: _range, sampleProbability: _sample, ...rest } = card
  return { ...rest, defaultProbability: null, detail: NO_PROBABILITY }
}

const NO_PROBABILITY = '等级受税务各项限制，发票评分卡的违约概率不再适用，不予列示'

/** All grades of domain §6.2, best first; a card may have fewer of them. */
const SCALE = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'CCC', 'CC', 'C']
const rank = (grade: string): number => SCALE.indexOf(grade)

/**
 * The card's score with its grade held: the lowest cap counts, and only where it lies below the grade. A cap between two grades of
 * the card comes to the lower one. The score stays that of the invoice card; its probability is of the grade that the card gave, and
 * is not told beside a lower one: nobody may read one per cent beside CC.
 */
export function jointScore(card: ScoreResult, input: LegInput): ScoreResult {
  const sample = [card.sample, EXPERT].filter(Boolean).join('；')
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
    ? `发票评分卡评级${card.grade}，因${names.join('、')}限制为${grade}。`
    : `发票评分卡评级${card.grade}，税务各项未使其降低。`
  return {
    ...(grade === card.grade ? card : withoutProbability(card)),
    grade,
    sample,
    held: { table: JOINT_TABLE.version, before: card.grade, text, factors },
  }
}
