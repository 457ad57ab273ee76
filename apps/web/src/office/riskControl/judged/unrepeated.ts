import type { Judgement } from './Lines.tsx'
import type { FoundCondition } from './useLineWords.ts'

type Cleared = NonNullable<Judgement['cleared']>

/** Of one report score and grade have the same reasons. */
const subjectOf = ({ condition: { about }, reportNo }: FoundCondition): string =>
  `${reportNo}/${about === 'GRADE' ? 'SCORE' : about}`

/** Several lines may ask for one verdict of one report: its reasons are told where it is met first. */
export function unrepeated(lines: Judgement['lines'], cleared: Cleared): Cleared {
  const told = new Set(lines.flatMap(({ conditions }) => conditions.map(subjectOf)))
  return cleared.map((line) => ({
    ...line,
    conditions: line.conditions.map((found) => {
      const subject = subjectOf(found)
      if (!told.has(subject)) {
        told.add(subject)
        return found
      }
      const { because: _, ...rest } = found
      return rest
    }),
  }))
}
