import type { ReactNode } from 'react'
import { Seal } from '../../ui/brand/Seal.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'

import styles from './result.module.css'

type Tone = 'success' | 'warning' | 'bad' | 'wait'
const ICONS: Record<Tone, IconName> = {
  success: 'check',
  warning: 'info',
  bad: 'warning',
  wait: 'history',
}

/** Head of a page that tells how something ended: one mark, one line, what it means. */
export function Mark(props: { tone: Tone; title: ReactNode; children?: ReactNode }) {
  return (
    <section
      className={cx(styles.mark, props.tone !== 'wait' && styles[`mark-${props.tone}` as const])}
    >
      <span className={styles.markSign}>
        <Icon name={ICONS[props.tone]} size={34} strokeWidth="1.6" />
        {props.tone === 'success' && (
          <span className={styles.markSeal}>
            <Seal size={34} />
          </span>
        )}
      </span>
      <h1>{props.title}</h1>
      <div className={styles.markText}>{props.children}</div>
    </section>
  )
}
