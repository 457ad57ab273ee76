import type { ReactNode } from 'react'
import './segmented.css'

/** A choice among a few views, as tabs of one panel. */
export function Segmented<K extends string>(props: {
  value: K
  options: readonly { key: K; label: ReactNode }[]
  onChange: (key: K) => void
  label: string
}) {
  return (
    <div className="x-seg" role="tablist" aria-label={props.label}>
      {props.options.map((o) => (
        <button
          key={o.key}
          type="button"
          role="tab"
          aria-selected={o.key === props.value}
          onClick={() => props.onChange(o.key)}
        >
          {o.label}
        </button>
      ))}
    </div>
  )
}
