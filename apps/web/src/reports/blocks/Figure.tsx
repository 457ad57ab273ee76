import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { useReport } from '../context.tsx'
import { sayName } from '../reach/say-name.ts'
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
  return (
    <button
      type="button"
      data-rove=""
      ref={(button) => {
        // What names itself needs no other name.
        if (button?.textContent?.includes(props.label)) button.ariaDescription = t.seeEvidence
        else sayName(button, `${props.label} · ${t.seeEvidence}`)
      }}
      className={cx(styles.figure, props.className ?? '')}
      title={title}
      onClick={() => open(props.of)}
    >
      {props.children}
    </button>
  )
}
