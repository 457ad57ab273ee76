import type { DemoLoan } from '@xinjian/contract/nouns/public/lendingDemo'
import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { LendingPage, OfLoan } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { yuan } from '../../lending/parts/figures.ts'
import { LoanState, Pairs, useNames } from '../../lending/parts/LoanLine.tsx'
import { Refusal } from '../../lending/parts/Refusal.tsx'
import { lendingPaths } from '../../lending/paths.ts'
import { useStep } from '../../lending/useLending.ts'

const BEFORE: readonly DemoLoan['state'][] = ['APPLIED', 'APPROVED', 'REJECTED']

/** `/jiuXianDemo/payOff?loan`: the supplier is paid, state by state. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('payTitle')} needs="READY">
      {(state) => (
        <OfLoan state={state} fits={({ state }) => !BEFORE.includes(state)}>
          {(loan) => <Paying loan={loan} />}
        </OfLoan>
      )}
    </LendingPage>
  )
}

const LAST_DIGITS = 4

function Paying({ loan }: { loan: DemoLoan }) {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  const { take, busy, refused } = useStep()
  const { order } = useNames(loan)
  const { state, why } = loan
  const failed = state === 'FAILED'
  const paid = loan.disbursedOn !== null
  const at = paid ? 2 : state === 'SIGNED' ? 0 : 1
  const states = ['SIGNED', 'DISBURSING', failed ? 'FAILED' : 'DISBURSED'] as const
  return (
    <>
      <p className={styles.note}>{t('payNote')}</p>
      <section className={styles.card}>
        <div className={styles.cardHead}>
          <h2>{order?.no}</h2>
          <LoanState state={state} />
        </div>
        <Pairs
          rows={[
            [t('drawn'), yuan(loan.amountFen)],
            [t('payTo'), order?.supplier],
            [t('payBank'), order?.bank],
            [t('payAccount'), `**** ${order?.account.slice(-LAST_DIGITS)}`],
          ]}
        />
      </section>
      <section className={styles.card} aria-live="polite">
        <ol className={styles.steps}>
          {states.map((name, i) => (
            <li key={name} data-done={i <= at || failed} data-bad={name === 'FAILED'}>
              {t(`pay${name}`)}
            </li>
          ))}
        </ol>
        {why && <Refusal refused={{ message: why, field: undefined }} />}
      </section>
      <Refusal refused={refused} />
      {!paid && !failed && (
        <Button
          variant="primary"
          size="lg"
          block
          busy={busy !== null}
          onClick={() => void take('lendingAdvance', { loanNo: loan.no })}
        >
          {t('nextState')}
        </Button>
      )}
      {(paid || failed) && (
        <Button
          variant="primary"
          size="lg"
          block
          onClick={() =>
            navigate(paid ? lendingPaths.loan({ loan: loan.no }) : lendingPaths.products())
          }
        >
          {t(paid ? 'toLoan' : 'again')}
        </Button>
      )}
    </>
  )
}
