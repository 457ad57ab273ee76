import type { KpiBlock } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import { useReport } from '../context.tsx'
import { formatUnit } from '../format/value.ts'
import { windowText } from '../format/window.ts'
import { BlockFrame } from './BlockFrame.tsx'
import styles from './blocks.module.css'
import { Figure } from './Figure.tsx'
import { valueOptions } from './indicator-value.ts'
import { Value } from './Value.tsx'

/** The few figures of a section: large number, window, flag. A key the document does not hold is left out. */
export function Kpis({ block }: { block: KpiBlock }) {
  const { index, lang, t } = useReport()
  const indicators = block.indicators.flatMap((key) => index.indicators.get(key) ?? [])
  return (
    <BlockFrame id={block.id} title={block.title}>
      <div className={styles.kpis}>
        {indicators.map((indicator) => {
          const value = formatUnit(indicator.value, indicator.unit, valueOptions(indicator, lang))
          return (
            <Figure
              key={indicator.key}
              of={indicator.key}
              label={indicator.name}
              className={cx(
                styles.kpi,
                indicator.flag !== 'GREY' && styles[`edge-${indicator.flag}` as const],
              )}
              title={value.title}
            >
              <span className={styles.kpiName}>{indicator.name}</span>
              <span className={styles.kpiValue}>
                <Value shown={value} />
              </span>
              <span className={styles.kpiFoot}>
                <span>{windowText(indicator.window, lang)}</span>
                {indicator.flag === 'YELLOW' || indicator.flag === 'RED' ? (
                  <b className={styles[`flagtext-${indicator.flag}` as const]}>
                    {t[indicator.flag]}
                  </b>
                ) : value.missing ? (
                  <em>{value.title}</em>
                ) : null}
              </span>
            </Figure>
          )
        })}
      </div>
    </BlockFrame>
  )
}
