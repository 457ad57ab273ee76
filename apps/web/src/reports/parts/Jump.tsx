import type { ReactNode } from 'react'
import { useReport } from '../context.tsx'
import { anchorOf, scrollToChapter } from './chapters.ts'
import styles from './frame.module.css'

/** To another chapter: a scroll on screen (the address keeps its query), a real link inside the PDF. */
export function Jump({ to, children }: { to: string; children: ReactNode }) {
  const { mode } = useReport()
  if (mode === 'paper') return <a href={`#${anchorOf(to)}`}>{children}</a>
  return (
    <button type="button" className={styles.jump} onClick={() => scrollToChapter(to)}>
      {children}
    </button>
  )
}
