import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/States.tsx'
import bureauStyles from '../parts/bureau/bureau.module.css'
import { phonePage } from '../parts/phone-page.tsx'
import { Refusal } from '../parts/Refusal.tsx'
import { Screen } from '../parts/Screen.tsx'
import styles from '../parts/screen.module.css'
import { act } from '../tax/flow.ts'
import { useAct, useGo } from '../tax/hooks/use-tax.ts'
import { common } from '../words/common.ts'
import { status } from '../words/status.ts'

/** Of those who forgot theirs only. */
const ResetPassword = lazy(() =>
  import('../parts/bureau/reset/ResetPassword.tsx').then((m) => ({ default: m.ResetPassword })),
)

/** A new password by a mobile on record (`?for=retrieve`), or what to do at the bureau itself to have one. */
function OpenPwdAccount() {
  const [query] = useSearchParams()
  const retrieve = query.get('for') === 'retrieve'
  const [elsewhere, setElsewhere] = useState(false)
  return retrieve && !elsewhere ? (
    <Suspense fallback={<Skeleton lines={5} />}>
      <ResetPassword onOther={() => setElsewhere(true)} />
    </Suspense>
  ) : (
    <Guide retrieve={retrieve} />
  )
}

/** What to do at the bureau itself. */
function Guide({ retrieve }: { retrieve: boolean }) {
  const t = useWords(status)
  const c = useWords(common)
  const { to } = useGo()
  const [guide, setGuide] = useState<DataOf<typeof collect.openPasswordAccount> | null>(null)
  const { refusal, run } = useAct()
  const load = useCallback(
    () =>
      void run('guide', async () =>
        setGuide(
          await act(
            retrieve ? collect.retrievePassword : collect.openPasswordAccount,
            {},
            { again: true },
          ),
        ),
      ),
    [run, retrieve],
  )
  useEffect(load, [load])
  return (
    <Screen
      step="BUREAU"
      title={guide?.title ?? ' '}
      onBack={() => to('loginEtax')}
      action={
        <Button variant="primary" size="lg" block onClick={() => to('loginEtax')}>
          {t('guideBack')}
        </Button>
      }
    >
      {refusal ? (
        <>
          <Refusal text={refusal} />
          <Button onClick={load}>{c('retry')}</Button>
        </>
      ) : guide ? (
        <section className={styles.card}>
          <ol className={bureauStyles.guide}>
            {guide.steps.map((line) => (
              <li key={line}>
                <p>{line}</p>
              </li>
            ))}
          </ol>
          {guide.url && (
            <LinkButton href={guide.url} target="_blank" rel="noreferrer" block>
              {t('guideOpen')}
            </LinkButton>
          )}
        </section>
      ) : (
        <Skeleton lines={5} />
      )}
    </Screen>
  )
}

export const Component = phonePage('openPwdAccount', OpenPwdAccount)
