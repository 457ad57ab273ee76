import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { useRoving } from '../reach/useRoving.ts'
import styles from './blocks.module.css'

/** Heading, remark and tools of one block; the anchor lets risks and links point at it. */
export function BlockFrame(props: {
  id: string
  title?: string | undefined
  aside?: ReactNode
  note?: string | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const { id, title, aside, note, className, children } = props
  const { say } = useReport()
  const roving = useRoving<HTMLElement>()
  return (
    <section {...roving} className={cx(styles.block, className)} id={`blk-${id}`}>
      {title ? (
        <header>
          <h3>{say(title)}</h3>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
        </header>
      ) : null}
      {children}
      {note ? (
        <p className={styles.note}>
          <Original text={note} />
        </p>
      ) : null}
    </section>
  )
}
