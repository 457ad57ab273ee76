import type { IndicatorValue } from '../../../report/document.ts'
import type { Gate } from '../gate.ts'

interface Said {
  title: string
  threshold: string
  source: string
  text: string
  ask: string
  change: string
}

/** Nothing that a lender reads rests on the enterprise's own word alone without a person having looked at it. */
export const ownWordGate = <Input extends { build: { indicator(key: string): IndicatorValue } }>(
  /** Keys of the figures that hold the books against another source: one that has a value is enough. */
  against: readonly string[],
  { title, threshold, source, ...finding }: Said,
): Gate<Input> => ({
  ...{ id: 'G-OUTSIDE', about: 'COVERAGE', title, threshold, source },
  judge: ({ build }) =>
    against.some((key) => typeof build.indicator(key).value === 'number')
      ? null
      : { level: 'REVIEW', ...finding },
})
