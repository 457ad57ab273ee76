import type { UiText } from '../text.ts'
import { fill } from '../text.ts'

/** First and last day as `2026-02-03`; an empty one leaves that end open. */
export interface Days {
  from: string
  to: string
}

export interface DaysShortcut extends Days {
  key: string
  label: string
}

/** Whether the first day lies after the last. */
export const isBackwards = ({ from, to }: Days): boolean => from !== '' && to !== '' && from > to

/** The days in words: a shortcut by its name, otherwise what is open and what is not. */
export function daysText(days: Days, shortcuts: readonly DaysShortcut[], text: UiText): string {
  const { from, to } = days
  if (!from && !to) return text.anyDay
  const known = shortcuts.find((s) => s.from === from && s.to === to)
  if (known) return known.label
  if (!to) return fill(text.since, { day: from })
  return from ? fill(text.between, { from, to }) : fill(text.until, { day: to })
}
