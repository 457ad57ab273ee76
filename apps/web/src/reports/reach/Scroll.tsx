import type { ReactNode } from 'react'
import { useReport } from '../context.tsx'
import frame from '../parts/frame.module.css'

/** What may be wider than its place, and scrolls in it: by keyboard too, where nothing inside takes the focus (`still`). */
export function Scroll({ still = false, children }: { still?: boolean; children: ReactNode }) {
  const { mode, open } = useReport()
  return (
    <div className={frame.scroll} tabIndex={mode === 'screen' && (still || !open) ? 0 : undefined}>
      {children}
    </div>
  )
}
