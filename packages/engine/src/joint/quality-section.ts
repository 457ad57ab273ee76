/** Ahead of the chapters: which months of which source are known, and the rules that were hit. */

import { rulesHit } from '../kit/sections/appendix.ts'
import { text } from '../kit/sections/blocks.ts'
import { coverageChart } from '../kit/sections/coverage.ts'
import type { Section } from '../report/document.ts'
import { MONTHLY, shownStates } from '../tax/part.ts'
import type { JointSources } from './sources.ts'

export function qualitySection({ invoice, tax, all }: JointSources): Section {
  const { context } = invoice.build
  const taxes = MONTHLY.map(({ dataset, name }) => ({
    name,
    series: shownStates(tax.build.context, dataset),
  }))
  const absent = taxes.filter(({ series }) => series === null)
  return {
    id: 's00-quality',
    title: '数据范围与风险提示',
    blocks: [
      coverageChart(
        context,
        [
          { name: '销项发票', series: context.out },
          { name: '进项发票', series: context.in },
          ...taxes.flatMap(({ name, series }) => (series ? [{ name, series }] : [])),
        ],
        '发票、申报或记录',
      ),
      ...(absent.length
        ? [text('not-collected', `未采集：${absent.map(({ name }) => name).join('、')}。`)]
        : []),
      rulesHit({ ...all, context: null }),
    ],
  }
}
