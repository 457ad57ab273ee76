import { useQuery } from '@tanstack/react-query'
import { board } from '@xinjian/contract/nouns/board'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { placeName } from '../../i18n/places.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { useJobs } from '../common/useJobs.ts'
import styles from './collect.module.css'
import { isEnded, stateColour, stateWords } from './states.ts'
import { Timeline } from './Timeline.tsx'
import type { TaskRow } from './useTasks.ts'
import { timelineWords } from './words.ts'

const POLL_MS = 4000

/** The black box of one task. `row` is absent until it is known. */
export function TimelineDrawer(props: {
  taskId: string | null
  row: TaskRow | undefined
  onClose: () => void
}) {
  const { taskId, row } = props
  const t = useWords(timelineWords)
  const language = useLanguage()
  const ts = useWords(stateWords)
  const live = row !== undefined && !isEnded(row.state)
  const steps = useQuery({
    ...query(board.collectTimeline, { taskId: taskId ?? '' }),
    enabled: taskId !== null,
    refetchInterval: live ? POLL_MS : false,
  })
  useJobs((event) => {
    if (event.kind === 'collect' && event.id === taskId) void steps.refetch()
  }, taskId !== null)
  return (
    <Dialog
      open={taskId !== null}
      side="right"
      width="640px"
      title={t('title')}
      onClose={props.onClose}
      footer={
        <>
          {row?.contractNo ? (
            <GoLink icon="shield" to={paths.consents({ contractNo: row.contractNo })}>
              {t('consent')}
            </GoLink>
          ) : null}
          <Button variant="primary" onClick={props.onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {row ? (
        <div className={styles.who}>
          <b>{row.enterpriseName ?? row.finTaskId}</b>
          <Tag colour={stateColour(row.state)}>{ts(row.state)}</Tag>
          <small className={cx(textStyles.num, textStyles.muted)}>
            {[row.taxNo, row.areaName && placeName(row.areaName, language), row.finTaskId]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {live ? <small className={textStyles.muted}>{t('live')}</small> : null}
        </div>
      ) : null}
      {steps.error ? (
        <Failed message={messageOf(steps.error)} onRetry={() => void steps.refetch()} />
      ) : steps.data ? (
        <Timeline steps={steps.data} />
      ) : (
        <Skeleton lines={9} />
      )}
    </Dialog>
  )
}
