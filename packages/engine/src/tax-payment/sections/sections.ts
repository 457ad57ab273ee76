import { allIndicators, allRules } from '../../kit/sections/appendix.ts'
import { text } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { ENGINE_VERSION } from '../version.ts'
import { TAX_PAYMENT_SAYS } from '../words.ts'
import { arrearsSection } from './arrears.ts'
import { overviewSection, qualitySection } from './overview.ts'
import { detailSection, lateSection, refundSection } from './payments.ts'
import { settlementSection } from './settlement.ts'
import { structureSection } from './structure.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './words.ts'

/** The sections in the order of domain §3.9, indicators and rules last. */
export function reportSections(build: ReportBuild): Section[] {
  return [
    qualitySection(build),
    overviewSection(build),
    structureSection(build),
    detailSection(build),
    lateSection(build),
    refundSection(build),
    arrearsSection(build),
    settlementSection(build),
    {
      id: 's08-appendix',
      title: TAX_PAYMENT_SECTION_SAYS.appendix,
      blocks: [
        text('version', TAX_PAYMENT_SAYS.version({ version: ENGINE_VERSION })),
        allIndicators(build),
        allRules(build),
      ],
    },
  ]
}
