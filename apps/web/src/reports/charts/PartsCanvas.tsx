import type { ReactNode } from 'react'
import { useReport } from '../context.tsx'

/** The drawing of a chart whose parts are read one by one; on paper it is one picture. */
export function PartsCanvas(props: {
  title: string
  width: number
  height: number
  children: ReactNode
}) {
  const { title, width, height, children } = props
  const { mode } = useReport()
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={mode === 'paper' ? 'img' : 'group'}
      aria-label={title}
    >
      {children}
    </svg>
  )
}
