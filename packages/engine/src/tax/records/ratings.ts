/** 纳税信用等级: the ratings that were published by the day a report looks from, and the steps between them. */
import { optionalDay } from '../../kit/calendar/calendar.ts'
import { type DayNumber, firstDayOfMonth } from '../../kit/calendar/window.ts'
import type { CreditRating } from '../facts.ts'

/**
 * How far from the best. M is given to firms that are new or without revenue, with a score of 70 and more: it stands beside B
 * (国家税务总局公告2018年第8号), so that a move between the two is no step.
 */
const RANK: Readonly<Record<string, number>> = { A: 0, B: 1, M: 1, C: 2, D: 3 }

/** April, in which the ratings of a year are published the year after (纳税信用管理办法 §18). */
const APRIL = 3

/** Years of ratings that are compared. */
export const TRAIL_YEARS = 3

export const isGrade = (grade: string): boolean => grade in RANK

/** Published by `asOf`, oldest first; one a year. */
export function ratingsBy(ratings: readonly CreditRating[], asOf: DayNumber): CreditRating[] {
  return ratings
    .filter(({ ratedOn, year }) => {
      const published = optionalDay(ratedOn) ?? firstDayOfMonth((year + 1) * 12 + APRIL)
      return published <= asOf
    })
    .sort((a, b) => a.year - b.year)
}

export interface Step {
  from: CreditRating
  to: CreditRating
  /** Grades lost; always positive. */
  steps: number
}

/** Steps down between ratings of the last three years of the trail, oldest first. */
export function stepsDown(trail: readonly CreditRating[]): Step[] {
  const known = recent(trail)
  return known.slice(1).flatMap((to, i) => {
    const from = known[i]!
    const steps = RANK[to.grade]! - RANK[from.grade]!
    return steps > 0 ? [{ from, to, steps }] : []
  })
}

/** Ratings with a grade of the last three years of the trail. */
export function recent(trail: readonly CreditRating[]): CreditRating[] {
  const last = trail.at(-1)?.year ?? 0
  return trail.filter(({ grade, year }) => isGrade(grade) && year > last - TRAIL_YEARS)
}

/** Height in a step chart: the better the higher, D = 1. */
export const heightOf = (grade: string): number | null =>
  grade in RANK ? RANK.D! + 1 - RANK[grade]! : null
