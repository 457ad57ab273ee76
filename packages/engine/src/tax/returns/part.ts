/** Returns of VAT and income tax. */
import type { ReportPart } from '../definition.ts'
import { RETURN_SPOKEN_BY, RETURN_UNJUDGED, returnPraises } from './findings.ts'
import { RETURN_INDICATORS } from './indicators/registry.ts'
import { returnQuality } from './quality.ts'
import { returnRules } from './rules/registry.ts'
import { filingSection } from './sections/filing.ts'
import { incomeTaxSection } from './sections/income-tax.ts'
import { vatSection } from './sections/vat.ts'
import { RETURN_SUPPRESSION } from './suppression.ts'

export const RETURNS: ReportPart = {
  indicators: RETURN_INDICATORS,
  rules: returnRules,
  sections: [filingSection, vatSection, incomeTaxSection],
  quality: returnQuality,
  suppression: RETURN_SUPPRESSION,
  praises: returnPraises,
  spokenBy: RETURN_SPOKEN_BY,
  unjudged: RETURN_UNJUDGED,
  cover: [
    'T-001.L12',
    'T-002.L12',
    'T-004.L12',
    'T-005.L12',
    'T-012.Y',
    'T-014.L12',
    'T-017.L12',
    'T-018.L24',
  ],
}
