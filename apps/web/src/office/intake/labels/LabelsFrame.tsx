import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import styles from '../../common/office-pages.module.css'
import { words } from './words.ts'

/** A dialog about what a person is asked of an import, while it is fetched and after. */
export function LabelsFrame<D>(props: {
  title: string
  width?: string
  found: UseQueryResult<D>
  onClose: () => void
  children: (data: D) => ReactNode
}) {
  const t = useWords(words)
  const { found, onClose } = props
  return (
    <Dialog
      open
      title={props.title}
      width={props.width ?? '640px'}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {found.error ? (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton lines={5} />
      ) : (
        <div className={styles.stack}>{props.children(found.data)}</div>
      )}
    </Dialog>
  )
}
