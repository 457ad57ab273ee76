import type { VerifyBatch } from '@xinjian/contract/nouns/verify/batch'
import { Navigate } from 'react-router'
import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Failed, Progress, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import officePages from '../../common/office-pages.module.css'
import { BadButton } from './BadButton.tsx'
import { BatchPlan } from './BatchPlan.tsx'
import { BatchStatus } from './BatchStatus.tsx'
import styles from './batch.module.css'
import { Repeats } from './Repeats.tsx'
import { useBatch, useBatchDeeds } from './useBatch.ts'
import { useBatchMessage } from './useBatchMessage.ts'
import { words } from './words.ts'

/** A batch before its start: read, judged, priced. One that was started is shown by its results. */
export function BatchBefore({ no, onOther }: { no: string; onOther: () => void }) {
  const found = useBatch(no)
  const batch = found.data
  if (found.error)
    return (
      <Card>
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      </Card>
    )
  if (!batch)
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    )
  if (batch.phase === 'CHECK') return <Navigate replace to={paths.verifyResults({ batch: no })} />
  return <Read batch={batch} onOther={onOther} />
}

function Read({ batch, onOther }: { batch: VerifyBatch; onOther: () => void }) {
  const t = useWords(words)
  const say = useBatchMessage()
  const deeds = useBatchDeeds(batch.no)
  const { plan, status } = batch
  const isOver = status === 'FAILED' || status === 'CANCELLED'
  return (
    <div className={officePages.stack}>
      <Card
        title={
          <span className={styles.head}>
            {batch.fileName} <BatchStatus status={status} />
          </span>
        }
        extra={
          <span className={layout.row2}>
            {batch.bad > 0 && <BadButton no={batch.no} bad={batch.bad} />}
            <Button size="sm" onClick={onOther}>
              {t('other')}
            </Button>
            {!isOver && (
              <Button
                size="sm"
                variant="quiet"
                busy={deeds.busy === 'Cancel'}
                onClick={() => void deeds.run('Cancel')}
              >
                {t('cancel')}
              </Button>
            )}
          </span>
        }
      >
        {(status === 'QUEUED' || status === 'RUNNING') && (
          <>
            <Progress value={batch.progress} label={t('progress')} />
            <p className={styles.hint} aria-live="polite">
              {say(batch)} · {t('reading')}
            </p>
          </>
        )}
        {isOver && <p role="alert">{say(batch)}</p>}
        {plan && <BatchPlan batch={batch} plan={plan} deeds={deeds} />}
      </Card>
      {plan && plan.file + plan.check + plan.batch > 0 && <Repeats no={batch.no} />}
    </div>
  )
}
