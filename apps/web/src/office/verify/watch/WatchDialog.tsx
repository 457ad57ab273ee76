import { useQuery, useQueryClient } from '@tanstack/react-query'
import { verifyWatch } from '@xinjian/contract/nouns/verify/verifyWatch'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { useWords } from '../../../i18n/dictionary.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { type Terms, useWatchForm } from './useWatchForm.ts'
import { WatchFields } from './WatchFields.tsx'
import { words } from './words.ts'

interface Watchable {
  /** Of the check. */
  no: string
  invoiceNumber: string
}

/** Asks how an invoice is to be watched; what it will cost is told before. */
export default function WatchDialog(props: { of: Watchable; onClose: () => void }) {
  const t = useWords(words)
  const terms = useQuery(query(verifyWatch.watchTerms, {}))
  if (terms.data) return <Asked {...props} terms={terms.data} />
  return (
    <Dialog open title={t('watchOne', { number: props.of.invoiceNumber })} onClose={props.onClose}>
      {terms.error ? (
        <Failed message={messageOf(terms.error)} onRetry={() => void terms.refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  )
}

function Asked({ of, terms, onClose }: { of: Watchable; terms: Terms; onClose: () => void }) {
  const t = useWords(words)
  const client = useQueryClient()
  const form = useWatchForm(terms, async (body) => {
    await call(verifyWatch.watchAdd, { no: of.no, ...body }, { silent: true })
    toast('success', t('begun'))
    await Promise.all(
      [verifyWatch.watchOf, verifyWatch.watchList].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
    onClose()
  })
  return (
    <FormDialog
      of={form}
      open
      title={t('watchOne', { number: of.invoiceNumber })}
      width="480px"
      onClose={onClose}
      submit={t('watch')}
      className={layout.stack3}
    >
      <p>{t('intro')}</p>
      <WatchFields of={form} terms={terms} />
    </FormDialog>
  )
}
