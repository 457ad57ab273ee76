import { allIndicators, allRules } from '../../kit/sections/appendix.ts'
import { text } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { ENGINE_VERSION } from '../version.ts'
import { ERP_ITEM_SAYS } from '../words.ts'
import { ageSection } from './age.ts'
import { categoriesSection } from './categories.ts'
import { classesSection } from './classes.ts'
import { countedSection } from './counted.ts'
import { idleSection } from './idle.ts'
import { overviewSection, qualitySection } from './overview.ts'
import { pledgeSection } from './pledge.ts'
import { pricesSection } from './prices.ts'
import { summarySection } from './summary.ts'
import { trendSection } from './trend.ts'
import { turnoverSection } from './turnover.ts'
import { ERP_ITEM_SECTION_SAYS } from './words.ts'

/** The sections in the order of domain §3.11, indicators and rules last. */
export function reportSections(build: ReportBuild): Section[] {
  return [
    qualitySection(build),
    overviewSection(build),
    categoriesSection(build),
    ageSection(build),
    turnoverSection(build),
    classesSection(build),
    idleSection(build),
    summarySection(build),
    trendSection(build),
    pricesSection(build),
    pledgeSection(build),
    countedSection(build),
    {
      id: 's12-appendix',
      title: ERP_ITEM_SECTION_SAYS.appendix,
      blocks: [
        text('version', ERP_ITEM_SAYS.version({ version: ENGINE_VERSION })),
        allIndicators(build),
        allRules(build),
      ],
    },
  ]
}
