import type { ChartBlock } from '@xinjian/engine/report/document'
import { useReport } from '../context.tsx'
import { CalendarMap } from './CalendarMap.tsx'
import { CoverageMap } from './CoverageMap.tsx'
import { Donut } from './Donut.tsx'
import { GradeScale } from './GradeScale.tsx'
import { HourMap } from './HourMap.tsx'
import { Pareto } from './Pareto.tsx'
import { PartyGraph } from './PartyGraph.tsx'
import { Radar } from './Radar.tsx'
import { RegionMap } from './RegionMap.tsx'
import { Sankey } from './Sankey.tsx'
import { TimeChart } from './TimeChart.tsx'
import { Treemap } from './Treemap.tsx'

/** Any chart block, or a plain sentence where there is nothing to draw. */
export function Chart({ block }: { block: ChartBlock }) {
  const { t, index } = useReport()
  const { coverage, verdict } = index.document
  const known = block.series.some((s) => s.values.some((v) => v !== null))
  if (block.chart === 'coverage') return <CoverageMap coverage={coverage} />
  if (!known) return <p className="rp-empty">{t.noChart}</p>
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
