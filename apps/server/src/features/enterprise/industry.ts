import { industryOf } from '@xinjian/format/industry/industries'
import { sectionOfIndustry } from '@xinjian/format/industry/section-of'
import type { Registration } from './store.ts'

/**
 * Code, name and section of GB/T 4754 hang together: who states one of the first two states all three, so that none is left of an
 * industry stated before. A code gives the name where none is given; the section is that of the code, else of the name.
 */
export function withSection(registration: Registration): Registration {
  const { industryCode, industryName } = registration
  if (!industryCode && !industryName) return registration
  return {
    ...registration,
    industryCode: industryCode ?? null,
    industryName: industryName || (industryCode && industryOf(industryCode)?.name) || null,
    industrySection: sectionOfIndustry(industryCode) ?? sectionOfIndustry(industryName),
  }
}
