import type { DemoVisitState } from '@xinjian/contract/nouns/public/lendingDemo'
import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Input } from '../../../ui/Field.tsx'
import styles from '../lending.module.css'
import type { Refused } from '../useLending.ts'
import { words } from '../words.ts'
import { Refusal } from './Refusal.tsx'

/** A code of six digits: sent, sent again once the wait is over, entered. */
export function CodeForm(props: {
  state: DemoVisitState
  refused: Refused | null
  sending: boolean
  checking: boolean
  action: string
  onSend: () => void
  onCheck: (code: string) => void
}) {
  const t = useWords(words)
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const { inbox } = props.state
  const wait = useWait(inbox?.againAt)
  const told = props.refused?.field === 'code' ? props.refused.message : undefined
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const whole = /^\d{6}$/.test(code)
        setShort(!whole)
        if (whole) props.onCheck(code)
      }}
    >
      <Button block busy={props.sending} disabled={wait > 0} onClick={props.onSend}>
        {wait > 0 ? t('sendIn', { n: wait }) : t(inbox ? 'sendAgain' : 'sendCode')}
      </Button>
      <Field label={t('code')} error={short ? t('codeShort') : told} hint={t('codeHint')}>
        {(ids) => (
          <Input
            {...ids}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            onChange={({ target }) => {
              setCode(target.value.replace(/\D/g, ''))
              setShort(false)
            }}
          />
        )}
      </Field>
      <Refusal refused={props.refused} fields={['code']} />
      <div className={styles.action}>
        <Button type="submit" variant="primary" size="lg" block busy={props.checking}>
          {props.action}
        </Button>
      </div>
    </form>
  )
}

const TICK_MS = 1000

/** Whole seconds until an instant; zero behind it. */
function useWait(until: string | undefined): number {
  const left = () =>
    until ? Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / TICK_MS)) : 0
  const [wait, setWait] = useState(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reckoned of the instant alone.
  useEffect(() => {
    setWait(left())
    const timer = setInterval(() => setWait(left()), TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return wait
}
