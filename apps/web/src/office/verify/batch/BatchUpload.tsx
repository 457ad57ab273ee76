import { verifyBatch } from '@xinjian/contract/nouns/verify/batch'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Dropzone } from '../../../ui/dropzone/Dropzone.tsx'
import officePages from '../../common/office-pages.module.css'
import { saveDownload } from '../../common/save.ts'
import { ListCard } from '../../list/ListCard.tsx'
import { useList } from '../../list/useList.ts'
import styles from './batch.module.css'
import { useBatchColumns } from './columns.tsx'
import { words } from './words.ts'

/** A table, or the template for one; and the batches that there were. */
export function BatchUpload({ onBatch }: { onBatch: (no: string) => void }) {
  const t = useWords(words)
  const may = useMay('verify.check')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const list = useList(verifyBatch.verifyBatchList, { filters: [], size: 10, live: 'verify' })
  const send = async ([file]: File[]) => {
    if (!file) return
    const form = new FormData()
    form.append('file', file, file.name)
    setBusy(true)
    await call(verifyBatch.verifyBatchUpload, form, { silent: true })
      .then(({ no }) => onBatch(no))
      .catch(toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <div className={officePages.stack}>
      {may && (
        <Card
          title={t('upload')}
          extra={
            <Button
              size="sm"
              icon="download"
              onClick={() =>
                void saveDownload(verifyBatch.verifyBatchTemplate, {}).catch(toastRefusal)
              }
            >
              {t('template')}
            </Button>
          }
        >
          <Dropzone
            accept=".xlsx,.xls,.csv,.gz"
            disabled={busy}
            hint={t('accept')}
            onFiles={(files) => void send(files)}
          />
          <p className={styles.hint}>{t('first')}</p>
        </Card>
      )}
      <ListCard
        title={t('recent')}
        caption={t('recent')}
        list={list}
        columns={useBatchColumns()}
        rowKey={(row) => row.no}
        onOpen={(row) =>
          row.phase === 'READ' ? onBatch(row.no) : navigate(paths.verifyResults({ batch: row.no }))
        }
        empty={{ icon: 'file', title: t('noRecent') }}
      />
    </div>
  )
}
