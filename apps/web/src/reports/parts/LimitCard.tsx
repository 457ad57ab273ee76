import type { LimitSuggestion, LimitSuggestionLeg } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import blocks from '../blocks/blocks.module.css'
import { Figure } from '../blocks/Figure.tsx'
import { Value } from '../blocks/Value.tsx'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { formatUnit } from '../format/value.ts'
import frame from './frame.module.css'
import styles from './summary.module.css'

/** The suggested limit with every leg and its formula: a reference, never a promise of credit (domain §6.3). */
export function LimitCard({ limit }: { limit: LimitSuggestion }) {
  const { t, lang, say } = useReport()
  return (
    <section className={cx(styles.card, styles.limit)}>
      <h3>{t.limit}</h3>
      <p className={styles.limitValue}>
        {limit.suggest === null ? (
          <span className={cx(blocks.missing, styles.missing)}>{t.limitNone}</span>
        ) : (
          <Value shown={formatUnit(limit.suggest, 'yuan', { lang })} />
        )}
      </p>
      <dl className={styles.mini}>
        {limit.legs.map((leg) => (
          <div key={leg.name}>
            <dt className={textStyles.soft}>
              {say(leg.name)}
              <small>
                <Original text={leg.formula} />
              </small>
            </dt>
            <dd>
              <LegValue leg={leg} />
            </dd>
          </div>
        ))}
      </dl>
      {limit.note ? (
        <p className={cx(frame.soft, styles.soft)}>
          <Original text={limit.note} />
        </p>
      ) : null}
    </section>
  )
}

function LegValue({ leg: { name, value, unit, of } }: { leg: LimitSuggestionLeg }) {
  const { index, lang, say } = useReport()
  const shown = <Value shown={formatUnit(value, unit ?? 'yuan', { lang, reason: 'NO_DATA' })} />
  if (!of || !index.indicators.get(of)?.evidence.length) return shown
  return (
    <Figure of={of} label={say(name)}>
      {shown}
    </Figure>
  )
}
