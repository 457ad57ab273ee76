/** Ahead of the chapters: which months of which source are known, and the rules that were hit. */

import { rulesHit } from '../kit/sections/appendix.ts'
import { text } from '../kit/sections/blocks.ts'
import { coverageChart } from '../kit/sections/coverage.ts'
import type { Section } from '../report/document.ts'
import { MONTHLY, shownStates } from '../tax/part.ts'
import type { JointSources } from './sources.ts'
import { JOINT_SAYS } from './words.ts'

export function qualitySection({ invoice, tax, all }: JointSources): Section {
  const { context } = invoice.build
  const taxes = MONTHLY.map(({ dataset, name }) => ({
    name,
    series: shownStates(tax.build.context, dataset),
  }))
  const absent = taxes.filter(({ series }) => series === null)
  return {
    id: 's00-quality',
    title: JOINT_SAYS.qualityTitle,
    blocks: [
      coverageChart(
        context,
        [
          { name: JOINT_SAYS.sales, series: context.out },
          { name: JOINT_SAYS.purchases, series: context.in },
          ...taxes.flatMap(({ name, series }) => (series ? [{ name, series }] : [])),
        ],
        JOINT_SAYS.anyRecord,
      ),
      ...(absent.length
        ? [
            text(
              'not-collected',
              JOINT_SAYS.notCollected({ names: absent.map(({ name }) => name) }),
            ),
          ]
        : []),
      rulesHit({ ...all, context: null }),
    ],
  }
}
