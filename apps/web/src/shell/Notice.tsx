import type { ReactNode } from 'react'
import { Seal } from '../ui/brand/Seal.tsx'
import { cx } from '../ui/cx.ts'
import textStyles from '../ui/styles/text.module.css'
import styles from './splash.module.css'
/** A whole page that only tells one thing and offers ways on. */
export function Notice(props: { code: string; title: string; text: string; children: ReactNode }) {
  return (
    <main className={styles.notice}>
      <Seal size={48} />
      <p className={cx(styles.noticeCode, textStyles.num)} aria-hidden="true">
        {props.code}
      </p>
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <div className={styles.noticeWays}>{props.children}</div>
    </main>
  )
}
