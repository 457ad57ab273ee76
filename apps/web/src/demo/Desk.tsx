import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { board } from '@xinjian/contract/nouns/board'
import { Link } from 'react-router'
import { messageOf } from '../api/errors.ts'
import { query } from '../api/query.ts'
import { demoPaths } from '../demo-paths.ts'
import { useWords } from '../i18n/dictionary.ts'
import { instant } from '../reports/format/instant.ts'
import { Card } from '../ui/Card.tsx'
import { Empty, Failed, Progress, Skeleton } from '../ui/States.tsx'
import layout from '../ui/styles/layout.module.css'
import textStyles from '../ui/styles/text.module.css'
import { type FlagColour, Tag } from '../ui/Tag.tsx'
import styles from './demo.module.css'
import { useVisit } from './useVisit.ts'
import { words } from './words.ts'

type Task = DataOf<typeof board.collectTasks>['rows'][number]

/** A desk that somebody looks at beside a phone: as fast as a step is taken. */
const LIVE = { refetchInterval: 2_000, refetchOnWindowFocus: true } as const

const OUTCOMES: Partial<
  Record<Task['state'], { key: 'done' | 'partly' | 'failed'; colour: FlagColour }>
> = {
  SUCCESS: { key: 'done', colour: 'green' },
  PARTIAL: { key: 'partly', colour: 'yellow' },
  FAILED: { key: 'failed', colour: 'red' },
  CANCELLED: { key: 'failed', colour: 'grey' },
  EXPIRED: { key: 'failed', colour: 'grey' },
}
const ACTORS = { USER: 'byUser', SYSTEM: 'bySystem', BUREAU: 'byBureau' } as const

/** The institution's side of the visit's newest collection: where it stands, each step, and the report that it brings. */
export function Desk() {
  const t = useWords(words)
  const tasks = useQuery({ ...query(board.collectTasks, { page: 1, size: 10 }), ...LIVE })
  const task = tasks.data?.rows[0]
  if (tasks.error && !tasks.data)
    return <Failed message={messageOf(tasks.error)} onRetry={() => void tasks.refetch()} />
  if (!tasks.data) return <Skeleton lines={6} />
  if (!task)
    return (
      <Empty icon="phone" title={t('deskEmpty')}>
        {t('deskEmptyText')}
      </Empty>
    )
  return <OneTask task={task} />
}

function OneTask({ task }: { task: Task }) {
  const t = useWords(words)
  const steps = useQuery({ ...query(board.collectTimeline, { taskId: task.taskId }), ...LIVE })
  const outcome = OUTCOMES[task.state]
  return (
    <Card
      title={t('task', { no: task.taskId })}
      extra={<Tag colour={outcome?.colour ?? 'accent'}>{t(outcome?.key ?? 'running')}</Tag>}
    >
      <dl className={layout.pairs}>
        <div>
          <dt className={textStyles.mutedSm}>{t('firm')}</dt>
          <dd>{task.enterpriseName ?? t('unnamed')}</dd>
        </div>
        <div>
          <dt className={textStyles.mutedSm}>{t('area')}</dt>
          <dd>{task.areaName ?? t('unnamed')}</dd>
        </div>
      </dl>
      <Progress value={task.progress} label={t('progress')} />
      {task.failureMessage && <p role="alert">{task.failureMessage}</p>}
      {(task.state === 'SUCCESS' || task.state === 'PARTIAL') && <Made />}
      <h3 className={styles.stepsTitle}>{t('steps')}</h3>
      <ol className={styles.steps} aria-live="polite">
        {(steps.data ?? []).toReversed().map((step) => (
          <li key={`${step.at} ${step.step} ${step.text}`} data-ok={step.ok}>
            <span className={textStyles.mutedXs}>
              <time className={textStyles.num}>{instant(step.at).slice(11, 19)}</time>{' '}
              {t(ACTORS[step.actor])}
            </span>
            <p>{step.text}</p>
            {step.bureauMessage && (
              <p className={textStyles.mutedSm}>{t('bureauSaid', { text: step.bureauMessage })}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The report that the collection ordered by itself. */
function Made() {
  const t = useWords(words)
  const { data } = useVisit(true)
  if (!data?.reports.some(({ own }) => own)) return <p role="status">{t('reportComing')}</p>
  return (
    <p role="status">
      <Link to={demoPaths.report({ of: 'taxReport' })}>{t('seeReport')}</Link>
    </p>
  )
}
