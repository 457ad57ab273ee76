import type { ReactNode } from 'react'
import textStyles from '../../../ui/styles/text.module.css'
import styles from '../graph.module.css'

/** Headings with what they stand for; what is undefined is left out. */
export function Facts({ of }: { of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {of
        .filter(([, value]) => value !== undefined)
        .map(([title, value]) => (
          <div key={title}>
            <dt className={textStyles.mutedXs}>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
