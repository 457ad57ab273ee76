import { DEMO_CONSENTS } from '@xinjian/contract/lending-demo/world'
import type { DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask, toast } from '../../../ui/feedback.ts'
import { LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { Reader } from '../../lending/parts/Reader.tsx'
import { Refusal } from '../../lending/parts/Refusal.tsx'
import { lendingPaths } from '../../lending/paths.ts'
import { useStep } from '../../lending/useLending.ts'

/** `/jiuXianDemo/credit`: two consents, each read and signed apart. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('creditTitle')} needs="CREDIT">
      {(state) => <Consents state={state} />}
    </LendingPage>
  )
}

function Consents({ state }: { state: DemoVisitState }) {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  const { take, busy, refused } = useStep()
  const agree = async (of: (typeof DEMO_CONSENTS)[number], hash: string) => {
    const next = await take('lendingConsent', { of, hash, agree: true })
    if (next?.step === 'ACCOUNT') navigate(lendingPaths.account())
  }
  const decline = async (of: (typeof DEMO_CONSENTS)[number], hash: string) => {
    const box = { tone: 'warning', title: t('decline'), message: t('declineAsk') } as const
    if (!(await ask({ ...box, okText: t('decline'), cancelText: t('cancel') }))) return
    if (!(await take('lendingConsent', { of, hash, agree: false }))) return
    toast('info', t('declined'))
    navigate(lendingPaths.home(), { replace: true })
  }
  return (
    <>
      <p className={styles.note}>{t('creditNote')}</p>
      {state.refused && <Refusal refused={{ message: state.refused, field: undefined }} />}
      {DEMO_CONSENTS.map((of) => (
        <Reader key={of} of={of} signed={state.consents[of]}>
          {({ hash }) => (
            <div className={styles.action}>
              <Button
                variant="primary"
                block
                busy={busy !== null}
                onClick={() => void agree(of, hash)}
              >
                {t('agree')}
              </Button>
              <Button variant="quiet" block onClick={() => void decline(of, hash)}>
                {t('decline')}
              </Button>
            </div>
          )}
        </Reader>
      ))}
      <Refusal refused={refused} />
    </>
  )
}
