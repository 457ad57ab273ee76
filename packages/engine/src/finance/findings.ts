/** What the finance part praises, what its rules speak for, and what a lender must not take for good. */

import type { Praise, SpokenBy, Topic } from '../kit/findings.ts'
import type { IndicatorValue } from '../report/document.ts'
import { FINANCE_FINDING_SAYS } from './findings-words.ts'
import { FINANCE_PARAM } from './params.ts'

const { leverage, growth, growthMost, margin, cash } = FINANCE_PARAM.praise

const notFalling = (value: IndicatorValue['value']): boolean =>
  typeof value !== 'number' || value >= 0

/** In order of weight for a lender. What is red or yellow is never praised. */
export const FINANCE_PRAISES: readonly Praise[] = [
  {
    key: 'F-01.FY',
    holds: (indicator) => Number(indicator('F-01.LATEST').value ?? 0) <= leverage,
    say: (value) =>
      value <= leverage
        ? FINANCE_FINDING_SAYS.leverage({ part: value, most: leverage * 100 })
        : null,
  },
  {
    key: 'F-21.FY',
    holds: (indicator) => notFalling(indicator('F-21.CASH.LATEST').value),
    say: (value) => (value >= cash ? FINANCE_FINDING_SAYS.cash({ times: value.toFixed(2) }) : null),
  },
  {
    key: 'F-15.REVENUE.FY',
    // A year that grew praises nobody while this one falls.
    holds: (indicator) => notFalling(indicator('F-15.REVENUE.LATEST').value),
    say: (value) =>
      value >= growth && value <= growthMost ? FINANCE_FINDING_SAYS.growth({ part: value }) : null,
  },
  {
    key: 'F-08.FY',
    holds: (indicator) => notFalling(indicator('F-08.LATEST').value),
    say: (value) => (value >= margin ? FINANCE_FINDING_SAYS.margin({ part: value }) : null),
  },
]

export const FINANCE_SPOKEN_BY: SpokenBy = {
  'F-06': ['R-059'],
  'F-07': ['R-057'],
  'F-08': ['R-057'],
  'F-11': ['R-062'],
  'F-17': ['R-060'],
  'F-26': ['R-061'],
}

/** Keys of indicators, and what is said among the risks where they have no value. */
export const FINANCE_UNJUDGED = [
  { key: 'F-01.LATEST', text: FINANCE_FINDING_SAYS.debtsOpen },
  { key: 'F-08.FY', text: FINANCE_FINDING_SAYS.profitOpen },
] as const

/** Debts above assets, interest not earned, borrowings beside revenue and cash that flows out weigh as much as a rule of high level. */
export const FINANCE_TOPICS: readonly Topic[] = [
  { indicators: ['F-01'], grave: ['F-01'] },
  { indicators: ['F-05'], grave: ['F-05'] },
  { indicators: ['F-23'], grave: ['F-23'] },
  { indicators: ['F-21', 'F-22'], grave: ['F-21'] },
  { indicators: ['F-08', 'F-09'] },
  { indicators: ['F-03', 'F-02', 'F-04'] },
  { indicators: ['F-13', 'F-11', 'F-10', 'F-19'] },
]

/** Keys of the newest of them: red, they are for a person. */
export const FINANCE_GRAVE: readonly (readonly string[])[] = [
  ['F-01.LATEST'],
  ['F-05.LATEST'],
  ['F-23.LATEST'],
  ['F-21.LATEST'],
]
