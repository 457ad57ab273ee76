import type { ReactNode } from 'react'
import styles from './verdict.module.css'

export type Tone = 'GREEN' | 'YELLOW' | 'RED' | 'GREY'

/** One figure of the first screen: its name, what it says, what must be read with it. */
export function Tile(props: {
  name: string
  part: string
  tone?: Tone | undefined
  value: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={styles.tile} data-part={props.part} data-tone={props.tone}>
      <p>{props.name}</p>
      <b>{props.value}</b>
      {props.children ? <small>{props.children}</small> : null}
    </section>
  )
}
