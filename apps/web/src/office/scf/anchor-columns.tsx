import type { AnchorRow } from '@xinjian/contract/nouns/finance/scf'
import { ANCHOR_STATES } from '@xinjian/contract/scf/states'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { type ListColumn, namesOf } from '../list/column.ts'
import { money, Two } from '../loan/columns.tsx'
import { programmeWords } from './programme-words.ts'
import { StateTag } from './StateTag.tsx'
import { words } from './words.ts'

/** Core enterprises; `actions`: what may be done with each. */
export function useAnchorColumns(actions: (row: AnchorRow) => ReactNode): ListColumn<AnchorRow>[] {
  const t = useWords(words)
  const p = useWords(programmeWords)
  return [
    {
      key: 'name',
      title: p('name'),
      sheet: [{}, { title: p('taxNo'), field: 'taxNo' }, { title: t('no'), field: 'no' }],
      render: (row) => <Two above={row.name} below={row.taxNo} />,
    },
    money('limitFen', p('limit')),
    money('usedFen', p('used')),
    money('availableFen', p('available')),
    {
      key: 'validTo',
      title: p('validTo'),
      sheet: [{ type: 'day' }, { title: t('contractNo'), field: 'contractNo' }],
      render: (row) => <Two above={row.validTo} below={row.contractNo} />,
    },
    {
      key: 'state',
      title: t('state'),
      sheet: { names: namesOf(t, ANCHOR_STATES) },
      render: (row) => (
        <Two
          above={<StateTag of={row.state} />}
          below={row.state === 'FROZEN' ? row.frozeWhy : p(row.joined ? 'joined' : 'notJoined')}
        />
      ),
    },
    {
      key: 'madeBy',
      title: t('madeBy'),
      sheet: [{}, { title: t('madeAt'), field: 'madeAt', type: 'instant' }],
      render: (row) => <Two above={row.madeBy} below={instant(row.madeAt).slice(0, 10)} />,
    },
    { key: 'actions', title: '', render: actions },
  ]
}
