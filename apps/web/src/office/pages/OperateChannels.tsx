import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card, PageHead } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import { Table } from '../../ui/table/Table.tsx'
import styles from '../common/office-pages.module.css'
import { type OperateChannel, useOperateColumns } from '../operate/channels/columns.tsx'
import { LookForm } from '../operate/channels/LookForm.tsx'
import { StopDialog } from '../operate/channels/StopDialog.tsx'
import { words } from '../operate/channels/words.ts'

interface Shown {
  companyId: number
  reason: string
  rows: readonly OperateChannel[]
}

/** `/operateManage/channels`: a company's channels, shown to whoever says why; nothing is read before. */
export function Component() {
  const t = useWords(words)
  const [shown, setShown] = useState<Shown | null>(null)
  const [chosen, setChosen] = useState<OperateChannel | null>(null)
  const columns = useOperateColumns(setChosen)
  const look = async (companyId: number, reason: string) => {
    const asked = { companyId, reason }
    setShown({ ...asked, rows: await call(channel.operateChannels, asked, { silent: true }) })
  }
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <div className={styles.stack}>
        <Card>
          <LookForm onLook={look} onOther={() => setShown(null)} />
        </Card>
        {shown && (
          <Card flush>
            <Table
              caption={t('title')}
              columns={columns}
              rows={shown.rows}
              rowKey={(row) => row.code}
              empty={<Empty icon="link" title={t('none')} />}
            />
          </Card>
        )}
      </div>
      <StopDialog
        companyId={shown?.companyId ?? 0}
        row={chosen}
        onClose={() => setChosen(null)}
        onDone={() => void (shown && look(shown.companyId, shown.reason))}
      />
    </>
  )
}
