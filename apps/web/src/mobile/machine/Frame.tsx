import { createContext, type ReactNode, useContext } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { Seal } from '../../ui/brand/Seal.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Refusal } from '../parts/Refusal.tsx'
import { machine } from '../words/machine.ts'
import type { OwnTerminal } from './key.ts'
import styles from './machine.module.css'

/** Whose terminal this is and where it stands; null = it is not set up. */
export const OwnDevice = createContext<OwnTerminal | null>(null)

const STEPS = [1, 2, 3, 4, 5, 6] as const

/** A screen of the terminal: what is to be done, large, and one way out of it. */
export function Frame(props: {
  title: string
  note?: ReactNode
  /** Drawn above the title, where there is nothing to type or read. */
  icon?: IconName
  step?: number
  refusal?: string | null
  action?: ReactNode
  onEnd?: () => void
  children?: ReactNode
}) {
  const t = useWords(machine)
  const own = useContext(OwnDevice)
  return (
    <div className={styles.machine}>
      <header className={styles.head}>
        <div className={styles.top}>
          <Seal size={52} />
          <p className={styles.whose}>
            <b>{own?.institution ?? '信鉴'}</b>
            {own && <span>{own.place}</span>}
          </p>
          {props.onEnd && (
            <Button size="lg" className={styles.end} onClick={props.onEnd}>
              {t('end')}
            </Button>
          )}
        </div>
        {props.step && (
          <div className={styles.steps}>
            <p>{t('step', { n: props.step })}</p>
            <ol aria-hidden="true">
              {STEPS.map((n) => (
                <li key={n} className={n <= (props.step ?? 0) ? styles.isDone : undefined} />
              ))}
            </ol>
          </div>
        )}
      </header>
      <main className={styles.main}>
        {props.icon && (
          <span className={styles.sign}>
            <Icon name={props.icon} size={72} strokeWidth="1.2" />
          </span>
        )}
        <h1>{props.title}</h1>
        {props.note && <p className={textStyles.soft}>{props.note}</p>}
        {props.children}
        <Refusal text={props.refusal ?? null} />
      </main>
      {props.action && <footer className={styles.actions}>{props.action}</footer>}
    </div>
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
