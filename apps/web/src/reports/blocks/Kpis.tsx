import type { KpiBlock } from '@xinjian/engine/report/document'
import { shortNotes } from '@xinjian/engine/report/view/short-window'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { isAbnormal } from '../abnormal.ts'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { formatUnit } from '../format/value.ts'
import { windowText } from '../format/window.ts'
import { BlockFrame } from './BlockFrame.tsx'
import styles from './blocks.module.css'
import { Figure } from './Figure.tsx'
import { valueOptions } from './indicator-value.ts'
import { Value } from './Value.tsx'

/** The few figures of a section: large number, window, flag. A key the document does not hold is left out. */
export function Kpis({ block }: { block: KpiBlock }) {
  const { index, lang, t, say, abnormal } = useReport()
  const indicators = block.indicators
    .flatMap((key) => index.indicators.get(key) ?? [])
    .filter(({ flag }) => !abnormal || isAbnormal(flag))
  if (abnormal && indicators.length === 0) return null
  return (
    <BlockFrame id={block.id} title={block.title}>
      <div className={cx(layout.two640, styles.kpis)} data-group="">
        {indicators.map((indicator) => {
          const value = formatUnit(
            typeof indicator.value === 'string' ? say(indicator.value) : indicator.value,
            indicator.unit,
            valueOptions(indicator, lang, say),
          )
          return (
            <Figure
              key={indicator.key}
              of={indicator.key}
              label={say(indicator.name)}
              className={cx(
                styles.kpi,
                indicator.flag !== 'GREY' && styles[`edge-${indicator.flag}` as const],
              )}
              title={value.title}
            >
              <span className={styles.kpiName}>{say(indicator.name)}</span>
              <span className={styles.kpiValue}>
                <Value shown={value} />
              </span>
              <span className={styles.kpiFoot}>
                <span>{windowText(indicator.window, lang)}</span>
                {shortNotes(indicator.detail).map((note) => (
                  <em key={note}>
                    <Original text={note} />
                  </em>
                ))}
                {indicator.flag === 'YELLOW' || indicator.flag === 'RED' ? (
                  <b className={styles[`flagtext-${indicator.flag}` as const]}>
                    {t[indicator.flag]}
                  </b>
                ) : value.missing ? (
                  <em>
                    <Original text={value.title} />
                  </em>
                ) : indicator.aside ? (
                  <em>
                    <Original text={say(indicator.aside)} />
                  </em>
                ) : null}
              </span>
            </Figure>
          )
        })}
      </div>
    </BlockFrame>
  )
}
