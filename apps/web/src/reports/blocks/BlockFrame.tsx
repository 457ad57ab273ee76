import type { ReactNode } from 'react'

/** Heading, remark and tools of one block; the anchor lets risks and links point at it. */
export function BlockFrame(props: {
  id: string
  title?: string | undefined
  aside?: ReactNode
  note?: string | undefined
  className?: string
  children: ReactNode
}) {
  const { id, title, aside, note, className = '', children } = props
  return (
    <section className={`rp-block ${className}`} id={`blk-${id}`}>
      {title ? (
        <header>
          <h3>{title}</h3>
          {aside ? <div className="rp-aside">{aside}</div> : null}
        </header>
      ) : null}
      {children}
      {note ? <p className="rp-note">{note}</p> : null}
    </section>
  )
}
