import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import styles from './verdict.module.css'

export type Tone = 'GREEN' | 'YELLOW' | 'RED' | 'GREY'

/** One figure of the first screen: its name, what it says, what must be read with it. */
export function Tile(props: {
  name: string
  tone?: Tone | undefined
  value: ReactNode
  /** It holds a list and takes what the others leave of its line. */
  wide?: boolean
  children?: ReactNode
}) {
  return (
    <section
      className={cx(styles.tile, props.wide && styles.wideTile)}
      aria-label={props.name}
      data-tone={props.tone}
    >
      <p>{props.name}</p>
      <b>{props.value}</b>
      {props.children ? <small>{props.children}</small> : null}
    </section>
  )
}
