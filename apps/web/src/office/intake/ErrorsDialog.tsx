import { useQuery } from '@tanstack/react-query'
import { intake } from '@xinjian/contract/nouns/intake'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { query } from '../../api/query.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import { saveDownload } from '../common/save.ts'
import { words as errorsWords } from './errors-words.ts'
import styles from './intake.module.css'
import { words } from './words.ts'

/** The first hundred errors of a batch; all of them as CSV. */
export function ErrorsDialog(props: {
  id: number
  onClose: () => void
  /** Absent for who may look but not import. */
  onCheck: ((id: number) => void) | null
}) {
  const { id, onClose, onCheck } = props
  const t = useWords(words)
  const te = useWords(errorsWords)
  const [busy, setBusy] = useState(false)
  const detail = useQuery(query(intake.importDetail, { id }))
  const save = () => {
    setBusy(true)
    saveDownload(intake.importErrors, { id })
      .catch(toastRefusal)
      .finally(() => setBusy(false))
  }
  const errors = detail.data?.errors
  // Of statements alone nothing was refused: what is said of them are remarks.
  const remarks = detail.data?.row.bad === 0 && detail.data.row.forms.length > 0
  const title = remarks ? te('remarksTitle') : t('errors')
  return (
    <Dialog
      open
      title={detail.data ? `${title} · ${detail.data.row.fileName}` : title}
      onClose={onClose}
      width="920px"
      footer={
        <>
          {detail.data && onCheck && detail.data.row.toCheck > 0 ? (
            <Button icon="eye" onClick={() => onCheck(detail.data.row.id)}>
              {t('check', { n: detail.data.row.toCheck })}
            </Button>
          ) : null}
          <Button icon="download" busy={busy} disabled={!errors?.length} onClick={save}>
            {te('downloadCsv')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {te('close')}
          </Button>
        </>
      }
    >
      {detail.data && errors && errors.length > 0 ? (
        <p className={cx(textStyles.muted, styles.note)}>
          {te(remarks ? 'remarksNote' : 'errorsNote', {
            n: errors.length,
            all: Math.max(detail.data.row.bad, errors.length).toLocaleString('en-US'),
          })}
        </p>
      ) : null}
      <Table
        caption={title}
        rows={errors?.map((error, at) => ({ ...error, at }))}
        rowKey={(error) => error.at}
        loading={detail.isPending}
        error={detail.error ? messageOf(detail.error) : undefined}
        onRetry={() => detail.refetch()}
        maxHeight="56vh"
        copyable
        empty={<Empty icon="check" title={te('noErrors')} />}
        columns={[
          { key: 'place', title: te('place') },
          { key: 'column', title: te('column') },
          { key: 'reason', title: te('reason') },
          {
            key: 'raw',
            title: te('raw'),
            render: (error) => <code className={styles.raw}>{error.raw ?? '--'}</code>,
          },
        ]}
      />
    </Dialog>
  )
}
