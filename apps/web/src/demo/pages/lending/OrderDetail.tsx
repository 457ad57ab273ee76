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

/** `/jiuXianDemo/oderDetail?loan`: the order of a drawdown, and what comes next. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('orderTitle')} needs="READY">
      {(state) => <OfLoan state={state}>{(loan) => <Ordered loan={loan} />}</OfLoan>}
    </LendingPage>
  )
}

function Ordered({ loan }: { loan: DemoLoan }) {
  const t = useWords(pageWords)
  const { take, busy, refused } = useStep()
  const navigate = useNavigate()
  const { product, order, goods } = useNames(loan)
  const next = nextOf(loan)
  const go = () =>
    next.to === null ? void take('lendingAdvance', { loanNo: loan.no }) : navigate(next.to)
  return (
    <>
      <section className={styles.card}>
        <div className={styles.cardHead}>
          <h2>{loan.orderNo}</h2>
          <LoanState state={loan.state} />
        </div>
        <Pairs
          rows={[
            [t('supplier'), order?.supplier],
            [t('goods'), goods],
            [t('productName'), product],
            [t('drawn'), yuan(loan.amountFen)],
            [t('term'), t('monthsOne', { n: loan.months })],
            [t('dueDay'), loan.dueDay],
          ]}
        />
      </section>
      {loan.why && <Refusal refused={{ message: loan.why, field: undefined }} />}
      <Refusal refused={refused} />
      <Button variant="primary" size="lg" block busy={busy !== null} onClick={go}>
        {t(next.key)}
      </Button>
    </>
  )
}

/** `to` null = the lender's step, which is taken here. */
function nextOf({ no, state }: DemoLoan) {
  const loan = { loan: no }
  switch (state) {
    case 'APPLIED':
      return { key: 'judged', to: null } as const
    case 'APPROVED':
      return { key: 'toSign', to: lendingPaths.sign(loan) } as const
    case 'SIGNED':
    case 'DISBURSING':
      return { key: 'toPay', to: lendingPaths.pay(loan) } as const
    case 'REJECTED':
    case 'FAILED':
      return { key: 'again', to: lendingPaths.products() } as const
    default:
      return { key: 'toLoan', to: lendingPaths.loan(loan) } as const
  }
}
