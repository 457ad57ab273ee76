import { allIndicators, allRules } from '../../kit/sections/appendix.ts'
import { text } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { ENGINE_VERSION } from '../version.ts'
import { arrearsSection } from './arrears.ts'
import { overviewSection, qualitySection } from './overview.ts'
import { detailSection, lateSection, refundSection } from './payments.ts'
import { settlementSection } from './settlement.ts'
import { structureSection } from './structure.ts'

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
      title: '指标附表',
      blocks: [
        text('version', `计算版本 ${ENGINE_VERSION}`),
        allIndicators(build),
        allRules(build),
      ],
    },
  ]
}
