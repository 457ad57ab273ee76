import { allIndicators, allRules } from '../../kit/sections/appendix.ts'
import { text } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import type { ErpSources } from '../sources.ts'
import { ENGINE_VERSION } from '../version.ts'
import { ERP_SAYS } from '../words.ts'
import { balancesSection, othersSection } from './balances.ts'
import { bankSection } from './bank.ts'
import { bookSection, credibilitySection, qualitySection } from './book.ts'
import { financeSection, statementsSection } from './derived.ts'
import { costSection, revenueSection } from './income.ts'
import { payablesSection, receivablesSection } from './parties.ts'
import { stockSection } from './stock.ts'
import { tiesSection, vouchersSection } from './ties.ts'
import { ERP_SECTION_SAYS } from './words.ts'

/** The sections in the order of domain §3.11, indicators and rules last. */
export function reportSections({ build, derived }: ErpSources): Section[] {
  return [
    qualitySection(build),
    bookSection(build),
    credibilitySection(build),
    statementsSection(derived),
    financeSection(derived),
    revenueSection(build),
    costSection(build),
    balancesSection(build),
    receivablesSection(build),
    payablesSection(build),
    bankSection(build),
    stockSection(build),
    othersSection(build),
    tiesSection(build),
    vouchersSection(build),
    {
      id: 's15-appendix',
      title: ERP_SECTION_SAYS.appendix,
      blocks: [
        text('version', ERP_SAYS.version({ version: ENGINE_VERSION })),
        allIndicators(build),
        allRules(build),
      ],
    },
  ]
}
