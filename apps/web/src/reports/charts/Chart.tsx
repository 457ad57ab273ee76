import type { ChartBlock } from '@xinjian/engine/report/document'
import { useReport } from '../context.tsx'
import type { Say } from '../english/english.ts'
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
export function Chart({ block: drawn }: { block: ChartBlock }) {
  const { t, index, say } = useReport()
  const block = spoken(drawn, say)
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

/** The chart with its words in the reader's language; names of parties and goods are the enterprise's own and stay. */
const spoken = (block: ChartBlock, say: Say): ChartBlock => ({
  ...block,
  title: say(block.title),
  categories: block.categories.map(say),
  series: block.series.map((series) => ({ ...series, name: say(series.name) })),
  ...(block.groups ? { groups: block.groups.map(say) } : {}),
})
