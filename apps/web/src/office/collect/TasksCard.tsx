import { useQuery } from '@tanstack/react-query'
import { COLLECT_STATES } from '@xinjian/contract/nouns/collect'
import { consent } from '@xinjian/contract/nouns/consent'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { numberIn, useQueryState } from '../common/useQueryState.ts'
import './collect.css'
import { TaskFilters } from './TaskFilters.tsx'
import { TaskTable } from './TaskTable.tsx'
import { TimelineDrawer } from './TimelineDrawer.tsx'
import { useTasks } from './useTasks.ts'
import { words } from './words.ts'

/** Tasks of the company with their filters and the drawer of one; all of it in the address. */
export function TasksCard({ taxNo }: { taxNo: string | null }) {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const page = numberIn(query, 'page', 1)
  const size = numberIn(query, 'size', 20)
  const state = COLLECT_STATES.find((s) => s === query.get('state'))
  const keyword = query.get('keyword') ?? ''
  const area = query.get('area') ?? ''
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  const badRange = from !== '' && to !== '' && from > to
  const filtered = [keyword, state, area, from, to].some((v) => v)
  const only = query.get('only') === '1' && taxNo !== null
  const { list, rows } = useTasks({
    page,
    size,
    ...(only ? { taxNo } : {}),
    ...(state ? { state } : {}),
    ...(keyword ? { keyword } : {}),
    ...(area ? { areaCode: area } : {}),
    ...(from && !badRange ? { from } : {}),
    ...(to && !badRange ? { to } : {}),
  })
  const taskId = query.get('task')
  const onPage = rows?.find((row) => row.taskId === taskId)
  // The address may name a task of another page.
  const named = useQuery({
    ...ask(consent.collectTasks, { taskId: taskId ?? '', page: 1, size: 1 }),
    enabled: taskId !== null && rows !== undefined && onPage === undefined,
  })
  return (
    <Card
      flush
      title={t('tasks')}
      extra={
        taxNo ? (
          <label className="co-only">
            <input
              type="checkbox"
              checked={only}
              onChange={(event) => change({ only: event.target.checked ? 1 : null, page: null })}
            />{' '}
            {t('onlyThis')}
          </label>
        ) : null
      }
    >
      <TaskFilters
        value={{ keyword, state, area, from, to }}
        onChange={(values) => change({ ...values, page: null })}
      />
      {badRange ? (
        <p role="alert" className="co-bad co-range">
          {t('badRange')}
        </p>
      ) : null}
      <TaskTable
        rows={rows}
        loading={list.isPending}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        onOpen={(id) => change({ task: id }, { push: true })}
        empty={<Empty icon="phone" title={filtered || only ? t('noMatch') : t('noTasks')} />}
      />
      <Pager
        page={page}
        size={size}
        total={list.data?.total ?? 0}
        onChange={(p, s) => change({ page: p, size: s })}
      />
      <TimelineDrawer
        taskId={taskId}
        row={onPage ?? named.data?.rows[0]}
        onClose={() => change({ task: null })}
      />
    </Card>
  )
}
