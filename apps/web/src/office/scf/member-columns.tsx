import type { RelationRow } from '@xinjian/contract/nouns/finance/scf'
import { RELATION_ROLES, RELATION_STATES } from '@xinjian/contract/scf/states'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Tag } from '../../ui/Tag.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import { Two } from '../loan/columns.tsx'
import { programmeWords } from './programme-words.ts'
import { words } from './words.ts'

const COLOURS = { INVITED: 'yellow', CONFIRMED: 'green', DISABLED: 'grey' } as const

/** Members; `actions`: what may be done with each. */
export function useMemberColumns(
  actions: (row: RelationRow) => ReactNode,
): ListColumn<RelationRow>[] {
  const t = useWords(words)
  const p = useWords(programmeWords)
  return [
    {
      key: 'name',
      title: p('name'),
      sheet: [{}, { title: p('taxNo'), field: 'taxNo' }, { title: t('no'), field: 'no' }],
      render: (row) => <Two above={row.name} below={row.taxNo} />,
    },
    { key: 'anchorName', title: t('anchor'), sheet: {} },
    {
      key: 'role',
      title: p('role'),
      sheet: [
        { names: namesOf(p, RELATION_ROLES) },
        { title: p('level'), field: 'level', type: 'number' },
      ],
      render: (row) => <Two above={p(row.role)} below={`${p('level')} ${row.level}`} />,
    },
    {
      key: 'coopMonths',
      title: p('coop'),
      align: 'right',
      sheet: { type: 'number' },
      render: ({ coopMonths }) => coopMonths ?? p('coopUnknown'),
    },
    {
      key: 'state',
      title: t('state'),
      sheet: { names: namesOf(p, RELATION_STATES) },
      render: (row) => (
        <Two
          above={<Tag colour={COLOURS[row.state]}>{p(row.state)}</Tag>}
          below={row.disabledWhy ?? ''}
        />
      ),
    },
    {
      key: 'recommendBy',
      title: p('recommendBy'),
      sheet: [{}, { title: t('madeAt'), field: 'madeAt', type: 'instant' }],
      render: (row) => <Two above={row.recommendBy} below={instant(row.madeAt).slice(0, 10)} />,
    },
    { key: 'actions', title: '', render: actions },
  ]
}
