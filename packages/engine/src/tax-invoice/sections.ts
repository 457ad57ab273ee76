/** 摘要, sections 2, 3, 6, 7, 8, 9 of the invoice report and 3, 4, 5, 9, 11, 12 of the tax report (domain §3.9). */

import { qualitySection } from '../joint/quality-section.ts'
import type { JointSources } from '../joint/sources.ts'
import { allIndicators, allRules } from '../kit/sections/appendix.ts'
import { table, text } from '../kit/sections/blocks.ts'
import { placed } from '../kit/sections/places.ts'
import type { ScoreResult, Section } from '../report/document.ts'
import { JOINT_TABLE } from './table.ts'
import { ENGINE_VERSION } from './version.ts'
import { TAX_INVOICE_SAYS } from './words.ts'

const INVOICE_PLACES = ['s02', 's03', 's06', 's07', 's08', 's09']
const TAX_PLACES = ['s03', 's04', 's05', 's09', 's11', 's12']

export function reportSections(sources: JointSources, score: ScoreResult | undefined): Section[] {
  const { invoice, tax, all } = sources
  const build = { ...all, context: null }
  return [
    qualitySection(sources),
    ...placed([
      ...(score?.held ? [scoreSection(score, sources)] : []),
      ...invoice.sections(INVOICE_PLACES),
      ...tax.sections(TAX_PLACES),
      {
        id: 'appendix',
        title: TAX_INVOICE_SAYS.tablesIndicators,
        blocks: [
          text('version', TAX_INVOICE_SAYS.version({ version: ENGINE_VERSION })),
          allIndicators(build),
          allRules(build),
        ],
      },
    ]),
  ]
}

/** What each leg of the joint card found, and how far it holds the grade. */
function scoreSection({ held }: ScoreResult, { all }: JointSources): Section {
  return {
    id: 'joint-score',
    title: TAX_INVOICE_SAYS.jointGrade,
    blocks: [
      text('joint-score-text', held!.text),
      table(
        'joint-factors',
        TAX_INVOICE_SAYS.howFarTaxes,
        [
          { key: 'name', title: TAX_INVOICE_SAYS.item, type: 'text' },
          { key: 'found', title: TAX_INVOICE_SAYS.found, type: 'text' },
          { key: 'cap', title: TAX_INVOICE_SAYS.gradeAtMost, type: 'text' },
          { key: 'holds', title: TAX_INVOICE_SAYS.holdsThisGrade, type: 'bool' },
        ],
        held!.factors.map(({ name, found, cap, holds, indicators }) => ({
          cells: { name, found, cap: cap ?? TAX_INVOICE_SAYS.unbounded, holds },
          evidence: indicators.flatMap((key) => all.indicator(key).evidence),
        })),
        TAX_INVOICE_SAYS.experts({ version: JOINT_TABLE.version }),
      ),
    ],
  }
}
