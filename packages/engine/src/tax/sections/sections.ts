import { allIndicators, allRules } from '../../kit/sections/appendix.ts'
import { text } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import type { ReportBuild, ReportPart } from '../definition.ts'
import { ENGINE_VERSION } from '../version.ts'
import { TAX_SAYS } from '../words.ts'
import { overviewSection } from './overview.ts'

/** The sections in the order of domain §3.8, which their ids begin with; indicators and rules last. */
export function reportSections(
  parts: readonly ReportPart[],
  build: ReportBuild,
  beside: readonly Section[] = [],
): Section[] {
  const own = parts.flatMap(({ sections }) => sections.map((section) => section(build)))
  const made = [...own, ...beside]
  return [
    overviewSection(parts, build),
    ...made.sort((a, b) => (a.id < b.id ? -1 : 1)),
    {
      id: 's14-appendix',
      title: TAX_SAYS.appendix,
      blocks: [
        text('version', TAX_SAYS.version({ version: ENGINE_VERSION })),
        allIndicators(build),
        allRules(build),
      ],
    },
  ]
}
