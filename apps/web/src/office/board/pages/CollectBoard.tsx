import { useQuery } from '@tanstack/react-query'
import { board } from '@xinjian/contract/nouns/board'
import { messageOf } from '../../../api/errors.ts'
import { query as ask } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card, PageHead } from '../../../ui/Card.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { GoLink } from '../../common/GoLink.tsx'
import officePages from '../../common/office-pages.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { FilterBar } from '../../list/FilterBar.tsx'
import { bodyOf, cleared, isAskable, readFilters } from '../../list/filters.ts'
import { BureauGrid } from '../BureauGrid.tsx'
import { BureauList } from '../BureauList.tsx'
import styles from '../board.module.css'
import { Funnel } from '../Funnel.tsx'
import { useBoardFilters } from '../useBoardFilters.ts'
import { words } from '../words.ts'

/** What the bureaus do changes by the minute; the funnel moves with every person. */
const LOOK_MS = 60_000

/** `/queryCenter/collectBoard?from&to&area`: where people leave, and how the bureaus do. */
export function Component() {
  const t = useWords(words)
  const [query, change] = useQueryState()
  const bureaus = useQuery({ ...ask(board.bureauBoard, {}), refetchInterval: LOOK_MS })
  const filters = useBoardFilters(bureaus.data ?? [])
  const values = readFilters(filters, query)
  const funnel = useQuery({
    ...ask(board.collectFunnel, bodyOf(filters, values)),
    enabled: isAskable(values),
    placeholderData: (before) => before,
    refetchInterval: LOOK_MS,
  })
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
      <div className={officePages.stack}>
        <Card flush>
          <FilterBar
            filters={filters}
            values={values}
            change={change}
            clear={() => change(cleared(filters))}
          />
        </Card>
        <Card title={t('funnel')}>
          <p className={styles.note}>{t('funnelNote')}</p>
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
          <BureauList rows={data.bureaus} asked={bodyOf(filters, values)} />
        ) : null}
        <Card title={t('board')}>
          <p className={styles.note}>{t('boardNote')}</p>
          {bureaus.error && !bureaus.data ? (
            <Failed message={messageOf(bureaus.error)} onRetry={() => void bureaus.refetch()} />
          ) : bureaus.data ? (
            <BureauGrid
              rows={bureaus.data}
              area={values.area ?? null}
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
