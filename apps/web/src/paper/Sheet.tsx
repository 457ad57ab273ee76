import type { ReactNode } from 'react'
import './sheet.global.css'
import styles from './sheet.module.css'

const BRAND = '信鉴'

/** A sheet of A4 that is no report: a contract, the contents of a pack. `kind` stands beside the brand, `note` at its foot. */
export function Sheet(props: { kind?: string; title: string; note: string; children: ReactNode }) {
  return (
    <article className={styles.sheet} data-part="paper">
      <p className={styles.brand}>{[BRAND, props.kind].filter(Boolean).join('　')}</p>
      <h1>{props.title}</h1>
      {props.children}
      <p className={styles.note}>{props.note}</p>
    </article>
  )
}

export function Facts({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
