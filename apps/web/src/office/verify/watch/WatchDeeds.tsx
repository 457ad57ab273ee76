import { useQuery, useQueryClient } from '@tanstack/react-query'
import { verifyWatch, type WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf, query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask, toast } from '../../../ui/feedback.ts'
import { yuan } from '../../billing/yuan.ts'
import { words } from './words.ts'

const ResumeDialog = lazy(() => import('./ResumeDialog.tsx'))

/** What can be done with a watch: look now, for its price; rest no more; end. */
export function WatchDeeds({ of }: { of: WatchRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [resuming, setResuming] = useState(false)
  const { data: terms } = useQuery({
    ...query(verifyWatch.watchTerms, {}),
    enabled: of.status === 'WATCHING',
  })
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work().catch(toastRefusal)
    await Promise.all(
      [verifyWatch.watchOf, verifyWatch.watchList].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
    setBusy(false)
  }
  const stop = async () => {
    const sure = await ask({
      tone: 'warning',
      title: t('stop'),
      message: t('stopAsk'),
      okText: t('stop'),
      cancelText: t('keep'),
    })
    if (!sure) return
    await run(async () => {
      await call(verifyWatch.watchStop, { no: of.no }, { silent: true })
      toast('success', t('stopped'))
    })
  }
  const price = terms?.quote && yuan(terms.quote.price)
  return (
    <>
      {of.status === 'WATCHING' && (
        <Button
          size="sm"
          icon="refresh"
          busy={busy || of.looking}
          onClick={() =>
            void run(() => call(verifyWatch.watchNow, { no: of.no }, { silent: true }))
          }
        >
          {price ? t('now', { price }) : t('nowPlain')}
        </Button>
      )}
      {of.status === 'PAUSED' && (
        <Button size="sm" onClick={() => setResuming(true)}>
          {t('resume')}
        </Button>
      )}
      {of.status !== 'ENDED' && (
        <Button size="sm" variant="quiet" onClick={() => void stop()}>
          {t('stop')}
        </Button>
      )}
      <Suspense fallback={null}>
        {resuming && <ResumeDialog of={of} onClose={() => setResuming(false)} />}
      </Suspense>
    </>
  )
}
