import type { DataOf } from '@xinjian/contract/endpoint'
import type { graph } from '@xinjian/contract/nouns/query/graph'
import { GRAPH_VIEWS } from '@xinjian/graph/graph'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import cells from '../common/cells.module.css'
import { SealedTag } from '../common/SealedTag.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import { words } from './words.ts'

type Row = DataOf<typeof graph.graphRecords>['rows'][number]

export function useRecordColumns(): ListColumn<Row>[] {
  const t = useWords(words)
  const count = (key: 'levels' | 'nodes' | 'edges' | 'findings'): ListColumn<Row> => ({
    key,
    title: t(key),
    align: 'right',
    sheet: { type: 'number' },
    render: (row) => row[key] ?? '--',
  })
  return [
    {
      key: 'at',
      title: t('queriedAt'),
      sheet: [{ type: 'instant' }, { title: t('queryNo'), field: 'queryNo' }],
      render: ({ at, queryNo }) => (
        <span className={cells.two}>
          <span className={cx(textStyles.num, textStyles.nowrap)}>{instant(at).slice(0, 16)}</span>
          <small className={cx(textStyles.num, textStyles.muted)}>{queryNo}</small>
        </span>
      ),
    },
    { key: 'user', title: t('user'), sheet: {} },
    {
      key: 'enterpriseName',
      title: t('centre'),
      sheet: [{}, { title: t('taxNo'), field: 'taxNo' }],
      render: ({ enterpriseName, taxNo }) => (
        <span className={cells.two}>
          {enterpriseName}
          <small className={cx(textStyles.num, textStyles.muted)}>{taxNo}</small>
        </span>
      ),
    },
    {
      key: 'view',
      title: t('view'),
      sheet: { names: namesOf(t, GRAPH_VIEWS) },
      render: ({ view }) => t(view),
    },
    count('levels'),
    count('nodes'),
    count('edges'),
    {
      ...count('findings'),
      render: ({ findings, sealed }) => (sealed ? <SealedTag /> : findings),
    },
    {
      key: 'charged',
      title: t('charge'),
      sheet: { names: { true: t('yes'), false: t('no') } },
      render: ({ charged }) => t(charged ? 'yes' : 'no'),
    },
  ]
}
