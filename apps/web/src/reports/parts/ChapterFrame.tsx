import { contentsAnchor } from '@xinjian/contract/paper'
import type { ReactNode } from 'react'
import { useReport } from '../context.tsx'
import type { Chapter } from '../model.ts'
import { anchorOf } from './chapters.ts'
import styles from './frame.module.css'

export function ChapterFrame({ chapter, children }: { chapter: Chapter; children: ReactNode }) {
  const { mode } = useReport()
  return (
    <section className={styles.chapter} id={anchorOf(chapter.id)} data-chapter={chapter.id}>
      <h2 id={mode === 'paper' ? contentsAnchor(chapter.id) : undefined}>
        <span className={styles.mark}>{chapter.mark}</span>
        {chapter.title}
      </h2>
      {children}
    </section>
  )
}
