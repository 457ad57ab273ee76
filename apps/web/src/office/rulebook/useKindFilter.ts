import { JUDGED_KINDS } from '@xinjian/engine/report/kinds'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { kindTitle } from '../../reports/kinds.ts'
import { choiceOf } from '../list/choice.ts'
import type { Filter } from '../list/filters.ts'
import { words } from './words.ts'

/** Narrows a list to one kind of report. */
export function useKindFilter(): Filter {
  const t = useWords(words)
  const language = useLanguage()
  return choiceOf('reportType', JUDGED_KINDS, {
    label: t('kind'),
    all: t('allKinds'),
    say: (kind) => kindTitle(kind, language),
  })
}
