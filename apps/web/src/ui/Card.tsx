import type { ReactNode } from 'react'
import styles from './card.module.css'
import { cx } from './cx.ts'
import layout from './styles/layout.module.css'
import textStyles from './styles/text.module.css'

/** A titled surface. `extra` stands at the right of the title; `flush` lets a table touch the edges. */
export function Card(props: {
  title?: ReactNode
  extra?: ReactNode
  flush?: boolean
  className?: string
  children?: ReactNode
}) {
  return (
    <section
      className={cx(styles.card, props.flush && styles.cardFlush, props.className)}
      data-part="card"
    >
      {(props.title || props.extra) && (
        <header>
          <h2>{props.title}</h2>
          {props.extra && <div className={styles.cardExtra}>{props.extra}</div>}
        </header>
      )}
      <div className={styles.cardBody} data-part="cardBody">
        {props.children}
      </div>
    </section>
  )
}

/** Head of an office page: what it is, one sentence, actions at the right. */
export function PageHead(props: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.pagehead} data-part="pageHead">
      <div>
        <h1>{props.title}</h1>
        {props.note && <p>{props.note}</p>}
      </div>
      {props.children && <div className={layout.row2}>{props.children}</div>}
    </div>
  )
}

/** One figure with its name; `value` is set large in tabular digits. */
export function Stat(props: {
  label: ReactNode
  value: ReactNode
  unit?: ReactNode
  note?: ReactNode
  title?: string
}) {
  return (
    <div title={props.title}>
      <p className={textStyles.mutedSm}>{props.label}</p>
      <p className={cx(styles.statValue, textStyles.num)} data-part="statValue">
        {props.value}
        {props.unit && <small>{props.unit}</small>}
      </p>
      {props.note && <p className={textStyles.mutedXs}>{props.note}</p>}
    </div>
  )
}
