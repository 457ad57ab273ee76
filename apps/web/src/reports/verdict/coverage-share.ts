import type { CoverageState } from '@xinjian/engine/report/document'

/**
 * How many of the wanted months there are. Months before the founding, or that have no meaning here, are not wanted and so
 * not missing.
 */
export function coverageShare(months: Record<string, CoverageState>) {
  const of = (wanted: CoverageState) =>
    Object.keys(months)
      .filter((m) => months[m] === wanted)
      .sort()
  const empty = of('COLLECTED_EMPTY').length
  return { have: of('COLLECTED').length + empty, empty, missing: of('NOT_COLLECTED') }
}
