import type { ScfProductRow } from '@xinjian/contract/nouns/finance/scf'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Tag } from '../../ui/Tag.tsx'
import type { ListColumn } from '../list/column.ts'
import { Two } from '../loan/columns.tsx'
import { percent } from '../loan/fen.ts'
import { programmeWords } from './programme-words.ts'
import { words } from './words.ts'

/** Hundredths of a percent: 8000 → `80%`. */
const share = (bp: number): string => `${bp / 100}%`

/** Products; `actions`: what may be done with each. */
export function useProductColumns(
  actions: (row: ScfProductRow) => ReactNode,
): ListColumn<ScfProductRow>[] {
  const t = useWords(words)
  const p = useWords(programmeWords)
  const sayOf = p as (key: string) => string
  return [
    {
      key: 'name',
      title: t('product'),
      sheet: [{}, { title: t('no'), field: 'no' }],
      render: (row) => <Two above={row.name} below={p(row.type)} />,
    },
    {
      key: 'ratePpm',
      title: p('rate'),
      sheet: { type: 'number' },
      render: (row) => (
        <Two above={percent(row.ratePpm)} below={`${p('penalty')} ${percent(row.penaltyPpm)}`} />
      ),
    },
    {
      key: 'method',
      title: p('method'),
      sheet: [{}, { title: p('dayCount'), field: 'dayCount' }],
      render: (row) => <Two above={sayOf(row.method)} below={sayOf(row.dayCount)} />,
    },
    {
      key: 'maxTenorDays',
      title: p('maxTenor'),
      align: 'right',
      sheet: { type: 'number' },
      render: (row) => p('days', { n: row.maxTenorDays }),
    },
    {
      key: 'advanceBp',
      title: p('advance'),
      align: 'right',
      sheet: { type: 'number' },
      render: (row) => share(row.advanceBp),
    },
    {
      key: 'open',
      title: t('state'),
      sheet: { type: 'bool' },
      render: (row) => (
        <Tag colour={row.open ? 'green' : 'grey'}>{p(row.open ? 'open' : 'closed')}</Tag>
      ),
    },
    { key: 'actions', title: '', render: actions },
  ]
}
