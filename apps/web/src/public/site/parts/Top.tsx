import type { ReactNode } from 'react'
import { Seal } from '../../../ui/brand/Seal.tsx'
import button from '../../../ui/button.module.css'
import { cx } from '../../../ui/cx.ts'
import layout from '../../layout/layout.module.css'
import styles from './site.module.css'

export interface Way {
  href: string
  label: string
}

/** The head of a page: what it is about, in one sentence, and what can be done; beside it a piece of the product. */
export function Top(props: {
  eyebrow: string
  title: string
  lead: string
  ways?: readonly Way[]
  /** Under what can be done. */
  below?: ReactNode
  children?: ReactNode
}) {
  const words = (
    <div className={styles.topWords}>
      <p className={styles.eyebrow}>{props.eyebrow}</p>
      <h1>
        {/* A line breaks between clauses, not within one. */}
        {props.title.split(/(?<=[，；,;])/).map((clause) => (
          <span key={clause} className={styles.clause}>
            {clause}
          </span>
        ))}
      </h1>
      <p className={styles.lead}>{props.lead}</p>
      {props.ways && (
        <p className={layout.ways}>
          {props.ways.map(({ href, label }, i) => (
            <a
              key={href}
              className={cx(button.btn, i === 0 && button['btn-primary'], button['btn-lg'])}
              data-part="button"
              data-variant={i === 0 ? 'primary' : undefined}
              data-size="lg"
              href={href}
            >
              {label}
            </a>
          ))}
        </p>
      )}
      {props.below}
    </div>
  )
  return (
    <section className={styles.top}>
      <div
        className={cx(layout.wrap, styles.topIn, props.children !== undefined && styles.topSplit)}
      >
        {words}
        {props.children ?? (
          <span className={styles.mark} aria-hidden="true">
            <Seal size={150} />
          </span>
        )}
      </div>
    </section>
  )
}
