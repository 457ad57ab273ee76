import type { ChartBlock } from '@xinjian/engine/report/document'
import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { useReport } from '../../context.tsx'
import { percent } from '../../format/number.ts'
import frame from '../../parts/frame.module.css'
import styles from '../charts.module.css'
import { arcPath } from '../geometry.ts'
import { Part } from '../Part.tsx'
import { PartsCanvas } from '../PartsCanvas.tsx'
import { seriesColour } from '../shown.ts'
import { useFigures } from '../useFigures.ts'
import { DonutList } from './DonutList.tsx'
import { donutSlices } from './donut-slices.ts'

/** Shares of a whole with their list: name and share. A slice, or its line, opens the row of the table behind it. */
export function Donut({ block }: { block: ChartBlock }) {
  const { exactText } = useFigures()
  const { t } = useReport()
  const [read, setRead] = useState<number | null>(null)
  const series = block.series[0]
  const slices = donutSlices(block.categories, series?.values ?? [], t.otherItems)
  const shown = slices.find((slice) => slice.at !== null && slice.at === read) ?? slices[0]
  if (!shown) return <p className={frame.empty}>{t.noChart}</p>
  return (
    <div className={styles.donut}>
      <PartsCanvas title={block.title} width={120} height={120}>
        {slices.map((slice, i) => (
          <Part
            key={slice.at ?? 'rest'}
            block={block}
            at={slice.at}
            label={`${slice.name} ${exactText(slice.value, series?.unit)} ${percent(slice.share)}`}
            onRead={setRead}
          >
            <path
              d={arcPath(60, 60, 58, 37, slice.from, slice.from + slice.share)}
              fill={seriesColour(i)}
              className={styles.slice}
              data-part="slice"
            >
              <title>{`${slice.name} ${exactText(slice.value, series?.unit)}`}</title>
            </path>
          </Part>
        ))}
        <text x="60" y="58" textAnchor="middle" className={cx(styles.donutHead, frame.num)}>
          {percent(shown.share, 1)}
        </text>
        <text x="60" y="74" textAnchor="middle" className={styles.tick}>
          {clip(shown.name)}
        </text>
      </PartsCanvas>
      <DonutList block={block} slices={slices} read={read} onRead={setRead} />
    </div>
  )
}

const clip = (name: string): string => (name.length > 6 ? `${name.slice(0, 5)}…` : name)
