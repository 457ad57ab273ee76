import { qualitySection } from '../joint/quality-section.ts'
import type { JointSources } from '../joint/sources.ts'
import { allIndicators, allRules } from '../kit/sections/appendix.ts'
import { text } from '../kit/sections/blocks.ts'
import { placed } from '../kit/sections/places.ts'
import type { Block, RuleResult, Section } from '../report/document.ts'
import { TAX_PAYMENT_SAYS } from '../tax-payment/part.ts'
import { CHAIN_AT, CHAPTERS, type Chapter, TIES_AT } from './chapters.ts'
import { ENGINE_VERSION } from './version.ts'
import { TAX_RISK_SAYS } from './words.ts'

/** What was tested first, chapter by chapter what it rests on, indicators and rules last. */
export function reportSections(
  sources: JointSources,
  rules: readonly RuleResult[],
  summary: Section,
): Section[] {
  const build = { ...sources.all, rules, context: null }
  const known = new Set(rules.map(({ id }) => id))
  return [
    qualitySection(sources),
    summary,
    ...placed(
      [
        ...CHAPTERS.map((chapter) => chapterOf(sources, chapter, known)),
        {
          id: 'appendix',
          title: TAX_RISK_SAYS.appendix,
          blocks: [
            text('version', TAX_PAYMENT_SAYS.version({ version: ENGINE_VERSION })),
            allIndicators(build),
            allRules(build),
          ],
        },
      ],
      2,
    ),
  ]
}

function chapterOf(
  { tax, invoice, statements, chain, ties }: JointSources,
  chapter: Chapter,
  known: ReadonlySet<string>,
): Section {
  const { slug, title } = chapter
  const shown = [
    ...tax.sections(chapter.tax ?? []),
    ...invoice.sections(chapter.invoice ?? []),
    ...statements.sections(chapter.statements ?? []),
    ...(slug === CHAIN_AT && chain ? chain.sections([]) : []),
    ...(slug === TIES_AT && ties ? ties.sections([]) : []),
  ]
  return {
    id: slug,
    title,
    blocks: [
      {
        kind: 'rules',
        id: `rules-${slug}`,
        title: TAX_RISK_SAYS.risks,
        rules: chapter.rules.filter((id) => known.has(id)),
      },
      ...shown.flatMap((section) =>
        section.blocks.map((block) => (chain ? besideChain(block) : block)),
      ),
    ],
  }
}

/** The table of invoices alone says that rings were not looked at: here they were. */
const besideChain = (block: Block): Block =>
  block.kind === 'table' && block.id === 'mutual'
    ? { ...block, note: TAX_RISK_SAYS.ownersOnly }
    : block
