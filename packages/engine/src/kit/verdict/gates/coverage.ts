/** Gates on what the data can carry, for any kind. Uncollected is never taken for silence. */
import type { Gate } from '../gate.ts'
import { type KnownMonths, monthRuns } from '../known-months.ts'
import { COVERAGE_SAYS, YOUNG_SAYS } from './words.ts'

/** One dataset of the last 12 months. `name`: 销项发票; `minShare`: of the months since the founding that must be known. */
export function coverageGate<Input>(
  dataset: { id: string; name: string; minShare: number },
  monthsOf: (input: Input) => KnownMonths,
): Gate<Input> {
  const { id, name, minShare } = dataset
  return {
    id,
    about: 'COVERAGE',
    title: COVERAGE_SAYS.title({ name }),
    threshold: COVERAGE_SAYS.at({ name, part: minShare }),
    source: COVERAGE_SAYS.source,
    judge(input) {
      const { known, existed, missing } = monthsOf(input)
      if (missing.length === 0) return null
      if (known === 0)
        return {
          level: 'UNRATABLE',
          text: COVERAGE_SAYS.none({ name }),
          ask: COVERAGE_SAYS.askAll({ name }),
          change: COVERAGE_SAYS.changeAll({ name }),
        }
      const months = monthRuns(missing)
      const told = { name, n: missing.length, months, known }
      const ask = COVERAGE_SAYS.ask({ months, name })
      if (known < existed * minShare)
        return {
          level: 'UNRATABLE',
          text: COVERAGE_SAYS.tooFew({ ...told, existed }),
          ask,
          change: COVERAGE_SAYS.rateAnew,
        }
      return {
        level: 'REVIEW',
        text: COVERAGE_SAYS.some(told),
        ask,
        change: COVERAGE_SAYS.whole,
      }
    },
  }
}

/** Twelve-month figures of a firm of a few months say little. */
export function youngGate<Input>(
  minMonths: number,
  monthsOf: (input: Input) => KnownMonths,
): Gate<Input> {
  return {
    id: 'G-YOUNG',
    about: 'COVERAGE',
    title: YOUNG_SAYS.title,
    threshold: YOUNG_SAYS.at({ n: minMonths }),
    source: YOUNG_SAYS.source,
    judge(input) {
      const { existed } = monthsOf(input)
      if (existed >= minMonths) return null
      return {
        level: 'UNRATABLE',
        // Kinds look at spans of their own: the number of months would be another in each, of one firm.
        text: YOUNG_SAYS.text({ n: minMonths }),
        change: YOUNG_SAYS.change({ n: minMonths }),
      }
    },
  }
}
