import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { sayName } from '../../ui/say-name.ts'
import { useReport } from '../context.tsx'
import styles from './blocks.module.css'

/**
 * A number that can be asked where it comes from. A button on screen, plain text on paper and where nobody listens. Its name
 * is what stands on it, then whose figure it is: who only hears the page is told the number itself.
 */
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
  const name = `${props.label} · ${t.seeEvidence}`
  return (
    <button
      type="button"
      data-rove=""
      ref={(button) => sayName(button, name)}
      className={cx(styles.figure, props.className ?? '')}
      title={title}
      onClick={() => open(props.of)}
    >
      {props.children}
    </button>
  )
}
