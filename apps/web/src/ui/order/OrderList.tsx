import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import layout from '../styles/layout.module.css'
import styles from './order-list.module.css'

export interface OrderWords {
  up: (name: string) => string
  down: (name: string) => string
  /** Said aloud after a move; `place` from 1. */
  moved: (name: string, place: number) => string
}

/**
 * A list whose order a person sets: by dragging a row, by its buttons, or with Alt and an arrow key anywhere in a row. The focus
 * stays on the row that was moved, and the move is said aloud.
 */
export function OrderList<R>(props: {
  label: string
  items: readonly R[]
  keyOf: (item: R) => string
  nameOf: (item: R) => string
  words: OrderWords
  onMove: (from: number, to: number) => void
  children: (item: R) => ReactNode
}) {
  const { items, keyOf, nameOf, words, onMove } = props
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<{ key: string; selector: string } | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  // A row that is moved in the page loses the focus.
  useLayoutEffect(() => {
    const { key, selector } = focus.current ?? {}
    focus.current = null
    if (key === undefined || selector === undefined) return
    const row = [...(list.current?.children ?? [])].find(
      (li) => (li as HTMLElement).dataset.key === key,
    )
    row?.querySelector<HTMLElement>(selector)?.focus()
  })
  const move = (from: number, to: number, selector?: string) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length || to === from) return
    if (selector) focus.current = { key: keyOf(item), selector }
    setSaid(words.moved(nameOf(item), to + 1))
    onMove(from, to)
  }
  const onKey = (i: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    move(i, i + step, step < 0 ? UP : DOWN)
  }
  const dropped = () => {
    if (dragged !== null && over !== null) move(dragged, over)
    setDragged(null)
    setOver(null)
  }
  const onDragOver = (i: number) => (event: DragEvent) => {
    if (dragged === null) return
    event.preventDefault()
    setOver(i)
  }
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={props.label} data-part="orderList">
        {items.map((item, i) => (
          <li
            key={keyOf(item)}
            data-key={keyOf(item)}
            className={cx(
              layout.hover,
              styles.row,
              dragged === i && styles.dragged,
              dragged !== null && over === i && (i < dragged ? styles.before : styles.after),
            )}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', nameOf(item))
              setDragged(i)
            }}
            onDragOver={onDragOver(i)}
            onDrop={(event) => {
              event.preventDefault()
              dropped()
            }}
            onDragEnd={() => {
              setDragged(null)
              setOver(null)
            }}
            onKeyDown={onKey(i)}
          >
            <span className={styles.grip} aria-hidden="true">
              <Icon name="menu" size={16} />
            </span>
            <div className={styles.content}>{props.children(item)}</div>
            <button
              type="button"
              data-move="up"
              className={styles.step}
              aria-label={words.up(nameOf(item))}
              aria-disabled={i === 0}
              onClick={() => move(i, i - 1, UP)}
            >
              <Icon name="up" size={16} />
            </button>
            <button
              type="button"
              data-move="down"
              className={cx(styles.step, styles.stepDown)}
              aria-label={words.down(nameOf(item))}
              aria-disabled={i === items.length - 1}
              onClick={() => move(i, i + 1, DOWN)}
            >
              <Icon name="up" size={16} />
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  )
}

const UP = '[data-move="up"]'
const DOWN = '[data-move="down"]'
