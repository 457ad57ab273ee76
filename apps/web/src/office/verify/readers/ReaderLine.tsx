import { useQuery } from '@tanstack/react-query'
import { type ReaderChoice, verify } from '@xinjian/contract/nouns/verify'
import { lazy, Suspense, useState } from 'react'
import { query } from '../../../api/query.ts'
import { instant } from '../../../reports/format/instant.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './readers.module.css'
import { useReaderWords } from './useReaderWords.ts'

const ReaderDialog = lazy(() => import('./ReaderDialog.tsx'))
const SentDialog = lazy(() => import('./SentDialog.tsx'))

/** Who reads what is given here, whether it leaves the platform, and how long it is kept. */
export function ReaderLine() {
  const { t, name } = useReaderWords()
  const may = useMay('company.write')
  const [open, setOpen] = useState<'set' | 'sent' | null>(null)
  const { data: choice } = useQuery(query(verify.readerChoice, {}))
  if (!choice) return null
  const said = ({ who, host, vendor }: ReaderChoice) => {
    if (who === 'OWN') return t('own')
    if (host === null) return t('stopped')
    return t(who === 'VENDOR' ? 'vendor' : 'ownFirst', { name: name(vendor ?? ''), host })
  }
  const { madeBy, madeAt } = choice
  return (
    <div className={styles.line}>
      <p role="note">
        {said(choice)}{' '}
        {madeBy && madeAt && t('chosenBy', { who: madeBy, at: instant(madeAt).slice(0, 16) })}{' '}
        {t('kept', { n: choice.keptDays })}
      </p>
      {may && (
        <Button size="sm" icon="settings" onClick={() => setOpen('set')}>
          {t('set')}
        </Button>
      )}
      {(madeBy || choice.who !== 'OWN') && (
        <Button size="sm" variant="quiet" onClick={() => setOpen('sent')}>
          {t('sent')}
        </Button>
      )}
      <Suspense>
        {open === 'set' && <ReaderDialog of={choice} onClose={() => setOpen(null)} />}
        {open === 'sent' && <SentDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  )
}
