import type { DecisionReason } from '@xinjian/engine/report/document'
import { nothingToCut } from '@xinjian/engine/report/limit/binding'
import { cx } from '../../ui/cx.ts'
import { fill } from '../../ui/text.ts'
import { Figure } from '../blocks/Figure.tsx'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { noted } from '../format/marks.ts'
import { percent } from '../format/number.ts'
import { windowText } from '../format/window.ts'
import summary from '../parts/summary.module.css'
import { Source } from './Source.tsx'
import styles from './verdict.module.css'

/** Every gate that did not let the enterprise through, with its threshold, its source and what it stands on. */
export function Reasons({ reasons, table }: { reasons: readonly DecisionReason[]; table: string }) {
  const { t, index } = useReport()
  if (reasons.length === 0) return null
  const nothing = nothingToCut(index.document.verdict)
  return (
    <section className={cx(summary.card)}>
      <h3>
        {t.allReasons}
        <small>{`${t.weightiest} · ${t.gateTable} ${table}`}</small>
      </h3>
      <ol className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason.id} data-level={reason.level}>
            <Original text={reason.text} />
            <small>
              {[
                reason.id,
                t[reason.about],
                `${t.comesTo} ${t[reason.level]}`,
                reason.limitFactor === undefined || (nothing && reason.limitFactor !== null)
                  ? ''
                  : reason.limitFactor === null
                    ? t.noLimit
                    : fill(t.limitCapped, { share: percent(reason.limitFactor, 0), why: '' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <small>
              {`${t.thresholds} `}
              <Original text={reason.threshold} />
              {` · ${t.ruleSource} `}
              <Source text={reason.source} />
            </small>
            <Links reason={reason} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What a reason stands on: its own rows, rules and indicators, each opening where it comes from. */
function Links({ reason }: { reason: DecisionReason }) {
  const { index, lang, t, say, mode } = useReport()
  const rules = (reason.rules ?? []).flatMap((id) => index.rules.get(id) ?? [])
  const indicators = (reason.indicators ?? []).flatMap((key) => index.indicators.get(key) ?? [])
  const rows = reason.evidence.length > 0 && mode === 'screen'
  if (rules.length + indicators.length === 0 && !rows) return null
  return (
    <p className={styles.links}>
      {rules.map((rule) => (
        <Figure key={rule.id} of={rule.id} label={say(rule.name)}>
          {`${rule.id} ${say(rule.name)}`}
        </Figure>
      ))}
      {indicators.map((i) => (
        <Figure key={i.key} of={i.key} label={say(i.name)}>
          {noted(say(i.name), windowText(i.window, lang), lang)}
        </Figure>
      ))}
      {rows ? (
        <Figure of={`reason:${reason.id}`} label={reason.id}>
          {t.rowsBehind}
        </Figure>
      ) : null}
    </p>
  )
}
