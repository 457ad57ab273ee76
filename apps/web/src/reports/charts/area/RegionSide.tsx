import type { ChartBlock } from '@xinjian/engine/report/document'
import textStyles from '../../../ui/styles/text.module.css'
import { fill } from '../../../ui/text.ts'
import { Figure } from '../../blocks/Figure.tsx'
import { useReport } from '../../context.tsx'
import { percent } from '../../format/number.ts'
import styles from '../../parts/frame.module.css'
import maps from '../maps.module.css'
import { evidenceOfPart } from '../Part.tsx'
import { useFigures } from '../useFigures.ts'

const LISTED = 8

/** Home province, other provinces, unknown: the first question of a credit officer. */
export function RegionEnds(props: { block: ChartBlock; values: readonly number[]; whole: number }) {
  const { block, values, whole } = props
  const { t } = useReport()
  const sum = (pick: (key: string | null | undefined) => boolean) =>
    values.reduce((total, v, i) => total + (pick(block.keys?.[i]) ? v : 0), 0)
  const unknown = sum((key) => !key)
  const home = sum((key) => Boolean(key) && key === block.own)
  const provinces = values.filter((v, i) => v > 0 && block.keys?.[i]).length
  const ends = block.own
    ? [
        { name: t.homeProvince, value: home },
        { name: t.otherProvinces, value: whole - home - unknown },
        { name: t.regionUnknown, value: unknown },
      ]
    : [
        { name: t.regionKnown, value: whole - unknown },
        { name: t.regionUnknown, value: unknown },
      ]
  return (
    <dl className={maps.ends}>
      {ends.map(({ name, value }) => (
        <div key={name}>
          <dt className={textStyles.mutedXs}>{name}</dt>
          <dd className={styles.num}>{whole > 0 ? percent(value / whole, 1) : '--'}</dd>
        </div>
      ))}
      <div>
        <dt className={textStyles.mutedXs}>{t.provinces}</dt>
        <dd className={styles.num}>{fill(t.provinceCount, { n: provinces })}</dd>
      </div>
    </dl>
  )
}

/** The largest regions with their share; a figure opens its invoices, as its tile does. */
export function RegionRanks(props: {
  block: ChartBlock
  values: readonly number[]
  whole: number
  read: number | null
}) {
  const { axisMoney, exactText } = useFigures()
  const { block, values, whole, read } = props
  const { index, open, t } = useReport()
  const ranked = values.map((value, at) => ({ value, at })).filter(({ value }) => value > 0)
  const shown = ranked.length > LISTED + 1 ? ranked.slice(0, LISTED) : ranked
  const rest = ranked.slice(shown.length)
  const largest = Math.max(...values)
  return (
    <ol className={maps.ranks}>
      {shown.map(({ value, at }) => {
        const of = open ? evidenceOfPart(index, block, at) : null
        const name = block.categories[at]!
        return (
          <li key={name} className={read === at ? maps.on : ''}>
            <span>{name}</span>
            <i>
              <b style={{ width: `${(value / largest) * 100}%` }} />
            </i>
            <em className={styles.num}>
              {of ? (
                <Figure of={of} label={name} title={exactText(value, block.series[0]?.unit)}>
                  {axisMoney(value)}
                </Figure>
              ) : (
                axisMoney(value)
              )}
            </em>
            <em className={styles.num}>{percent(value / whole, 1)}</em>
          </li>
        )
      })}
      {rest.length > 0 ? (
        <li className={maps.ranksRest}>
          <span>{fill(t.others, { n: rest.length })}</span>
          <i />
          <em className={styles.num}>{axisMoney(rest.reduce((sum, r) => sum + r.value, 0))}</em>
          <em className={styles.num}>
            {percent(rest.reduce((sum, r) => sum + r.value, 0) / whole, 1)}
          </em>
        </li>
      ) : null}
    </ol>
  )
}
