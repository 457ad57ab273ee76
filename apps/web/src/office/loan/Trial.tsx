import type { drawdownForm } from '@xinjian/contract/forms/loan'
import { loan, type PeriodRow } from '@xinjian/contract/nouns/finance/loan'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { call } from '../../api/client.ts'
import type { HandleOf } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { fenOf, termsOf, yuan } from './fen.ts'
import css from './loan.module.css'
import { Plan } from './Plan.tsx'
import { words } from './words.ts'

const PlanChart = lazy(async () => ({ default: (await import('./PlanChart.tsx')).PlanChart }))

/** Fields that a plan is made of; the others may be empty still. */
const ASKED = [
  ...(['amount', 'from', 'dueDate', 'rate', 'penalty'] as const),
  ...(['method', 'dayCount', 'graceDays', 'compound', 'rounding'] as const),
]

interface Tried {
  /** What it was tried with: once one of them is typed anew, it is no plan of what would be sent. */
  of: string
  periods: PeriodRow[]
  interestFen: number
}

/** The plan that what is typed would make, reckoned by the server before anything is sent. */
export function Trial({ of }: { of: HandleOf<typeof drawdownForm> }) {
  const t = useWords(words)
  const [tried, setTried] = useState<Tried | null>(null)
  const [busy, setBusy] = useState(false)
  const typed = useSyncExternalStore(of.subscribe, () =>
    ASKED.map((name) => of.values()[name]).join('|'),
  )
  const trial = async () => {
    const wrong = of.judge(ASKED)
    if (wrong) return of.focus(wrong)
    const given = of.read(ASKED)
    setBusy(true)
    try {
      const plan = await call(
        loan.drawdownPlan,
        {
          ...{ terms: termsOf(given), amountFen: fenOf(given.amount) },
          ...{ from: given.from, dueDate: given.dueDate },
        },
        { silent: true },
      )
      setTried({ of: typed, ...plan })
    } catch (error) {
      const field = of.refuse(error)
      if (field) of.focus(field)
    } finally {
      setBusy(false)
    }
  }
  const shown = tried?.of === typed ? tried : null
  return (
    <section className={css.trial} aria-label={t('plan')}>
      <Button busy={busy} onClick={() => void trial()}>
        {t('trial')}
      </Button>
      {shown ? (
        <>
          <p role="status">
            {t('trialTotal', { n: shown.periods.length, sum: yuan(shown.interestFen) })}
          </p>
          {shown.periods.length > 1 ? (
            <Suspense fallback={null}>
              <PlanChart periods={shown.periods} ahead />
            </Suspense>
          ) : null}
          <Plan periods={shown.periods} ahead />
        </>
      ) : null}
    </section>
  )
}
