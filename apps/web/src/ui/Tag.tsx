import type { ReactNode } from 'react'
import { cx } from './cx.ts'

import styles from './tag.module.css'
export type FlagColour = 'green' | 'yellow' | 'red' | 'grey' | 'accent'

/** Small coloured label; never colour alone: the words carry the meaning. */
export function Tag({ colour = 'grey', children }: { colour?: FlagColour; children: ReactNode }) {
  return (
    <span
      className={cx(styles.tag, colour !== 'grey' && styles[`tag-${colour}` as const])}
      data-part="tag"
    >
      {children}
    </span>
  )
}

/**
 * Colour of a grade. Credit score: AAA…A green, BBB…B yellow, C… and D red. 纳税信用等级: A and B green, C yellow, D red;
 * M is given to new enterprises and says nothing bad: grey, never red (domain reference §1.11).
 */
export function gradeColour(grade: string | null | undefined): FlagColour {
  if (!grade || grade === 'M' || !/^[ABCD]/.test(grade)) return 'grey'
  if (grade.startsWith('A')) return 'green'
  if (grade.startsWith('B')) return 'yellow'
  return 'red'
}

/** 纳税信用等级 has its own scale: B is good, C is a warning. */
export function taxGradeColour(grade: string | null | undefined): FlagColour {
  const colours: Record<string, FlagColour> = { A: 'green', B: 'green', C: 'yellow', D: 'red' }
  return colours[grade ?? ''] ?? 'grey'
}

export function GradeTag({ grade }: { grade: string | null | undefined }) {
  return <Tag colour={gradeColour(grade)}>{grade ?? '--'}</Tag>
}
