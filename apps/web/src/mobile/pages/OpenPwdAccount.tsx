import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { useCallback, useEffect, useState } from 'react'
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

/** What to do at the bureau itself to have a password, or a new one (`?for=retrieve`). */
function OpenPwdAccount() {
  const t = useWords(status)
  const c = useWords(common)
  const { to } = useGo()
  const [query] = useSearchParams()
  const retrieve = query.get('for') === 'retrieve'
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
