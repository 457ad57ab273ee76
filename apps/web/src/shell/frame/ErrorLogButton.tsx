import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useStore } from '../../ui/store.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import { clearErrors, errorLog } from '../errors/error-log.ts'
import styles from './frame.module.css'
import { words } from './words.ts'

/** Appears with the first unhandled error; lists message, info and url (product spec §2). */
export function ErrorLogButton() {
  const t = useWords(words)
  const errors = useStore(errorLog)
  const [open, setOpen] = useState(false)
  if (errors.length === 0 && !open) return null
  return (
    <>
      <span className={styles.errors}>
        <IconButton icon="bug" label={t('errorLog')} onClick={() => setOpen(true)} />
        <i className={textStyles.num}>{errors.length}</i>
      </span>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('errorLog')}
        width="80vw"
        footer={<Button onClick={clearErrors}>{t('errorClear')}</Button>}
      >
        <Table
          rows={errors}
          rowKey={(e) => e.id}
          columns={[
            { key: 'message', title: t('errorMessage') },
            { key: 'info', title: t('errorInfo') },
            { key: 'url', title: t('errorUrl') },
          ]}
        />
      </Dialog>
    </>
  )
}
