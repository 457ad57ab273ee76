import { DEMO_CONTRACTS } from '@xinjian/contract/lending-demo/world'
import type { DemoLoan } from '@xinjian/contract/nouns/public/lendingDemo'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { LendingPage, OfLoan } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { Reader } from '../../lending/parts/Reader.tsx'
import { Refusal } from '../../lending/parts/Refusal.tsx'
import { lendingPaths } from '../../lending/paths.ts'
import { useStep } from '../../lending/useLending.ts'

/** `/jiuXianDemo/signContract?loan`: loan contract and entrusted payment, each read and signed. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('signTitle')} needs="READY">
      {(state) => (
        <OfLoan state={state} fits={({ state }) => state === 'APPROVED'}>
          {(loan) => <Signing loan={loan} />}
        </OfLoan>
      )}
    </LendingPage>
  )
}

function Signing({ loan }: { loan: DemoLoan }) {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  const { take, busy, refused } = useStep()
  const { signed } = loan
  return (
    <>
      <p className={styles.note}>{t('signNote')}</p>
      {DEMO_CONTRACTS.map((of) => (
        <Reader key={of} of={of} loanNo={loan.no} signed={signed[of]}>
          {({ hash }) => (
            <Button
              variant="primary"
              block
              busy={busy !== null}
              onClick={() => void take('lendingSign', { loanNo: loan.no, of, hash })}
            >
              {t('sign')}
            </Button>
          )}
        </Reader>
      ))}
      <Refusal refused={refused} />
      <Button
        variant="primary"
        size="lg"
        block
        disabled={!signed.LOAN || !signed.PAYMENT}
        onClick={() => navigate(lendingPaths.verify({ loan: loan.no }))}
      >
        {t('toVerify')}
      </Button>
    </>
  )
}
