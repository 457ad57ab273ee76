import { useQuery } from '@tanstack/react-query'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { Failed, Progress, Skeleton } from '../../ui/States.tsx'
import { Subject } from './judged/Subject.tsx'
import { isGoing } from './OrderStatus.tsx'
import { words } from './words.ts'

const LOOK_MS = 800

/** An order of one enterprise, followed until it is judged. */
export function SingleResult({ no }: { no: string }) {
  const t = useWords(words)
  const found = useQuery({
    ...ask(riskOrder.riskOrderDetail, { no, page: 1, size: 1 }),
    staleTime: 0,
    refetchInterval: ({ state }) => isGoing(state.data?.row.status) && LOOK_MS,
  })
  const { data, error } = found
  if (error)
    return (
      <Card>
        <Failed message={messageOf(error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!data) return <Skeleton height={240} />
  if (isGoing(data.row.status))
    return (
      <Card>
        <p aria-live="polite">{t('judging')}</p>
        <Progress value={data.row.progress} label={t('progress')} />
      </Card>
    )
  return <Subject no={no} line={data.rows[0]?.line ?? 1} />
}
