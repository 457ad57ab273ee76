import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { machine } from '../words/machine.ts'
import styles from './machine.module.css'

/** A screen of the terminal: what is to be done, large, and one way out of it. */
export function Frame(props: {
  title: string
  note?: ReactNode
  step?: number
  refusal?: string | null
  action?: ReactNode
  onEnd?: () => void
  children?: ReactNode
}) {
  const t = useWords(machine)
  return (
    <main className={styles.machine}>
      <div className={styles.top}>
        <span>{props.step && t('step', { n: props.step })}</span>
        {props.onEnd && (
          <Button size="lg" className={styles.big} onClick={props.onEnd}>
            {t('end')}
          </Button>
        )}
      </div>
      <h1>{props.title}</h1>
      <div className={styles.body}>
        {props.note && <p>{props.note}</p>}
        {props.children}
        {props.refusal && <p role="alert">{props.refusal}</p>}
      </div>
      <div className={styles.actions}>{props.action}</div>
    </main>
  )
}

/** One touch that does something and may be refused. */
export function Big(props: {
  busy?: boolean
  disabled?: boolean
  plain?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant={props.plain ? 'default' : 'primary'}
      size="lg"
      className={styles.big}
      busy={props.busy ?? false}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      {props.children}
    </Button>
  )
}
