import type { Said } from '../page.ts'
import styles from './site.module.css'

export const Cards = ({ items }: { items: readonly Said[] }) => (
  <ul className={styles.cards}>
    {items.map(({ title, text }, i) => (
      <li key={title}>
        <span className={styles.no} aria-hidden="true">
          {String(i + 1).padStart(2, '0')}
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)

export const Steps = ({ items }: { items: readonly Said[] }) => (
  <ol className={styles.steps}>
    {items.map(({ title, text }, i) => (
      <li key={title}>
        <span aria-hidden="true">{i + 1}</span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)

/** Questions that open to their answers, without any script. */
export const Faq = ({ items }: { items: readonly Said[] }) => (
  <div className={styles.faq}>
    {items.map(({ title, text }, i) => (
      <details key={title}>
        <summary>{title}</summary>
        {/* An address within opens the question by itself. */}
        <p id={`faq-${i + 1}`}>{text}</p>
      </details>
    ))}
  </div>
)
