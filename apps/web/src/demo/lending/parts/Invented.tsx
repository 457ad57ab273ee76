import { DEMO_BORROWER } from '@xinjian/contract/lending-demo/world'
import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, Input } from '../../../ui/Field.tsx'
import styles from '../lending.module.css'
import type { Refused } from '../useLending.ts'
import { words } from '../words.ts'
import { Refusal } from './Refusal.tsx'

type Name = keyof typeof DEMO_BORROWER

/** Fields of the invented borrower, filled in; what is typed instead is refused by the server and kept nowhere. */
export function Invented<const N extends Name>(props: {
  names: readonly N[]
  refused: Refused | null
  busy: boolean
  action: string
  onSend: (values: Record<N, string>) => void
}) {
  const t = useWords(words)
  const filled = () => {
    const values = {} as Record<N, string>
    for (const name of props.names) values[name] = DEMO_BORROWER[name]
    return values
  }
  const [values, setValues] = useState(filled)
  const [empty, setEmpty] = useState<N | null>(null)
  const errorOf = (name: N) => {
    if (empty === name) return t('fillIn')
    return props.refused?.field === name ? props.refused.message : undefined
  }
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const missing = props.names.find((name) => values[name].trim() === '') ?? null
        setEmpty(missing)
        if (missing === null) props.onSend(values)
      }}
    >
      <p className={styles.note}>{t('inventedNote')}</p>
      {props.names.map((name) => (
        <Field key={name} label={t(name)} error={errorOf(name)}>
          {(ids) => (
            <Input
              {...ids}
              name={name}
              value={values[name]}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              inputMode={name === 'mobile' || name === 'cardNo' ? 'numeric' : undefined}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <Refusal refused={props.refused} fields={props.names} />
      <div className={styles.action}>
        <Button type="submit" variant="primary" size="lg" block busy={props.busy}>
          {props.action}
        </Button>
        <Button
          variant="quiet"
          block
          onClick={() => {
            setValues(filled())
            setEmpty(null)
          }}
        >
          {t('refill')}
        </Button>
      </div>
    </form>
  )
}
