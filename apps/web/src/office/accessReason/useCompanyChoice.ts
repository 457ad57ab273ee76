import { useQuery } from '@tanstack/react-query'
import { customer } from '@xinjian/contract/nouns/customer'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import type { Filter } from '../list/filters.ts'
import { words } from './words.ts'

/**
 * Whose rows a list shows, for operators; nobody else has a choice. `all`: what 0 stands for, where the list has it; `none`: what
 * stands for no choice.
 */
export function useCompanyChoice(
  all: 'all' | 'platform' | null,
  none: 'own' | 'choose' = 'own',
): Filter[] {
  const t = useWords(words)
  const operator = useMay('system.operate')
  const names = useQuery({ ...query(customer.customerNames, {}), enabled: operator })
  if (!operator) return []
  const customers = (names.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return [
    {
      kind: 'choice',
      key: 'companyId',
      label: t('company'),
      all: t(none),
      searched: true,
      // Before the names are there, what the address says stands.
      options: names.data ? [...(all ? [{ value: '0', label: t(all) }] : []), ...customers] : [],
    },
  ]
}
