/**
 * The face of the tax engine for a kind that shows records alone: registration, owners, ratings, arrears and violations, and since
 * when it is a general taxpayer. Nothing of returns, statements and checks between sources stands behind it.
 */
import type { Part } from '../../kit/part.ts'
import type { TaxReportContext } from '../context.ts'
import { RECORD_INDICATORS } from '../records/indicators/registry.ts'
import { recordQuality } from '../records/quality.ts'
import { recordRules } from '../records/rules/registry.ts'
import { penaltiesSection } from '../records/sections/penalties.ts'
import { ratingSection } from '../records/sections/rating.ts'
import { ownersSection, registrationSection } from '../records/sections/registration.ts'
import { RECORD_SUPPRESSION } from '../records/suppression.ts'
import { BORDER_INDICATORS } from '../returns/indicators/borders.ts'
import { FILING_INDICATORS } from '../returns/indicators/filing.ts'
import { partOf } from './part-of.ts'

export { type TaxReportContext, taxReportContext } from '../context.ts'
export type { TaxFacts } from '../facts.ts'
export { decodeFacts as decodeTax, encodeFacts as encodeTax } from '../snapshot.ts'
export { ENGINE_VERSION as TAX_VERSION } from '../version.ts'

const OF_RETURNS = ['T-044', 'T-017']

export const RECORD_PART: Part<TaxReportContext> = partOf([
  {
    indicators: [
      // Shown; and what tells whether an order to mend a late filing was said by the filing itself.
      ...[...BORDER_INDICATORS, ...FILING_INDICATORS].filter(({ id }) => OF_RETURNS.includes(id)),
      ...RECORD_INDICATORS,
    ],
    rules: recordRules,
    sections: [registrationSection, ownersSection, ratingSection, penaltiesSection],
    quality: recordQuality,
    suppression: RECORD_SUPPRESSION,
  },
])
