import type { Decision } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import summary from '../parts/summary.module.css'
import styles from './verdict.module.css'

/** What would change the verdict, and what to ask the enterprise for. */
export function Advice({ decision }: { decision: Decision }) {
  const { t } = useReport()
  const lists = [
    [t.changes, decision.changes],
    [t.asks, decision.asks],
  ] as const
  if (lists.every(([, texts]) => texts.length === 0)) return null
  return (
    <div className={cx(layout.one640, styles.pair)}>
      {lists.map(([title, texts]) =>
        texts.length === 0 ? null : (
          <section key={title} className={cx(summary.card)}>
            <h3>{title}</h3>
            <ul>
              {texts.map((text) => (
                <li key={text}>
                  <Original text={text} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}
