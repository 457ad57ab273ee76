import { contentsAnchor } from '@xinjian/contract/paper'
import type { ReactNode } from 'react'
import { useReport } from '../context.tsx'
import type { Chapter } from '../model.ts'
import { anchorOf } from './chapters.ts'
import styles from './frame.module.css'

/** A chapter under its heading; `whole` = nothing of it is still to come. */
export function ChapterFrame(props: { chapter: Chapter; whole: boolean; children: ReactNode }) {
  const { chapter, whole, children } = props
  const { mode } = useReport()
  return (
    <section
      className={styles.chapter}
      id={anchorOf(chapter.id)}
      data-chapter={chapter.id}
      aria-busy={!whole || undefined}
    >
      <h2 id={mode === 'paper' ? contentsAnchor(chapter.id) : undefined}>
        <span className={styles.mark}>{chapter.mark}</span>
        {chapter.title}
      </h2>
      {children}
    </section>
  )
}
