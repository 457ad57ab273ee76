import { useWords } from '../../i18n/dictionary.ts'
import type { DaysShortcut } from '../../ui/pick/days.ts'
import { daysBack, SHORTCUTS } from '../common/dates.ts'
import { words } from './words.ts'

/** Today, the last 7, 30 and 90 days, and months and year of the calendar, as of now. */
export function useDayShortcuts(): DaysShortcut[] {
  const t = useWords(words)
  return SHORTCUTS.map((key) => ({ key, label: t(key), ...daysBack(key) }))
}
