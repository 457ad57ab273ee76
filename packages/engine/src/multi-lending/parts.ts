/** What the multi-lending report is made of: its figures, its sections in the order of domain §3.10, and how it counts. */

import type { Method } from '../kit/frame.ts'
import { indicatorsOf } from '../kit/lazily.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { allIndicators, allRules } from '../kit/sections/appendix.ts'
import { text } from '../kit/sections/blocks.ts'
import type { LendingKind } from '../lending/context.ts'
import { evaluateIndicator } from '../lending/evaluate.ts'
import { APPLICATION_INDICATORS } from '../lending/indicators/applications.ts'
import { BESIDE_INDICATORS } from '../lending/indicators/beside.ts'
import { FEES_INDICATOR } from '../lending/indicators/debt.ts'
import { LENDING_METHOD_SAYS as SAYS } from '../lending/method-words.ts'
import { LENDING_PARAM } from '../lending/params.ts'
import { applicationBlocks, intervalBlocks, typeBlocks } from '../lending/sections/applications.ts'
import { authBlocks } from '../lending/sections/auths.ts'
import { conclusionBlocks } from '../lending/sections/conclusion.ts'
import { debtBlocks } from '../lending/sections/debt.ts'
import { invoiceBlocks } from '../lending/sections/invoices.ts'
import type { LendingSection } from '../lending/sections/list.ts'
import { loanBlocks } from '../lending/sections/loans.ts'
import { publishedBlocks } from '../lending/sections/published.ts'
import { subjectBlocks } from '../lending/sections/subjects.ts'
import { LENDING_SECTION_SAYS } from '../lending/sections/words.ts'
import { ENGINE_VERSION } from './version.ts'

export const DEFINITIONS = [
  ...APPLICATION_INDICATORS,
  ...BESIDE_INDICATORS,
  FEES_INDICATOR,
].toSorted(
  (a, b) => Number(a.id.startsWith('LL')) - Number(b.id.startsWith('LL')) || (a.id < b.id ? -1 : 1),
)
export const INDICATORS = indicatorsOf<LendingKind>(DEFINITIONS, evaluateIndicator)

/** Statements shown in the annex. */
const ANNEX = 3

const { subjects, conclusion, applications, types, intervals, auths } = LENDING_SECTION_SAYS
const { loans, published, invoices, annex, appendix, version } = LENDING_SECTION_SAYS

export const SECTIONS: readonly LendingSection[] = [
  { name: 'subjects', title: subjects, always: 'BASIS', blocks: subjectBlocks },
  { name: 'conclusion', title: conclusion, always: 'BASIS', blocks: conclusionBlocks },
  { name: 'applications', title: applications, blocks: applicationBlocks },
  { name: 'types', title: types, blocks: typeBlocks },
  { name: 'intervals', title: intervals, blocks: intervalBlocks },
  { name: 'auths', title: auths, blocks: authBlocks },
  { name: 'loans', title: loans, blocks: loanBlocks(true) },
  { name: 'published', title: published, blocks: publishedBlocks },
  { name: 'invoices', title: invoices, blocks: invoiceBlocks },
  { name: 'annex', title: annex, blocks: debtBlocks(ANNEX) },
  {
    name: 'appendix',
    title: appendix,
    blocks: (build) => [
      text('version', version({ version: ENGINE_VERSION })),
      allIndicators(build),
      allRules(build),
    ],
  },
]

export const METHOD: Method = {
  conventions: [
    SAYS.sources,
    SAYS.windows,
    SAYS.institutions,
    SAYS.shares({ n: LENDING_PARAM.minApplications }),
    SAYS.level,
    SAYS.auths,
    SAYS.persons,
    SAYS.fees,
    SAYS.debt,
    CONVENTION.flags,
  ],
  statements: [
    sourceStatement(SAYS.dataLending),
    referenceStatement(SAYS.judged),
    STATEMENT.use,
    STATEMENT.objection,
    STATEMENT.authenticity,
  ],
}
