import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { useReport } from '../context.tsx'
import styles from './blocks.module.css'

/** A number that can be asked where it comes from. A button on screen, plain text on paper and where nobody listens. */
export function Figure(props: {
  of: string
  label: string
  className?: string
  title?: string | undefined
  children: ReactNode
}) {
  const { open, t } = useReport()
  const title = props.title || undefined
  if (!open)
    return (
      <span className={props.className} title={title}>
        {props.children}
      </span>
    )
  return (
    <button
      type="button"
      className={cx(styles.figure, props.className ?? '')}
      title={title}
      aria-label={`${props.label} · ${t.seeEvidence}`}
      onClick={() => open(props.of)}
    >
      {props.children}
    </button>
  )
}
