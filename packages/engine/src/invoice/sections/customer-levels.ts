/** How many customers are old and active. */
import { text } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { customerLevels } from '../indicators/customers.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'

export function levelBlock({ context, indicator }: ReportBuild): Block {
  const { value, detail } = indicator('I-058.A.L12')
  if (value === null)
    return text(
      'customer-levels-missing',
      PARTY_SECTIONS_SAYS.noLevels({ why: detail ?? PARTY_SECTIONS_SAYS.noData }),
    )
  const counts = { A: 0, B: 0, C: 0 }
  for (const level of customerLevels(context).values()) counts[level]++
  return {
    kind: 'chart',
    id: 'customer-levels',
    title: PARTY_SECTIONS_SAYS.customerLevelsLast,
    chart: 'donut',
    categories: [
      PARTY_SECTIONS_SAYS.over18Months,
      PARTY_SECTIONS_SAYS.bWithin18,
      PARTY_SECTIONS_SAYS.cAllOthers,
    ],
    series: [
      {
        name: PARTY_SECTIONS_SAYS.parties,
        values: [counts.A, counts.B, counts.C],
        unit: 'parties',
      },
    ],
  }
}
