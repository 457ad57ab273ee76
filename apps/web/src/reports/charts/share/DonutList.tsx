import type { ChartBlock } from '@xinjian/engine/report/document'
import { useReport } from '../../context.tsx'
import { percent } from '../../format/number.ts'
import frame from '../../parts/frame.module.css'
import styles from '../charts.module.css'
import { evidenceOfPart } from '../Part.tsx'
import { seriesColour } from '../shown.ts'
import { useFigures } from '../useFigures.ts'
import type { Slice } from './donut-slices.ts'

/**
 * The lines beside a ring. A thin slice is hard to hit with a finger, so a line opens what its slice opens; the keyboard
 * has the slices and need not pass everything twice.
 */
export function DonutList(props: {
  block: ChartBlock
  slices: readonly Slice[]
  read: number | null
  onRead: (at: number | null) => void
}) {
  const { exactText } = useFigures()
  const { block, slices, read, onRead } = props
  const { mode, open, index } = useReport()
  const openerOf = ({ at }: Slice) => {
    const of = mode === 'paper' || at === null ? null : evidenceOfPart(index, block, at)
    return open && of ? () => open(of) : null
  }
  return (
    <ol>
      {slices.map((slice, i) => {
        const opener = openerOf(slice)
        return (
          <li
            key={slice.at ?? 'rest'}
            title={exactText(slice.value, block.series[0]?.unit)}
            className={slice.at !== null && slice.at === read ? styles.read : undefined}
            onPointerEnter={() => onRead(slice.at)}
            onPointerLeave={() => onRead(null)}
          >
            <i className={styles.swatch} style={{ background: seriesColour(i) }} />
            {opener ? (
              <button type="button" tabIndex={-1} onClick={opener}>
                {slice.name}
              </button>
            ) : (
              <span>{slice.name}</span>
            )}
            <b className={frame.num}>{percent(slice.share, 1)}</b>
          </li>
        )
      })}
    </ol>
  )
}
