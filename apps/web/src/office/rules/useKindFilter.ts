import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { kindTitle } from '../../reports/kinds.ts'
import type { Filter } from '../list/filters.ts'
import { words } from './words.ts'

/** Narrows a list to one kind of report. */
export function useKindFilter(): Filter {
  const t = useWords(words)
  const language = useLanguage()
  return {
    kind: 'choice',
    key: 'reportType',
    label: t('kind'),
    all: t('allKinds'),
    options: REPORT_KIND_NAMES.map((value) => ({ value, label: kindTitle(value, language) })),
  }
}
