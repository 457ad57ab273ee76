/** Ahead of the fourteen sections: which months are known, as a heat-map, and the rules that were hit. */

import { rulesHit } from '../../kit/sections/appendix.ts'
import { coverageChart } from '../../kit/sections/coverage.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { GATES_SAYS } from '../verdict/gates/words.ts'
import { INVOICE_SAYS } from '../words.ts'

export function qualitySection(build: ReportBuild): Section {
  const { context } = build
  const sources = [
    { name: GATES_SAYS.salesInvoices, series: context.out },
    { name: GATES_SAYS.purchaseInvoices, series: context.in },
  ]
  return {
    id: 's00-quality',
    title: INVOICE_SAYS.dataRiskAlerts,
    blocks: [coverageChart(context, sources, GATES_SAYS.invoices), rulesHit(build)],
  }
}
