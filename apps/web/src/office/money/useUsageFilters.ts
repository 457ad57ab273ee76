import { USAGE_STATES } from '@xinjian/contract/money'
import { useWords } from '../../i18n/dictionary.ts'
import type { Filter } from '../list/filters.ts'
import { words } from './usage-words.ts'

/** What narrows a list of calls. */
export function useUsageFilters(): Filter[] {
  const t = useWords(words)
  return [
    { kind: 'search', key: 'keyword', label: t('keyword') },
    {
      kind: 'choice',
      key: 'state',
      label: t('state'),
      all: t('allStates'),
      options: USAGE_STATES.map((value) => ({ value, label: t(value) })),
    },
    { kind: 'days', key: 'days', label: t('date') },
  ]
}

/** Columns by which the server orders them. */
export const USAGE_SORTS = ['at', 'amount'] as const
