/** Section 14 指标附表: every indicator with formula and version, the uncomputable ones included. */

import { allIndicators, allRules } from '../../kit/sections/appendix.ts'
import { text } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { ENGINE_VERSION } from '../version.ts'
import { INVOICE_SAYS } from '../words.ts'
import { SECTIONS_SAYS } from './words.ts'

export function appendixSection(build: ReportBuild): Section {
  return {
    id: 's14-appendix',
    title: INVOICE_SAYS.tablesIndicators,
    blocks: [
      text(
        'conventions',
        SECTIONS_SAYS.unlessStatedAmounts,
        SECTIONS_SAYS.zeroDenominatorNew,
        SECTIONS_SAYS.version({ version: ENGINE_VERSION }),
      ),
      allIndicators(build),
      allRules(build),
    ],
  }
}
