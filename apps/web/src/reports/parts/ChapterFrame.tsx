import type { ReactNode } from 'react'
import type { Chapter } from '../model.ts'
import { anchorOf } from './chapters.ts'
import styles from './frame.module.css'

export function ChapterFrame({ chapter, children }: { chapter: Chapter; children: ReactNode }) {
  return (
    <section className={styles.chapter} id={anchorOf(chapter.id)} data-chapter={chapter.id}>
      <h2>
        <span className={styles.mark}>{chapter.mark}</span>
        {chapter.title}
      </h2>
      {children}
    </section>
  )
}
