import { USAGE_STATES } from '@xinjian/contract/money'
import { useWords } from '../../i18n/dictionary.ts'
import { choiceOf } from '../list/choice.ts'
import type { Filter } from '../list/filters.ts'
import { words } from './usage-words.ts'

/** What narrows a list of calls. */
export function useUsageFilters(): Filter[] {
  const t = useWords(words)
  return [
    { kind: 'search', key: 'keyword', label: t('keyword') },
    choiceOf('state', USAGE_STATES, { label: t('state'), all: t('allStates'), say: t }),
    { kind: 'days', key: 'days', label: t('date') },
  ]
}

/** Columns by which the server orders them. */
export const USAGE_SORTS = ['at', 'amount'] as const
