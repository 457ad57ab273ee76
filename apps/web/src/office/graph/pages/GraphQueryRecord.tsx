import type { DataOf } from '@xinjian/contract/endpoint'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { GRAPH_VIEWS } from '@xinjian/graph/graph'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { instant } from '../../../reports/format/instant.ts'
import { cx } from '../../../ui/cx.ts'
import textStyles from '../../../ui/styles/text.module.css'
import cells from '../../common/cells.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { type ListColumn, namesOf } from '../../list/column.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { words } from '../words.ts'

type Row = DataOf<typeof graph.graphRecords>['rows'][number]

/** `/queryCenter/graphQueryRecord?keyword&graphView&from&to&page&size`: queries of graphs; one opens again without charge. */
export function Component() {
  const t = useWords(words)
  const navigate = useNavigate()
  const list = useList(graph.graphRecords, {
    of: 'graph',
    filters: [
      { kind: 'search', key: 'keyword', label: t('keyword') },
      // `view` in the address is a saved view of the list.
      choiceOf('graphView', GRAPH_VIEWS, {
        ask: 'view',
        label: t('view'),
        all: t('allViews'),
        say: t,
      }),
      { kind: 'days', key: 'days', label: t('date') },
    ],
  })
  const toGraph = (
    <GoLink icon="search" to={paths.graph()}>
      {t('toGraph')}
    </GoLink>
  )
  return (
    <ListPage
      title={t('toRecord')}
      note={t('recordNote')}
      head={toGraph}
      list={list}
      columns={useColumns()}
      rowKey={({ queryNo }) => queryNo}
      onOpen={({ queryNo, taxNo, view, levels }) =>
        navigate(paths.graph({ taxId: taxNo, view, levels, no: queryNo }))
      }
      noMatch={t('noMatch')}
      empty={{ icon: 'history', title: t('noRecord'), children: <p>{t('noRecordNote')}</p> }}
    />
  )
}

function useColumns(): ListColumn<Row>[] {
  const t = useWords(words)
  const count = (key: 'levels' | 'nodes' | 'edges' | 'findings'): ListColumn<Row> => ({
    key,
    title: t(key),
    align: 'right',
    sheet: { type: 'number' },
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
    count('findings'),
    {
      key: 'charged',
      title: t('charge'),
      sheet: { names: { true: t('yes'), false: t('no') } },
      render: ({ charged }) => t(charged ? 'yes' : 'no'),
    },
  ]
}
