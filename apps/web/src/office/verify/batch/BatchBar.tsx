import type { VerifyBatch } from '@xinjian/contract/nouns/verify/batch'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ask } from '../../../ui/feedback.ts'
import { Progress } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { GoLink } from '../../common/GoLink.tsx'
import { BadButton } from './BadButton.tsx'
import { BatchStatus } from './BatchStatus.tsx'
import styles from './batch.module.css'
import { RetryButton } from './RetryButton.tsx'
import { isGoing, useBatchDeeds } from './useBatch.ts'
import { useBatchMessage } from './useBatchMessage.ts'
import { words } from './words.ts'

/** How far a batch is, and what can be done with it. */
export function BatchBar({ batch }: { batch: VerifyBatch }) {
  const t = useWords(words)
  const say = useBatchMessage()
  const may = useMay('verify.check')
  const deeds = useBatchDeeds(batch.no)
  const { busy, run } = deeds
  const { status, wanted, total, done, bad, retry } = batch
  const stands = status === 'PAUSED' || status === 'SHORT'
  const cancel = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('cancelTitle'),
      message: t('cancelText'),
      okText: t('cancel'),
      cancelText: t('keep'),
    })
    if (sure) await run('Cancel')
  }
  return (
    <Card
      title={
        <span className={styles.head}>
          {batch.fileName} <BatchStatus status={status} />
        </span>
      }
      extra={
        <span className={layout.row2}>
          {bad > 0 && <BadButton no={batch.no} bad={bad} />}
          {may && retry && retry.rows > 0 && <RetryButton retry={retry} deeds={deeds} />}
          {may && isGoing(status) && wanted === null && (
            <Button size="sm" busy={busy === 'Pause'} onClick={() => void run('Pause')}>
              {t('pause')}
            </Button>
          )}
          {may && (stands || wanted === 'PAUSE' || status === 'FAILED') && (
            <Button
              size="sm"
              variant="primary"
              busy={busy === 'Resume'}
              onClick={() => void run('Resume')}
            >
              {t('resume')}
            </Button>
          )}
          {may && (stands || isGoing(status)) && wanted !== 'CANCEL' && (
            <Button
              size="sm"
              variant="quiet"
              busy={busy === 'Cancel'}
              onClick={() => void cancel()}
            >
              {t('cancel')}
            </Button>
          )}
          <GoLink to={paths.verifyResults()}>{t('all')}</GoLink>
        </span>
      }
    >
      <div className={styles.bar} data-part="verifyBatch">
        <Progress value={batch.progress} label={t('progress')} />
        <p className={styles.hint} aria-live="polite">
          {say(batch)}
        </p>
        <p className={styles.hint}>
          {t('summary', { total, done, bad })} · {t('batch', { no: batch.no })}
        </p>
        {retry && retry.rows > 0 && (
          <p className={styles.hint}>{t('retryNow', { n: retry.rows })}</p>
        )}
        {retry && retry.later > 0 && (
          <p className={styles.hint}>{t('retryLater', { n: retry.later })}</p>
        )}
      </div>
    </Card>
  )
}
