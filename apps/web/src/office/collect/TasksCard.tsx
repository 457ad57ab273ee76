import { useQuery } from '@tanstack/react-query'
import { board } from '@xinjian/contract/nouns/board'
import { COLLECT_STATES, collect } from '@xinjian/contract/nouns/collect'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useQueryState } from '../common/useQueryState.ts'
import { choiceOf } from '../list/choice.ts'
import { ListCard } from '../list/ListCard.tsx'
import { areaFilter } from './area-filter.ts'
import { useTaskColumns } from './columns.tsx'
import { stateWords } from './states.ts'
import { TimelineDrawer } from './TimelineDrawer.tsx'
import { useTasks } from './useTasks.ts'
import { words } from './words.ts'

/** Tasks of the company with their filters and the drawer of one; all of it in the address. */
export function TasksCard({ taxNo }: { taxNo: string | null }) {
  const t = useWords(words)
  const ts = useWords(stateWords)
  const [query, change] = useQueryState()
  const areas = useQuery({
    ...ask(collect.getAllTaxAreas, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const list = useTasks({
    of: 'task',
    fixed: {},
    filters: [
      { kind: 'search', key: 'keyword', label: t('search') },
      choiceOf('state', COLLECT_STATES, { label: t('state'), all: t('allStates'), say: ts }),
      areaFilter(areas.data ?? [], { label: t('area'), all: t('allAreas') }),
      { kind: 'days', key: 'days', label: t('date') },
      ...(taxNo
        ? [{ kind: 'tick' as const, key: 'only', ask: 'taxNo', label: t('onlyThis'), value: taxNo }]
        : []),
    ],
  })
  const open = (row: { taskId: string }) => change({ task: row.taskId }, { push: true })
  const taskId = query.get('task')
  const onPage = list.rows?.find((row) => row.taskId === taskId)
  // The address may name a task of another page.
  const named = useQuery({
    ...ask(board.collectTasks, { taskId: taskId ?? '', page: 1, size: 1 }),
    enabled: taskId !== null && list.rows !== undefined && onPage === undefined,
  })
  return (
    <>
      <ListCard
        title={t('tasks')}
        list={list}
        columns={useTaskColumns(open)}
        rowKey={(row) => row.taskId}
        onOpen={open}
        noMatch={t('noMatch')}
        empty={{ icon: 'phone', title: t('noTasks') }}
      />
      <TimelineDrawer
        taskId={taskId}
        row={onPage ?? named.data?.rows[0]}
        onClose={() => change({ task: null })}
      />
    </>
  )
}
