import type { ChartBlock } from '@xinjian/engine/report/document'
import { useReport } from '../context.tsx'
import styles from '../parts/frame.module.css'
import { RegionMap } from './area/RegionMap.tsx'
import { Treemap } from './area/Treemap.tsx'
import { PartyGraph } from './flow/PartyGraph.tsx'
import { Sankey } from './flow/Sankey.tsx'
import { Donut } from './share/Donut.tsx'
import { GradeScale } from './share/GradeScale.tsx'
import { Pareto } from './share/Pareto.tsx'
import { Radar } from './share/Radar.tsx'
import { CalendarMap } from './time/CalendarMap.tsx'
import { CoverageMap } from './time/CoverageMap.tsx'
import { HourMap } from './time/HourMap.tsx'
import { TimeChart } from './time/TimeChart.tsx'

/** Any chart block, or a plain sentence where there is nothing to draw. */
export function Chart({ block }: { block: ChartBlock }) {
  const { t, index } = useReport()
  const { coverage, verdict } = index.document
  const known = block.series.some((s) => s.values.some((v) => v !== null))
  if (block.chart === 'coverage') return <CoverageMap coverage={coverage} />
  if (!known) return <p className={styles.empty}>{t.noChart}</p>
  switch (block.chart) {
    case 'trend':
    case 'stacked':
      return <TimeChart block={block} />
    case 'donut':
      return <Donut block={block} />
    case 'pareto':
      return <Pareto block={block} />
    case 'calendar':
      return <CalendarMap block={block} />
    case 'hours':
      return <HourMap block={block} />
    case 'radar':
      return <Radar block={block} />
    case 'region':
      return <RegionMap block={block} />
    case 'treemap':
      return <Treemap block={block} />
    case 'sankey':
      return <Sankey block={block} />
    case 'graph':
      return <PartyGraph block={block} />
    case 'scale':
      return (
        <GradeScale
          score={block.series[0]?.values[0] ?? null}
          grade={block.categories[0] ?? verdict.score?.grade ?? ''}
        />
      )
  }
}
