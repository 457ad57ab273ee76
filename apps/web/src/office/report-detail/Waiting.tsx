import { useMutation } from '@tanstack/react-query'
import type { ReportRow } from '@xinjian/contract/nouns/report'
import { report } from '@xinjian/contract/nouns/report'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Progress } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from './report-detail.module.css'
import { words } from './words.ts'

/** A report that is not there yet, or never will be: progress, or what went wrong and the way to try again. */
export function Waiting(props: { row: ReportRow; progress: number; message: string }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const mayCreate = useMay('report.create')
  const { row, progress, message } = props
  const again = useMutation({
    mutationFn: () =>
      call(report.reportQuery, {
        taxId: row.taxNo,
        reportType: row.reportType,
        through: row.through,
      }),
    onSuccess: (made) =>
      navigate(paths.report(made.reportType, { taxId: made.taxNo, reportNo: made.reportNo }), {
        replace: true,
      }),
    onError: toastRefusal,
  })
  const failed = row.status === 'FAILED'
  return (
    <Card>
      <div className={styles.wait} aria-live="polite">
        <Icon name={failed ? 'warning' : 'report'} size={40} strokeWidth="1" />
        <h1>{row.enterpriseName}</h1>
        <p className={cx(textStyles.num, textStyles.muted)}>{row.reportNo}</p>
        {failed ? (
          <>
            <p className={styles.waitBad}>{message || t('failed')}</p>
            {mayCreate ? (
              <Button
                variant="primary"
                icon="refresh"
                busy={again.isPending}
                onClick={() => again.mutate()}
              >
                {t('again')}
              </Button>
            ) : null}
          </>
        ) : (
          <>
            <Progress value={progress} label={t('generating')} />
            <p>
              {message || (row.status === 'QUEUED' ? t('queued') : t('generating'))}
              <span className={textStyles.num}>{` ${Math.round(progress)}%`}</span>
            </p>
            <p className={textStyles.muted}>{t('keepOpen')}</p>
          </>
        )}
      </div>
    </Card>
  )
}
