import { useQuery } from '@tanstack/react-query'
import { type SentPicture, verify } from '@xinjian/contract/nouns/verify'
import { messageOf } from '../../../api/errors.ts'
import { query } from '../../../api/query.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Empty, Failed, Skeleton } from '../../../ui/States.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import styles from './readers.module.css'
import { useReaderWords } from './useReaderWords.ts'

const SHOWN = 100
const SILENT = /^(?:TIMEOUT|NETWORK|UNREADABLE|HTTP_\d+|E[A-Z]+|UND_\w+)$/

/** Pictures that went to a third party: who gave them, when, where to, and what came of it. */
export default function SentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useReaderWords()
  const found = useQuery({ ...query(verify.readerSent, { page: 1, size: SHOWN }), staleTime: 0 })
  const outcome = ({ outcome: code, left }: SentPicture) => {
    if (!left) return t('notLeft')
    if (code === null) return t('waiting')
    if (code === 'OK') return t('OK')
    return SILENT.test(code) ? t('noAnswer') : t('refused', { code })
  }
  return (
    <Dialog open title={t('sentTitle')} width="680px" onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.note}>{t('sentNote')}</p>
        {found.error && (
          <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && <Skeleton lines={5} />}
        {found.data?.rows.length === 0 && <Empty icon="shield" title={t('noneSent')} />}
        {found.data && found.data.rows.length > 0 && (
          <Table<SentPicture>
            caption={t('sentTitle')}
            rows={found.data.rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'at', title: t('at'), render: ({ at }) => instant(at) },
              { key: 'by', title: t('by'), value: ({ madeBy }) => madeBy },
              { key: 'file', title: t('file'), value: ({ fileName }) => fileName },
              { key: 'to', title: t('to'), value: ({ host }) => host },
              { key: 'outcome', title: t('outcome'), value: outcome },
            ]}
          />
        )}
        {found.data && found.data.total > SHOWN && (
          <p className={styles.note}>{t('more', { n: found.data.total, shown: SHOWN })}</p>
        )}
      </div>
    </Dialog>
  )
}
