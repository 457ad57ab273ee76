/** The sections of domain §3.7 in order, after the data-range section that every report frame has. */

import type { Section } from '../../report/document.ts'
import type { ReportBuild } from '../definition.ts'
import { appendixSection } from './appendix.ts'
import { behaviourSection } from './behaviour.ts'
import { goodsSection, matchingSection } from './matching.ts'
import { overviewSection, profileSection } from './overview.ts'
import { customerSection, supplierSection } from './parties.ts'
import { qualitySection } from './quality.ts'
import { abnormalSection, relatedSection } from './related.ts'
import { stabilitySection } from './stability.ts'
import { structureSection } from './structure.ts'
import { trendSection } from './trend.ts'
import { voidRedSection } from './void-red.ts'

const SECTIONS: readonly ((build: ReportBuild) => Section)[] = [
  qualitySection,
  profileSection,
  overviewSection,
  trendSection,
  stabilitySection,
  structureSection,
  voidRedSection,
  customerSection,
  supplierSection,
  matchingSection,
  goodsSection,
  behaviourSection,
  relatedSection,
  abnormalSection,
  appendixSection,
]

export function reportSections(build: ReportBuild): Section[] {
  return SECTIONS.map((section) => section(build))
}
