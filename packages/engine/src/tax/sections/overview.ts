/** Which months are known, and the figures of the cover. */

import { rulesHit } from '../../kit/sections/appendix.ts'
import { kpis, text } from '../../kit/sections/blocks.ts'
import { coverageChart } from '../../kit/sections/coverage.ts'
import type { Block, Section } from '../../report/document.ts'
import { absentNames, MONTHLY, shownStates } from '../coverage.ts'
import type { ReportBuild, ReportPart } from '../definition.ts'
import { TAX_SAYS } from '../words.ts'

export function overviewSection(parts: readonly ReportPart[], build: ReportBuild): Section {
  const { context } = build
  const sources = MONTHLY.flatMap(({ dataset, name }) => {
    const series = shownStates(context, dataset)
    return series ? [{ name, series }] : []
  })
  const absent = absentNames(context)
  const cover = parts.flatMap((part) => part.cover ?? [])
  const blocks: Block[] = [
    ...(cover.length ? [kpis(build, 'overview-kpis', cover)] : []),
    ...(sources.length ? [coverageChart(context, sources, TAX_SAYS.rows)] : []),
    ...(absent.length ? [text('not-collected', TAX_SAYS.notObtained({ names: absent }))] : []),
    rulesHit(build),
  ]
  return { id: 's00-overview', title: TAX_SAYS.overview, blocks }
}
