import { DEED_KINDS, DEED_STATES } from '@xinjian/contract/loan/states'
import type { LoanDeedRow } from '@xinjian/contract/nouns/finance/loan'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { type ListColumn, namesOf } from '../list/column.ts'
import { money, Two } from './columns.tsx'
import { StateTag } from './StateTag.tsx'
import { words } from './words.ts'

export function useDeedColumns<R extends LoanDeedRow>(
  actions: (row: R) => ReactNode,
): ListColumn<R>[] {
  const t = useWords(words)
  return [
    { key: 'day', title: t('day'), sheet: { type: 'day' } },
    {
      key: 'kind',
      title: t('kind'),
      sheet: [
        { names: namesOf(t, DEED_KINDS) },
        { title: t('part'), field: 'part', names: namesOf(t, ['FEE', 'PENALTY', 'INTEREST']) },
        { title: t('reference'), field: 'reference' },
      ],
      render: (row) => (
        <Two
          above={row.part ? `${t(row.kind)} · ${t(row.part)}` : t(row.kind)}
          below={row.reference ?? ''}
        />
      ),
    },
    money<R>('fen', t('amount')),
    { key: 'reason', title: t('reason'), sheet: {} },
    {
      key: 'state',
      title: t('state'),
      sheet: { names: namesOf(t, DEED_STATES) },
      render: (row) => <StateTag of={row.state} />,
    },
    {
      key: 'askedBy',
      title: t('askedBy'),
      sheet: [{}, { title: t('decidedBy'), field: 'decidedBy' }],
      render: (row) => <Two above={row.askedBy} below={row.decidedBy ?? ''} />,
    },
    { key: 'actions', title: '', render: actions },
  ]
}
