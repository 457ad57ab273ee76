import { MOST_PICKED, type SheetColumn } from '@xinjian/contract/lists/registry'
import { beijingDay } from '@xinjian/format/verify/beforehand'
import { INVALID_MARKS, VERIFY_RESULTS } from '@xinjian/format/verify/result'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { namesOf } from '../../list/column.ts'
import { kindsOf } from '../kinds-of.ts'
import { useVerifyWords } from '../useVerifyWords.ts'
import type { Line } from './lines.ts'
import { TICKETS } from './list-columns.tsx'
import { useVoucherWords } from './voucher-words.ts'
import { words } from './words.ts'

const ExportRun = lazy(() => import('../../list/export/ExportRun.tsx'))

/** As they stand on the page. */
const AS_READ = { order: 'read' }

/** All vouchers on the page as a workbook: what holds of each, and what it came to; tickets too. */
export function ExportPage({ lines }: { lines: readonly Line[] }) {
  const t = useWords(words)
  const columns = useSheet()
  const [asked, setAsked] = useState<{ filter: Record<string, string>; only?: string[] } | null>(
    null,
  )
  const begin = () => {
    const only = lines.map(({ voucher }) => String(voucher.id))
    const days = lines.map(({ item }) => beijingDay(Date.parse(item.picture?.madeAt ?? '')))
    // More than may be named one by one leave with all that was read since.
    setAsked(
      only.length > MOST_PICKED
        ? { filter: { ...AS_READ, from: days.sort()[0]! } }
        : { filter: AS_READ, only },
    )
  }
  const button = (
    <Button icon="download" busy={asked !== null} disabled={lines.length === 0} onClick={begin}>
      {t('export')}
    </Button>
  )
  if (asked === null) return button
  return (
    <Suspense fallback={button}>
      <ExportRun
        small={false}
        asked={{ list: 'vouchers', name: t('exportName'), columns, ...asked }}
        onEnd={() => setAsked(null)}
      />
    </Suspense>
  )
}

function useSheet(): SheetColumn[] {
  const t = useWords(words)
  const say = useVoucherWords()
  const { t: tell } = useVerifyWords()
  const states = {
    ...namesOf(tell, VERIFY_RESULTS),
    NOT_VERIFIED: t('notVerified'),
    CANNOT_VERIFY: t('noVerify'),
  }
  const field = (name: string, more: Partial<SheetColumn> = {}) => ({
    title: say.field(name),
    field: name,
    ...more,
  })
  const money = { type: 'yuan' } as const
  return [
    field('fileName', { title: t('file') }),
    field('n', { title: t('nth'), type: 'number' }),
    field('kind', {
      title: t('kind'),
      names: { ...kindsOf(say.kind), ...namesOf(say.kind, TICKETS) },
    }),
    field('invoiceCode'),
    field('number', { title: t('number') }),
    field('date'),
    field('amountExclTax', money),
    field('taxAmount', money),
    field('total', { ...money, title: t('whole') }),
    field('checkCode'),
    field('sellerName'),
    field('sellerTaxNo'),
    field('buyerName'),
    field('buyerTaxNo'),
    field('where', { title: t('where') }),
    field('state', { title: tell('result'), names: states }),
    field('invalidMark', { title: tell('mark'), names: namesOf(tell, INVALID_MARKS) }),
    field('note', { title: t('said') }),
    field('verifiedAt', { title: tell('verifiedAt'), type: 'instant' }),
    field('checkNo', { title: tell('no') }),
    field('sameAs', { title: t('sameAs') }),
    field('doubts', { title: t('doubtful'), type: 'number' }),
    field('differs', { title: t('differsTitle'), type: 'number' }),
    field('edited', { title: t('corrected'), type: 'bool' }),
    field('confirmed', { title: t('looked'), type: 'number' }),
    field('confirmedBy', { title: t('lookedBy') }),
    field('confirmedAt', { title: t('lookedAt'), type: 'instant' }),
    field('madeBy', { title: t('by') }),
    field('madeAt', { title: t('readAt'), type: 'instant' }),
  ]
}
