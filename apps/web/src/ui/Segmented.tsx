import type { ReactNode } from 'react'
import styles from './segmented.module.css'
import { tabStep } from './tab-keys.ts'

/** A choice among a few views, as tabs of one panel: one stop of the Tab key, arrow keys choose. */
export function Segmented<K extends string>(props: {
  value: K
  options: readonly { key: K; label: ReactNode }[]
  onChange: (key: K) => void
  label: string
}) {
  return (
    <div className={styles.seg} data-part="seg" role="tablist" aria-label={props.label}>
      {props.options.map((o, at) => (
        <button
          key={o.key}
          type="button"
          role="tab"
          aria-selected={o.key === props.value}
          tabIndex={o.key === props.value ? 0 : -1}
          onClick={() => props.onChange(o.key)}
          onKeyDown={(event) => {
            const to = tabStep(event.key, at, props.options.length)
            const next = to === null ? undefined : props.options[to]
            if (to === null || !next) return
            event.preventDefault()
            props.onChange(next.key)
            const tabs = event.currentTarget.parentElement?.children
            ;(tabs?.[to] as HTMLElement | undefined)?.focus()
          }}
        >
          {o.label}
        </button>
      ))}
    </div>
  )
}
