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

/** By name, in order. */
export const INVOICE_SECTIONS = {
  quality: qualitySection,
  profile: profileSection,
  overview: overviewSection,
  trend: trendSection,
  stability: stabilitySection,
  structure: structureSection,
  voidRed: voidRedSection,
  customers: customerSection,
  suppliers: supplierSection,
  matching: matchingSection,
  goods: goodsSection,
  behaviour: behaviourSection,
  related: relatedSection,
  abnormal: abnormalSection,
  appendix: appendixSection,
} as const satisfies Record<string, (build: ReportBuild) => Section>

export type InvoiceSection = keyof typeof INVOICE_SECTIONS
