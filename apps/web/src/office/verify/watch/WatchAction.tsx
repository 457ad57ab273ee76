import type { VerifyRow } from '@xinjian/contract/nouns/verify'
import { beijingDay, isTooOld } from '@xinjian/format/verify/beforehand'
import { isFinal } from '@xinjian/format/verify/watch'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import type { BatchOffer } from '../../list/batch/offer.ts'
import type { ListColumn } from '../../list/column.ts'
import { WatchArgs } from './WatchArgs.tsx'
import { words } from './words.ts'

const WatchDialog = lazy(() => import('./WatchDialog.tsx'))

/** Whether an invoice that was verified may still change, and can be watched therefore. */
export const isWatchable = ({
  result,
  invalidMark,
  issueDate,
}: Pick<VerifyRow, 'result' | 'invalidMark' | 'issueDate'>): boolean =>
  result === 'CONSISTENT' &&
  !isFinal({ result, invalidMark }) &&
  !isTooOld(issueDate, beijingDay(Date.now()))

/** Watches the invoice of a row; nothing where that means nothing, or is not the reader's to do. */
export function WatchAction({
  of,
}: {
  of: Pick<VerifyRow, 'no' | 'invoiceNumber' | 'issueDate' | 'result' | 'invalidMark'>
}) {
  const t = useWords(words)
  const may = useMay('verify.check')
  const [asking, setAsking] = useState(false)
  if (!may || !isWatchable(of)) return null
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon="eye"
        aria-label={t('watchOne', { number: of.invoiceNumber })}
        onClick={() => setAsking(true)}
      >
        {t('watch')}
      </Button>
      <Suspense fallback={null}>
        {asking && <WatchDialog of={of} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}

/** What the list of checks offers beside its rows. */
export function useWatchOffer(): { column: ListColumn<VerifyRow>; batch: BatchOffer } {
  const t = useWords(words)
  return {
    column: { key: 'watch', title: '', name: '', render: (row) => <WatchAction of={row} /> },
    batch: {
      action: 'verify.watch',
      label: t('watchMany'),
      ask: (n) => t('watchManyAsk', { n }),
      args: WatchArgs,
    },
  }
}
