import { useQuery, useQueryClient } from '@tanstack/react-query'
import { verifyWatch, type WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { keyOf, query } from '../../../api/query.ts'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { useWords } from '../../../i18n/dictionary.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/feedback.ts'
import { Failed, Skeleton } from '../../../ui/States.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { yuan } from '../../billing/yuan.ts'
import { type Terms, useWatchForm } from './useWatchForm.ts'
import { WatchFields } from './WatchFields.tsx'
import { words } from './words.ts'

/** A watch that rests goes on, for as long and as much as is said anew. */
export default function ResumeDialog(props: { of: WatchRow; onClose: () => void }) {
  const t = useWords(words)
  const terms = useQuery(query(verifyWatch.watchTerms, {}))
  if (terms.data) return <Asked {...props} terms={terms.data} />
  return (
    <Dialog open title={t('resume')} onClose={props.onClose}>
      {terms.error ? (
        <Failed message={messageOf(terms.error)} onRetry={() => void terms.refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  )
}

function Asked({ of, terms, onClose }: { of: WatchRow; terms: Terms; onClose: () => void }) {
  const t = useWords(words)
  const client = useQueryClient()
  const { every, spent } = of
  const again = async ({ days, cap }: { days: number; cap: number }) => {
    await call(verifyWatch.watchResume, { no: of.no, days, cap }, { silent: true })
    toast('success', t('resumed'))
    await Promise.all(
      [verifyWatch.watchOf, verifyWatch.watchList].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
    onClose()
  }
  const form = useWatchForm(terms, again, { every, spent })
  return (
    <FormDialog
      of={form}
      open
      title={t('resume')}
      width="480px"
      onClose={onClose}
      submit={t('resume')}
      className={layout.stack3}
    >
      <p>{t('resumeIntro', { spent: yuan(spent) })}</p>
      <WatchFields of={form} terms={terms} fixed />
    </FormDialog>
  )
}
