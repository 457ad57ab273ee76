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

/** By the place that their ids begin with, in order. */
export const INVOICE_SECTIONS: Readonly<Record<string, (build: ReportBuild) => Section>> = {
  s00: qualitySection,
  s01: profileSection,
  s02: overviewSection,
  s03: trendSection,
  s04: stabilitySection,
  s05: structureSection,
  s06: voidRedSection,
  s07: customerSection,
  s08: supplierSection,
  s09: matchingSection,
  s10: goodsSection,
  s11: behaviourSection,
  s12: relatedSection,
  s13: abnormalSection,
  s14: appendixSection,
}
