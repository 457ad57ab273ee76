import { useQuery, useQueryClient } from '@tanstack/react-query'
import { intake } from '@xinjian/contract/nouns/intake'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import styles from '../../common/office-pages.module.css'
import { ChosenLabel } from './ChosenLabel.tsx'
import { words } from './words.ts'

/** What labels of statements were taken for, and the way to take it back: the question stands again then. */
export function ChosenDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words)
  const client = useQueryClient()
  const found = useQuery(query(intake.labelChoices, {}))
  const settled = async () => {
    await client.invalidateQueries({ queryKey: keyOf(intake.labelChoices) })
    await client.invalidateQueries({ queryKey: keyOf(intake.dataCollection) })
  }
  return (
    <Dialog
      open
      title={t('chosenTitle')}
      width="640px"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={5} />
      ) : found.data.length === 0 ? (
        <Empty icon="check" title={t('noneChosen')} />
      ) : (
        <div className={styles.stack}>
          <p>{t('chosenNote')}</p>
          {found.data.map((label) => (
            <ChosenLabel
              key={`${label.kind} ${label.standard} ${label.label}`}
              of={label}
              onSettled={settled}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}
