/**
 * The GB/T 4754 section of the enterprise: as registered, else derived from the code or the name of its industry, else inferred
 * from what it sells and buys. Whatever rests on a section asks here, and says so when it was inferred.
 */

import { SECTION_NAMES } from '@xinjian/format/industry/section'
import { sectionOfIndustry } from '@xinjian/format/industry/section-of'
import type { InvoiceContext } from './context.ts'
import { oncePerReport } from './once.ts'
import { inferSection } from './sector-of-goods.ts'

export interface Sector {
  /** A…T; null = nobody knows. */
  section: string | null
  source: 'STATED' | 'DERIVED' | 'INFERRED' | null
  /** Of the section, `批发和零售业`. */
  name: string | null
  /** Where it comes from, or why it is not known; no full stop. */
  note: string
}

export const sectorOf = oncePerReport((context): Sector => {
  const { industrySection, industryCode, industryName } = context.facts.registration
  const found = (section: string, source: Sector['source'], words: string): Sector => {
    const name = SECTION_NAMES[section] ?? section
    return { section, source, name, note: `${words}${name}` }
  }
  if (industrySection && SECTION_NAMES[industrySection])
    return found(industrySection, 'STATED', '登记行业为')
  const ofCode = sectionOfIndustry(industryCode)
  if (ofCode) return found(ofCode, 'DERIVED', `按行业代码${industryCode}归入`)
  const ofName = sectionOfIndustry(industryName)
  if (ofName) return found(ofName, 'DERIVED', `按行业名称“${industryName}”归入`)
  const inferred = inferSection(context)
  if (inferred.section) return found(inferred.section, 'INFERRED', '按开票商品推断为')
  return { section: null, source: null, name: null, note: `行业未登记，${inferred.why}` }
})

/** What stops a figure or a rule that means something only in some sections; null = it applies. */
export function sectorStop(
  context: InvoiceContext,
  sections: readonly string[],
): { reason: 'NO_DATA' | 'NOT_APPLICABLE'; detail: string } | null {
  const { section, note } = sectorOf(context)
  if (!section) return { reason: 'NO_DATA', detail: note }
  if (sections.includes(section)) return null
  const names = sections.map((s) => SECTION_NAMES[s]).join('、')
  return { reason: 'NOT_APPLICABLE', detail: `${note}，本项只适用于${names}` }
}

/** A sentence that rests on the section, with its ground where that is not a register: 「…（按开票商品推断为制造业）。」 */
export function onSector(context: InvoiceContext, sentence: string): string {
  const { source, note } = sectorOf(context)
  return source === 'INFERRED' ? sentence.replace(/。?$/, `（${note}）。`) : sentence
}
