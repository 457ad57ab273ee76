import { graph } from '@xinjian/contract/nouns/query/graph'
import { GRAPH_VIEWS } from '@xinjian/graph/graph'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { GoLink } from '../../common/GoLink.tsx'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useRecordColumns } from '../columns.tsx'
import { words } from '../words.ts'

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
      title={t('recordTitle')}
      note={t('recordNote')}
      head={toGraph}
      list={list}
      columns={useRecordColumns()}
      rowKey={({ queryNo }) => queryNo}
      onOpen={({ queryNo, taxNo, view, levels }) =>
        navigate(paths.graph({ taxId: taxNo, view, levels, no: queryNo }))
      }
      noMatch={t('noMatch')}
      empty={{ icon: 'history', title: t('noRecord'), children: <p>{t('noRecordNote')}</p> }}
    />
  )
}
