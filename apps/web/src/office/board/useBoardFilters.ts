import { useWords } from '../../i18n/dictionary.ts'
import { areaFilter } from '../collect/area-filter.ts'
import type { Filter } from '../list/filters.ts'
import { words } from './words.ts'

/** Days of the tasks, and the bureau. */
export function useBoardFilters(areas: readonly { code: string; name: string }[]): Filter[] {
  const t = useWords(words)
  return [
    { kind: 'days', key: 'days', label: t('date') },
    areaFilter(areas, { label: t('area'), all: t('allAreas') }),
  ]
}
