import { useQuery, useQueryClient } from '@tanstack/react-query'
import { verify } from '@xinjian/contract/nouns/verify'
import { beijingDay } from '@xinjian/format/verify/beforehand'
import { useEffect, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Card } from '../../../ui/Card.tsx'
import { Empty, Failed } from '../../../ui/States.tsx'
import { Table } from '../../../ui/table/Table.tsx'
import { numberIn, useQueryState } from '../../common/useQueryState.ts'
import { ReaderLine } from '../readers/ReaderLine.tsx'
import { Bench } from './Bench.tsx'
import { useDrop } from './drop/useDrop.ts'
import { FileLines } from './FileLines.tsx'
import { GiveFiles } from './GiveFiles.tsx'
import { linesOf } from './lines.ts'
import styles from './picture.module.css'
import { SummaryLine } from './summary/SummaryLine.tsx'
import { useEdits } from './useEdits.ts'
import { useVerifyAll } from './useVerifyAll.ts'
import { useVoucherColumns } from './useVoucherColumns.tsx'
import { VerifyAll } from './VerifyAll.tsx'
import { words } from './words.ts'

/** Verification out of pictures and files; `picture` in the address opens one that was read before. */
export default function Pictures() {
  const t = useWords(words)
  const client = useQueryClient()
  const may = useMay('verify.check')
  const [address] = useQueryState()
  const drop = useDrop()
  const edits = useEdits(drop.change)
  const all = useVerifyAll()
  const bench = useRef<HTMLDivElement>(null)
  // What a person has chosen stays, also when the record that the address names is answered only then.
  const [choice, setChoice] = useState<{ opened: number; voucher: number } | null>(null)
  const columns = useVoucherColumns(all.refusals)
  const lines = useMemo(() => linesOf(drop.items, beijingDay(Date.now())), [drop.items])
  const opened = numberIn(address, 'picture', 0)
  const found = useQuery({
    ...query(verify.pictureDetail, { id: opened }),
    enabled: opened > 0,
    staleTime: 0,
  })
  const chosen = choice?.opened === opened ? choice.voucher : found.data?.vouchers[0]?.id
  const choose = (voucher: number) => setChoice({ opened, voucher })
  const at = Math.max(
    0,
    lines.findIndex(({ voucher }) => voucher.id === chosen),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that was found
  useEffect(() => {
    if (found.data) drop.open(found.data)
  }, [found.data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the lists show changes with every run
  useEffect(() => {
    if (all.run === null)
      for (const endpoint of [verify.verifyList, verify.pictureList])
        void client.invalidateQueries({ queryKey: keyOf(endpoint) })
  }, [all.run === null])
  return (
    <div className={styles.pictures}>
      {may && (
        <Card title={t('drop')}>
          <GiveFiles onFiles={drop.add} />
          <ReaderLine />
          <FileLines drop={drop} />
        </Card>
      )}
      {found.error && (
        <Failed message={messageOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {lines.length === 0 ? (
        <Card>
          <Empty icon="copy" title={t('none')} />
        </Card>
      ) : (
        <>
          <Card flush title={t('list')} extra={may && <VerifyAll lines={lines} all={all} />}>
            <SummaryLine lines={lines} items={drop.items} />
            <Table
              caption={t('list')}
              columns={columns}
              rows={lines}
              rowKey={({ voucher }) => voucher.id}
              onOpen={({ voucher }) => {
                choose(voucher.id)
                bench.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
              }}
              maxHeight="340px"
            />
          </Card>
          <div ref={bench} className={styles.below}>
            <Bench lines={lines} at={at} edits={may ? edits : null} onGo={choose} />
          </div>
        </>
      )}
    </div>
  )
}
