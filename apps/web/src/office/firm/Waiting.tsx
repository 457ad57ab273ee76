import { useQuery } from '@tanstack/react-query'
import { dashboard } from '@xinjian/contract/nouns/dashboard'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { GROUP_ROWS, TodoGroup } from '../../todo/TodoGroup.tsx'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import { words } from './words.ts'

/** Enterprises with matters that nobody has decided on; each leads to its own. */
export function Waiting() {
  const t = useWords(words)
  const { data, error, refetch } = useQuery(
    query(dashboard.dashboardTodo, { kind: 'RED_FLAG', page: 1, size: GROUP_ROWS }),
  )
  const head = <PageHead title={t('title')} note={t('waitingNote')} />
  if (!data)
    return (
      <>
        {head}
        {error ? (
          <Failed message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </>
    )
  return (
    <>
      {head}
      <Card title={t('matters')}>
        {data.total === 0 ? (
          <Empty icon="check" title={t('waitingNone')}>
            {t('waitingHint')}
          </Empty>
        ) : (
          <TodoGroup kind="RED_FLAG" total={data.total} rows={data.rows} />
        )}
      </Card>
    </>
  )
}
