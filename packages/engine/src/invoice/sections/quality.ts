/** Ahead of the fourteen sections: which months are known, as a heat-map, and the rules that were hit. */
import { rulesHit } from '../../kit/sections/appendix.ts'
import { coverageChart } from '../../kit/sections/coverage.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'

export function qualitySection(build: ReportBuild): Section {
  const { context } = build
  const sources = [
    { name: '销项发票', series: context.out },
    { name: '进项发票', series: context.in },
  ]
  return {
    id: 's00-quality',
    title: '数据范围与风险提示',
    blocks: [coverageChart(context, sources, '发票'), rulesHit(build)],
  }
}
