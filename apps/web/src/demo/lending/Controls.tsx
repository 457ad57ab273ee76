import { DEMO_FAULTS, DEMO_MOST_DAYS } from '@xinjian/contract/lending-demo/world'
import type { DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, Input, Select } from '../../ui/Field.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './lending.module.css'
import { daysUntil } from './parts/figures.ts'
import { Refusal } from './parts/Refusal.tsx'
import { lendingPaths } from './paths.ts'
import { useStep } from './useLending.ts'
import { faultWords, words } from './words.ts'

/** Days behind the grace of every product. */
const BEHIND_GRACE = 4

/** What no borrower decides: how outside parties behave, and how fast days pass. */
export function Controls({ state, onDone }: { state: DemoVisitState; onDone?: () => void }) {
  const t = useWords(words)
  const f = useWords(faultWords)
  const navigate = useNavigate()
  const { take, busy, refused } = useStep()
  const [typed, setTyped] = useState('30')
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  const next = nextDue(state)
  const pass = async (days: number) => {
    const passed = await take('lendingPass', { days })
    if (passed) toast('success', t('nowIs', { day: passed.today }))
  }
  const restart = async () => {
    const box = { tone: 'warning', title: t('restart'), message: t('restartAsk') } as const
    if (!(await ask({ ...box, okText: t('restart'), cancelText: t('cancel') }))) return
    if (!(await take('lendingRestart', {}))) return
    onDone?.()
    navigate(lendingPaths.home())
  }
  return (
    <div className={styles.controls}>
      <p>{t('optionsNote')}</p>
      <Field label={t('fault')}>
        {(ids) => (
          <Select
            {...ids}
            value={state.fault}
            disabled={busy !== null}
            onChange={({ target }) => void take('lendingFault', { fault: target.value as never })}
          >
            {DEMO_FAULTS.map((fault) => (
              <option key={fault} value={fault}>
                {f(fault)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <dl className={styles.pairs}>
        <dt>{t('demoDay')}</dt>
        <dd>{state.today}</dd>
        <dt>{t('daysPassed')}</dt>
        <dd>{t('days', { n: state.daysPassed })}</dd>
      </dl>
      <form
        className={styles.passing}
        onSubmit={(event) => {
          event.preventDefault()
          if (days > 0) void pass(days)
        }}
      >
        <Field
          label={t('passDays')}
          error={days > 0 ? undefined : t('passRange', { n: DEMO_MOST_DAYS })}
        >
          {(ids) => (
            <Input
              {...ids}
              inputMode="numeric"
              value={typed}
              onChange={({ target }) => setTyped(target.value.trim())}
            />
          )}
        </Field>
        <Button type="submit" busy={busy === 'lendingPass'} disabled={days === 0}>
          {t('pass')}
        </Button>
      </form>
      {next !== null && (
        <div className={layout.row2}>
          {next > 0 && <Button onClick={() => void pass(next)}>{t('passToDue')}</Button>}
          <Button onClick={() => void pass(next + BEHIND_GRACE)}>{t('passToLate')}</Button>
        </div>
      )}
      <Refusal refused={refused} />
      <Button variant="danger" busy={busy === 'lendingRestart'} onClick={() => void restart()}>
        {t('restart')}
      </Button>
    </div>
  )
}

/** Days until something is due on a loan that runs; 0 = today; null = nothing is. */
function nextDue({ loans, today }: DemoVisitState): number | null {
  const dues = loans
    .filter(({ disbursedOn, settledOn }) => disbursedOn !== null && settledOn === null)
    .flatMap(({ periods }) => periods.filter(({ state }) => state === 'NOT_DUE' || state === 'DUE'))
    .map(({ due }) => daysUntil(today, due))
    .filter((days) => days >= 0)
  return dues.length > 0 ? Math.min(...dues) : null
}
