import { useQuery } from '@tanstack/react-query'
import { board } from '@xinjian/contract/nouns/board'
import { messageOf } from '../../api/errors.ts'
import { query as ask } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../ui/States.tsx'
import '../collect/board.css'
import { BoardFilters, isBad } from '../collect/BoardFilters.tsx'
import { BureauGrid } from '../collect/BureauGrid.tsx'
import { BureauTable } from '../collect/BureauTable.tsx'
import { words } from '../collect/board-words.ts'
import { Funnel } from '../collect/Funnel.tsx'
import { GoLink } from '../common/GoLink.tsx'
import '../common/office-pages.css'
import { useQueryState } from '../common/useQueryState.ts'

/** What the bureaus do changes by the minute; the funnel moves with every person. */
const LOOK_MS = 60_000

/** `/queryCenter/collectBoard?from&to&area`: where people leave, and how the bureaus do. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const range = {
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    area: query.get('area') ?? '',
  }
  const funnel = useQuery({
    ...ask(board.collectFunnel, {
      ...(range.from && { from: range.from }),
      ...(range.to && { to: range.to }),
      ...(range.area && { areaCode: range.area }),
    }),
    enabled: !isBad(range),
    placeholderData: (before) => before,
    refetchInterval: LOOK_MS,
  })
  const bureaus = useQuery({ ...ask(board.bureauBoard, {}), refetchInterval: LOOK_MS })
  const data = funnel.data
  const nobody = data !== undefined && (data.steps[0]?.reached ?? 0) === 0
  return (
    <>
      <PageHead title={t('title')} note={t('note')}>
        <Button
          icon="refresh"
          busy={funnel.isFetching || bureaus.isFetching}
          onClick={() => {
            void funnel.refetch()
            void bureaus.refetch()
          }}
        >
          {t('refresh')}
        </Button>
      </PageHead>
      <div className="w-stack">
        <Card>
          <BoardFilters value={range} areas={bureaus.data ?? []} onChange={change} />
        </Card>
        <Card title={t('funnel')}>
          <p className="cb-note">{t('funnelNote')}</p>
          {funnel.error && !data ? (
            <Failed message={messageOf(funnel.error)} onRetry={() => void funnel.refetch()} />
          ) : !data ? (
            <Skeleton lines={9} />
          ) : nobody ? (
            <Empty icon="phone" title={t('noTasks')}>
              <GoLink primary to={paths.dataCollection({ way: 'phone' })}>
                {t('toCollect')}
              </GoLink>
            </Empty>
          ) : (
            <Funnel steps={data.steps} />
          )}
        </Card>
        {data && !nobody ? (
          <Card flush title={t('bureaus')}>
            <BureauTable rows={data.bureaus} />
          </Card>
        ) : null}
        <Card title={t('board')}>
          <p className="cb-note">{t('boardNote')}</p>
          {bureaus.error && !bureaus.data ? (
            <Failed message={messageOf(bureaus.error)} onRetry={() => void bureaus.refetch()} />
          ) : bureaus.data ? (
            <BureauGrid
              rows={bureaus.data}
              area={range.area || null}
              onPick={(area) => change({ area })}
            />
          ) : (
            <Skeleton height={320} />
          )}
        </Card>
      </div>
    </>
  )
}
