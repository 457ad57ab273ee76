import { useQuery, useQueryClient } from '@tanstack/react-query'
import { intake } from '@xinjian/contract/nouns/intake'
import { useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Original } from './Original.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import styles from './review.module.css'
import { words } from './words.ts'

/** What of an import a person must look at, one document after another: the original on one side, what was read on the other. */
export function ReviewDialog(props: {
  id: number | null
  onClose: () => void
  /** The file has sheets that wait for a person as well. */
  onSettle: (id: number) => void
}) {
  const { id, onClose, onSettle } = props
  const t = useWords(words)
  const client = useQueryClient()
  const [at, setAt] = useState<number | null>(null)
  const found = useQuery({ ...query(intake.importChecks, { id: id ?? 1 }), enabled: id !== null })
  const documents = id === null ? [] : (found.data?.documents ?? [])
  const waiting = documents.filter((d) => d.decision === null)
  const shown = documents.find((d) => d.n === at) ?? waiting[0]
  const place = shown ? waiting.indexOf(shown) : -1
  const settled = async () => {
    setAt(null)
    await client.invalidateQueries({ queryKey: keyOf(intake.importChecks) })
    await client.invalidateQueries({ queryKey: keyOf(intake.dataCollection) })
  }
  const step = (by: number) => setAt(waiting[place + by]?.n ?? null)
  return (
    <Dialog
      open={id !== null}
      title={t('title')}
      width="1120px"
      onClose={onClose}
      footer={
        <>
          {waiting.length > 1 ? (
            <>
              <Button icon="left" disabled={place <= 0} onClick={() => step(-1)}>
                {t('before')}
              </Button>
              <Button icon="right" disabled={place >= waiting.length - 1} onClick={() => step(1)}>
                {t('next')}
              </Button>
            </>
          ) : null}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={8} />
      ) : shown ? (
        <>
          <p className={styles.where} role="status">
            <b>{shown.place}</b>
            <span className={textStyles.muted}>{t('left', { n: waiting.length })}</span>
          </p>
          <p className={styles.reason}>{shown.reason}</p>
          <div className={styles.sides} key={shown.n}>
            <Original id={found.data.row.id} n={shown.n} name={shown.place} />
            <ReviewForm id={found.data.row.id} document={shown} onSettled={settled} />
          </div>
        </>
      ) : (
        <Empty icon="check" title={t('done')}>
          {found.data.row.toSettle > 0 ? (
            <Button variant="primary" onClick={() => onSettle(found.data.row.id)}>
              {t('settleSheets', { n: found.data.row.toSettle })}
            </Button>
          ) : null}
          <ul className={styles.settled}>
            {documents.map((d) => (
              <li key={d.n}>
                {t(d.decision === 'BOOKED' ? 'wasBooked' : 'wasDropped', {
                  place: d.place,
                  who: d.decidedBy ?? '',
                  at: instant(d.decidedAt ?? '').slice(0, 16),
                })}
              </li>
            ))}
          </ul>
        </Empty>
      )}
    </Dialog>
  )
}
