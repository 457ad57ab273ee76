import type { IndicatorBlock } from '@xinjian/engine/report/document'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { useReport } from '../context.tsx'
import evidence from '../evidence/evidence.module.css'
import { formatUnit } from '../format/value.ts'
import { windowText } from '../format/window.ts'
import frame from '../parts/frame.module.css'
import { BlockFrame } from './BlockFrame.tsx'
import { Figure } from './Figure.tsx'
import { FlagTag } from './Flag.tsx'
import { thresholdText, valueOptions } from './indicator-value.ts'
import { Pager } from './Pager.tsx'
import styles from './table.module.css'
import { usePaging } from './usePaging.ts'
import { Value } from './Value.tsx'

/** Indicators in a table: value, thresholds, flag; a missing value says why in its own line. */
export function Indicators({ block }: { block: IndicatorBlock }) {
  const { index, mode, lang, t } = useReport()
  const indicators = block.indicators.flatMap((key) => index.indicators.get(key) ?? [])
  const paging = usePaging(indicators.length, mode === 'paper')
  return (
    <BlockFrame id={block.id} title={block.title}>
      <div className={frame.scroll}>
        <table className={cx(styles.table, evidence.table, styles.indicators)}>
          <thead>
            <tr>
              <th scope="col">{t.indicator}</th>
              <th scope="col">{t.windowShort}</th>
              <th scope="col" className={cx(textStyles.num, styles.num)}>
                {t.value}
              </th>
              <th scope="col">{t.thresholds}</th>
              <th scope="col">{t.flag}</th>
            </tr>
          </thead>
          <tbody>
            {indicators.slice(paging.from, paging.to).map((indicator) => {
              const value = formatUnit(
                indicator.value,
                indicator.unit,
                valueOptions(indicator, lang),
              )
              return (
                <tr key={indicator.key}>
                  <td>
                    <span title={indicator.formula}>{indicator.name}</span>
                    <small className={styles.id}>{indicator.id}</small>
                    {value.missing ? <small className={styles.why}>{value.title}</small> : null}
                  </td>
                  <td className={evidence.nowrap}>{windowText(indicator.window, lang)}</td>
                  <td className={cx(textStyles.num, styles.num)}>
                    <Figure of={indicator.key} label={indicator.name} title={value.title}>
                      <Value shown={value} />
                    </Figure>
                  </td>
                  <td className={frame.soft}>
                    {thresholdText(indicator, { yellow: t.yellowAt, red: t.redAt })}
                  </td>
                  <td>
                    <FlagTag flag={indicator.flag} known={indicator.value !== null} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <Pager paging={paging} rows={indicators.length} />
    </BlockFrame>
  )
}
