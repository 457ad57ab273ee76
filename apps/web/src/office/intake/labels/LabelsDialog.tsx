import { useQuery, useQueryClient } from '@tanstack/react-query'
import { intake } from '@xinjian/contract/nouns/intake'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import styles from '../../common/office-pages.module.css'
import { LabelChoice } from './LabelChoice.tsx'
import { words } from './words.ts'

/** Labels of the statements of an import that may mean several items: a person chooses once, later files follow. */
export function LabelsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(words)
  const client = useQueryClient()
  const found = useQuery(query(intake.importLabels, { id }))
  const labels = found.data?.labels ?? []
  const open = labels.filter(({ code }) => code === null)
  const chosen = labels.filter(({ code }) => code !== null)
  const settled = async () => {
    await client.invalidateQueries({ queryKey: keyOf(intake.importLabels) })
    await client.invalidateQueries({ queryKey: keyOf(intake.dataCollection) })
  }
  return (
    <Dialog
      open
      title={t('title')}
      width="640px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={5} />
      ) : (
        <div className={styles.stack}>
          {open.length > 0 ? (
            <p>{t('note')}</p>
          ) : (
            <Empty icon="check" title={t(labels.length > 0 ? 'done' : 'none')} />
          )}
          {open.map((label) => (
            <LabelChoice
              key={`${label.kind} ${label.standard} ${label.label}`}
              id={found.data.row.id}
              of={label}
              onSettled={settled}
            />
          ))}
          {chosen.map((label) => (
            <p key={`${label.kind} ${label.standard} ${label.label}`}>
              {t('was', {
                label: label.label,
                item: label.candidates.find(({ code }) => code === label.code)?.name ?? t('other'),
                who: label.decidedBy ?? '',
                at: instant(label.decidedAt ?? '').slice(0, 16),
              })}
            </p>
          ))}
        </div>
      )}
    </Dialog>
  )
}
