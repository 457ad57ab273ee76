import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './item-row.module.css'

/** One of a few things that belong to somebody (a key, a session): what is to be known of it, and what can be done with it. */
export function ItemRow(props: { children: ReactNode; ways: ReactNode; 'data-part'?: string }) {
  return (
    <li className={cx(layout.one640, styles.row)} data-part={props['data-part']}>
      <div>{props.children}</div>
      {props.ways && <span className={styles.ways}>{props.ways}</span>}
    </li>
  )
}
