import { DECISIONS, MOST_SCORE, REPORT_GRADES } from '@xinjian/contract/report/verdicts'
import { useWords } from '../../i18n/dictionary.ts'
import { decisionWords } from '../common/DecisionTag.tsx'
import { choiceOf } from '../list/choice.ts'
import type { Filter } from '../list/filters.ts'
import { words } from './words.ts'

/** What a list of reports is narrowed by of what they come to. */
export function useVerdictFilters(): Filter[] {
  const t = useWords(words)
  const td = useWords(decisionWords)
  return [
    choiceOf('decision', DECISIONS, { label: t('decision'), all: t('allDecisions'), say: td }),
    choiceOf('grade', REPORT_GRADES, {
      label: t('grade'),
      all: t('allGrades'),
      say: (grade) => grade,
    }),
    { kind: 'span', key: 'score', label: t('score'), most: MOST_SCORE },
  ]
}
