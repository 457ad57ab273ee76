/**
 * The GB/T 4754 section of the enterprise: as registered, else derived from the code or the name of its industry, else inferred
 * from what it sells and buys. Whatever rests on a section asks here, and says so when it was inferred.
 */

import { SECTION_NAMES } from '@xinjian/format/industry/section'
import { sectionOfIndustry } from '@xinjian/format/industry/section-of'
import type { InvoiceContext } from './context.ts'
import { oncePerReport } from './once.ts'
import { inferSection } from './sector-of-goods.ts'
import { CONTEXT_SAYS } from './words.ts'

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
  const found = (
    section: string,
    source: Sector['source'],
    noteOf: (name: string) => string,
  ): Sector => {
    const name = SECTION_NAMES[section] ?? section
    return { section, source, name, note: noteOf(name) }
  }
  if (industrySection && SECTION_NAMES[industrySection])
    return found(industrySection, 'STATED', (name) => CONTEXT_SAYS.registered({ name }))
  const ofCode = sectionOfIndustry(industryCode)
  if (ofCode)
    return found(ofCode, 'DERIVED', (name) => CONTEXT_SAYS.byCode({ code: industryCode!, name }))
  const ofName = sectionOfIndustry(industryName)
  if (ofName)
    return found(ofName, 'DERIVED', (name) =>
      CONTEXT_SAYS.byName({ industry: industryName!, name }),
    )
  const inferred = inferSection(context)
  if (inferred.section !== null)
    return found(inferred.section, 'INFERRED', (name) => CONTEXT_SAYS.fromGoods({ name }))
  return {
    section: null,
    source: null,
    name: null,
    note: CONTEXT_SAYS.notRegistered({ why: inferred.why }),
  }
})

/** What stops a figure or a rule that means something only in some sections; null = it applies. */
export function sectorStop(
  context: InvoiceContext,
  sections: readonly string[],
): { reason: 'NO_DATA' | 'NOT_APPLICABLE'; detail: string } | null {
  const { section, note } = sectorOf(context)
  if (!section) return { reason: 'NO_DATA', detail: note }
  if (sections.includes(section)) return null
  const names = sections.map((s) => SECTION_NAMES[s] ?? s)
  return { reason: 'NOT_APPLICABLE', detail: CONTEXT_SAYS.otherSections({ note, sections: names }) }
}

/** A sentence that rests on the section, with its ground where that is not a register: 「…（按开票商品推断为制造业）。」 */
export function onSector(context: InvoiceContext, sentence: string): string {
  const { source, note } = sectorOf(context)
  return source === 'INFERRED'
    ? CONTEXT_SAYS.grounded({ sentence: sentence.replace(/。$/, ''), note })
    : sentence
}
