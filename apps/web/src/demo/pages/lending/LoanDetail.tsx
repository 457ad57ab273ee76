import type { DemoLoan } from '@xinjian/contract/nouns/public/lendingDemo'
import { formatFen } from '@xinjian/format'
import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback.ts'
import layout from '../../../ui/styles/layout.module.css'
import { LendingPage, OfLoan } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { AmountField } from '../../lending/parts/Asked.tsx'
import { fenOf, yuan } from '../../lending/parts/figures.ts'
import { LoanState, Pairs, useNames } from '../../lending/parts/LoanLine.tsx'
import { Plan } from '../../lending/parts/Plan.tsx'
import planStyles from '../../lending/parts/plan.module.css'
import { Refusal } from '../../lending/parts/Refusal.tsx'
import { useStep } from '../../lending/useLending.ts'

/** `/jiuXianDemo/loanDetail?loan`: what is owed today, the plan, and paying. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('loanTitle')} needs="READY">
      {(state) => (
        <OfLoan state={state} fits={({ disbursedOn }) => disbursedOn !== null}>
          {(loan) => <Running loan={loan} />}
        </OfLoan>
      )}
    </LendingPage>
  )
}

function Running({ loan }: { loan: DemoLoan }) {
  const t = useWords(pageWords)
  const { product } = useNames(loan)
  const { overdueDays, settledOn, payments } = loan
  return (
    <>
      <section className={styles.hero}>
        <p>{t('owedNow')}</p>
        <strong>{yuan(loan.dueFen)}</strong>
        <dl>
          <div>
            <dt>{t('settleNow')}</dt>
            <dd>{yuan(loan.settlementFen)}</dd>
          </div>
          <div>
            <dt>{t('principalLeft')}</dt>
            <dd>{yuan(loan.principalLeftFen)}</dd>
          </div>
          <div>
            <dt>{t('penalty')}</dt>
            <dd>{yuan(loan.due?.PENALTY ?? 0)}</dd>
          </div>
        </dl>
      </section>
      {overdueDays > 0 && (
        <Refusal refused={{ message: t('overdue', { n: overdueDays }), field: undefined }} />
      )}
      <section className={styles.card}>
        <div className={styles.cardHead}>
          <h2>{product}</h2>
          <LoanState state={loan.state} />
        </div>
        {settledOn ? (
          <p role="status">{t('settledOn', { day: settledOn })}</p>
        ) : (
          <Repaying loan={loan} />
        )}
      </section>
      <section className={styles.card}>
        <Plan periods={loan.periods} />
      </section>
      {payments.length > 0 && (
        <section className={styles.card}>
          <h2>{t('payments')}</h2>
          <ol className={planStyles.periods}>
            {payments.map(({ day, fen }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: payments are only ever added.
              <li key={n}>
                <time dateTime={day}>{day}</time>
                <strong>{yuan(fen)}</strong>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Pairs rows={[[t('dueDay'), loan.dueDay]]} />
    </>
  )
}

function Repaying({ loan }: { loan: DemoLoan }) {
  const t = useWords(pageWords)
  const { take, busy, refused } = useStep()
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState(false)
  const fen = fenOf(typed)
  const fits = fen !== null && fen <= loan.settlementFen
  const fill = (fen: number) => setTyped(formatFen(fen))
  const error = refused?.field === 'fen' ? refused.message : undefined
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        setTold(!fits)
        if (!fits || !(await take('lendingRepay', { loanNo: loan.no, fen }))) return
        toast('success', t('repaid', { sum: yuan(fen) }))
        setTyped('')
      }}
    >
      <AmountField
        label={t('repayYuan')}
        hint={t('repayNote')}
        value={typed}
        error={told && !fits ? t('repayBad', { most: yuan(loan.settlementFen) }) : error}
        onChange={setTyped}
      />
      <div className={layout.row2}>
        {loan.dueFen > 0 && (
          <Button size="sm" onClick={() => fill(loan.dueFen)}>
            {t('payDue')}
          </Button>
        )}
        <Button size="sm" onClick={() => fill(loan.settlementFen)}>
          {t('payAll')}
        </Button>
      </div>
      <Refusal refused={refused} fields={['fen']} />
      <Button type="submit" variant="primary" size="lg" block busy={busy !== null}>
        {t('repay')}
      </Button>
    </form>
  )
}
