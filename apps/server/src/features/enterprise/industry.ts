import { industryOf } from '@xinjian/format/industry/industries'
import { sectionOfIndustry } from '@xinjian/format/industry/section-of'

/** What is stated of an industry; null = nothing, whatever was stated before. */
export interface StatedIndustry {
  industryCode?: string | null | undefined
  industryName?: string | null | undefined
  /** Derived of the two above wherever they are saved. */
  industrySection?: string | null | undefined
}

/**
 * Code, name and section of GB/T 4754 hang together: who states one of the first two states all three, so that none is left of an
 * industry stated before. A code gives the name where none is given; the section is that of the code, else of the name.
 */
export function withSection<R extends StatedIndustry>(registration: R): R {
  const { industryCode, industryName } = registration
  if (!industryCode && !industryName) return registration
  return {
    ...registration,
    industryCode: industryCode ?? null,
    industryName: industryName || (industryCode && industryOf(industryCode)?.name) || null,
    industrySection: sectionOfIndustry(industryCode) ?? sectionOfIndustry(industryName),
  }
}
