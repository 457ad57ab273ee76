import type { ReactNode } from 'react'
import styles from './key-row.module.css'

/** One key of an interface: what is to be known of it, and what can be done with it. */
export function KeyRow(props: { children: ReactNode; ways: ReactNode }) {
  return (
    <li className={styles.row}>
      <div>{props.children}</div>
      {props.ways && <span className={styles.ways}>{props.ways}</span>}
    </li>
  )
}
