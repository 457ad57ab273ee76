import { useMutation } from '@tanstack/react-query'
import { report } from '@xinjian/contract/nouns/report'
import { useEffect } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import styles from './report-detail.module.css'
import { words } from './words.ts'

/** Recomputes as soon as it opens and shows both fingerprints. */
export function ReplayDialog(props: { reportNo: string; open: boolean; onClose: () => void }) {
  const t = useWords(words)
  const { reportNo, open } = props
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(report.reportReplay, { reportNo }, { silent: true }),
  })
  useEffect(() => {
    if (open) mutate()
  }, [open, mutate])
  return (
    <Dialog
      open={open}
      title={t('replayTitle')}
      onClose={props.onClose}
      width="640px"
      footer={<Button onClick={props.onClose}>{t('close')}</Button>}
    >
      <p className={textStyles.muted}>{t('replayText')}</p>
      {isPending ? (
        <div className={cx(layout.above4, styles.replay)} aria-live="polite">
          <p>{t('running')}</p>
          <Skeleton lines={2} />
        </div>
      ) : null}
      {error ? <Failed message={messageOf(error)} onRetry={() => mutate()} /> : null}
      {data && !isPending ? (
        <div className={cx(layout.above4, styles.replay)}>
          <p className={data.same ? styles.same : styles.differs} role="status">
            <Icon name={data.same ? 'check' : 'warning'} size={18} />
            {data.same ? t('replaySame') : t('replayDiffers')}
          </p>
          <dl>
            <dt>{t('original')}</dt>
            <dd>
              <code>{data.fingerprint}</code>
            </dd>
            <dt>{t('recomputed')}</dt>
            <dd>
              <code>{data.recomputed}</code>
            </dd>
            <dt>{t('engine')}</dt>
            <dd className={textStyles.num}>{data.engineVersion}</dd>
          </dl>
        </div>
      ) : null}
    </Dialog>
  )
}
