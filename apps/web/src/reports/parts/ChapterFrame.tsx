import type { ReactNode } from 'react'
import type { Chapter } from '../model.ts'
import { anchorOf } from './chapters.ts'

export function ChapterFrame({ chapter, children }: { chapter: Chapter; children: ReactNode }) {
  return (
    <section className="rp-chapter" id={anchorOf(chapter.id)} data-chapter={chapter.id}>
      <h2>
        <span className="rp-mark">{chapter.mark}</span>
        {chapter.title}
      </h2>
      {children}
    </section>
  )
}
