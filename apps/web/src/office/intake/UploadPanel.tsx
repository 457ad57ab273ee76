import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/cx.ts'
import { Dropzone } from '../../ui/dropzone/Dropzone.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { GoLink } from '../common/GoLink.tsx'
import officePages from '../common/office-pages.module.css'
import styles from './intake.module.css'
import { isFinal, type Upload } from './uploads.ts'
import type { useUploads } from './useUploads.ts'
import { words } from './words.ts'

/** Fetched with the first file. */
const UploadLine = lazy(async () => ({
  default: (await import('./UploadLine.tsx')).UploadLine,
}))

const ACCEPT =
  '.pdf,.ofd,.xml,.zip,.xlsx,.xls,.csv,.gz,.html,.htm,.json,.png,.jpg,.jpeg,.bmp,.webp,.tif,.tiff'

/** Files of one enterprise: drop, watch, repair. */
export function UploadPanel(props: {
  taxNo: string
  name: string
  queue: ReturnType<typeof useUploads>
  onErrors: (importId: number) => void
  onCheck: (importId: number) => void
  onChoose: (importId: number) => void
  onSettle: (importId: number) => void
}) {
  const t = useWords(words)
  const { taxNo, name, queue } = props
  const [direction, setDirection] = useState<Upload['direction']>('')
  return (
    <Card
      title={t('upload')}
      extra={
        <GoLink to={paths.queryReport({ taxId: taxNo })} icon="report">
          {t('report')}
        </GoLink>
      }
    >
      <div className={officePages.stack}>
        <div className={styles.target}>
          <p>
            <b>{name}</b>
            <span className={cx(textStyles.num, textStyles.muted)}>{taxNo}</span>
          </p>
          <Segmented
            label={t('direction')}
            value={direction || 'AUTO'}
            options={[
              { key: 'AUTO', label: t('auto') },
              { key: 'OUT', label: t('out') },
              { key: 'IN', label: t('in') },
            ]}
            onChange={(key) => setDirection(key === 'AUTO' ? '' : (key as 'OUT' | 'IN'))}
          />
        </div>
        <Dropzone
          multiple
          accept={ACCEPT}
          hint={t('accept')}
          onFiles={(files) => queue.add(files, taxNo, direction)}
        />
        {queue.uploads.length > 0 ? (
          <div>
            <ul className={styles.uploads} aria-live="polite">
              <Suspense>
                {queue.uploads.map((upload) => (
                  <UploadLine
                    key={upload.id}
                    upload={upload}
                    onAgain={() => queue.again(upload.id)}
                    onCancel={() => queue.cancel(upload.id)}
                    onErrors={props.onErrors}
                    onCheck={props.onCheck}
                    onChoose={props.onChoose}
                    onSettle={props.onSettle}
                  />
                ))}
              </Suspense>
            </ul>
            {queue.uploads.some((u) => isFinal(u.row)) ? (
              <Button size="sm" variant="quiet" onClick={queue.clear}>
                {t('clear')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Card>
  )
}
