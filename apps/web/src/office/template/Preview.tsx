import type { ReportKind } from '@xinjian/engine/report/kinds'
import type { ReportView } from '@xinjian/engine/report/view/view'
import { useDeferredValue, useMemo } from 'react'
import { messageOf } from '../../api/errors.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ReportScreen } from '../../reports/ReportScreen.tsx'
import { Card } from '../../ui/Card.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import styles from './template.module.css'
import { usePreview } from './usePreview.ts'
import { words } from './words.ts'

/** A real report as the template that is being edited would have it shown. */
export function Preview(props: {
  kind: ReportKind
  name: string
  version: number
  rows: ReportView['sections']
}) {
  const t = useWords(words)
  const language = useLanguage()
  const { found, error, retry } = usePreview(props.kind)
  // A long report is drawn when there is time: ticking and moving never wait for it.
  const { name, version, rows } = props
  const drawn = useDeferredValue(
    useMemo(
      (): ReportView => ({ template: { id: 0, version, name }, sections: rows }),
      [name, version, rows],
    ),
  )
  return (
    <Card
      title={t('preview')}
      extra={
        found && (
          <span className={textStyles.muted}>
            {found.row
              ? t('previewOwn', { name: found.row.enterpriseName, no: found.row.reportNo })
              : t('previewExample')}
          </span>
        )
      }
    >
      {error ? (
        <Failed message={messageOf(error)} onRetry={retry} />
      ) : found ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className={styles.preview} aria-label={t('preview')} tabIndex={0}>
          <div className={styles.small}>
            <ReportScreen
              document={found.document}
              view={drawn}
              lang={language}
              head={{
                reportNo: found.row?.reportNo ?? null,
                institution: found.institution,
                fingerprint: found.row?.fingerprint ?? null,
                createdAt: found.row?.createdAt ?? null,
                verifyUrl: null,
              }}
            />
          </div>
        </section>
      ) : (
        <Skeleton lines={10} />
      )}
    </Card>
  )
}
