import type { ReactNode } from 'react'
import './card.css'
import { cx } from './cx.ts'

/** A titled surface. `extra` stands at the right of the title; `flush` lets a table touch the edges. */
export function Card(props: {
  title?: ReactNode
  extra?: ReactNode
  flush?: boolean
  className?: string
  children?: ReactNode
}) {
  return (
    <section className={cx('x-card', props.flush && 'x-card--flush', props.className)}>
      {(props.title || props.extra) && (
        <header>
          <h3>{props.title}</h3>
          {props.extra && <div className="x-card__extra">{props.extra}</div>}
        </header>
      )}
      <div className="x-card__body">{props.children}</div>
    </section>
  )
}

/** Head of an office page: what it is, one sentence, actions at the right. */
export function PageHead(props: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className="x-pagehead">
      <div>
        <h1>{props.title}</h1>
        {props.note && <p>{props.note}</p>}
      </div>
      {props.children && <div className="x-pagehead__actions">{props.children}</div>}
    </div>
  )
}

/** One figure with its name; `value` is set large in tabular digits. */
export function Stat(props: {
  label: ReactNode
  value: ReactNode
  unit?: ReactNode
  note?: ReactNode
  title?: string
}) {
  return (
    <div className="x-stat" title={props.title}>
      <p className="x-stat__label">{props.label}</p>
      <p className="x-stat__value num">
        {props.value}
        {props.unit && <small>{props.unit}</small>}
      </p>
      {props.note && <p className="x-stat__note">{props.note}</p>}
    </div>
  )
}
