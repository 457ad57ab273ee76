import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import layout from '../../layout/layout.module.css'
import styles from './site.module.css'

/** A part of a page under a heading of its own. */
export function Section(props: {
  title: string
  lead?: string
  id?: string
  tone?: 'tint' | 'ink'
  children?: ReactNode
}) {
  return (
    <section
      className={cx(
        styles.section,
        props.tone === 'tint' && styles.tint,
        props.tone === 'ink' && styles.ink,
      )}
      id={props.id}
    >
      <div className={layout.wrap}>
        <header className={styles.head}>
          <h2>{props.title}</h2>
          {props.lead && <p>{props.lead}</p>}
        </header>
        {props.children}
      </div>
    </section>
  )
}
