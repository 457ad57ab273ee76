/** What the long-term debt report is made of: its figures, its sections, and how it counts. */
import type { Method } from '../kit/frame.ts'
import { indicatorsOf } from '../kit/lazily.ts'
import { referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { allIndicators } from '../kit/sections/appendix.ts'
import { kpis, text } from '../kit/sections/blocks.ts'
import type { LendingKind } from '../lending/context.ts'
import { evaluateIndicator } from '../lending/evaluate.ts'
import { DEBT_INDICATORS } from '../lending/indicators/debt.ts'
import { LENDING_METHOD_SAYS as SAYS } from '../lending/method-words.ts'
import { debtBlocks, debtFigures, interestBlocks } from '../lending/sections/debt.ts'
import type { LendingSection } from '../lending/sections/list.ts'
import { loanBlocks } from '../lending/sections/loans.ts'
import { publishedBlocks } from '../lending/sections/published.ts'
import { subjectBlocks } from '../lending/sections/subjects.ts'
import { LENDING_SECTION_SAYS as SECTION_SAYS } from '../lending/sections/words.ts'
import { ENGINE_VERSION } from './version.ts'

export const DEFINITIONS = DEBT_INDICATORS
export const INDICATORS = indicatorsOf<LendingKind>(DEFINITIONS, evaluateIndicator)

const RATIOS = ['LL-01', 'LL-03', 'LL-05']
const DUE = ['LL-02', 'LL-04']

export const SECTIONS: readonly LendingSection[] = [
  {
    name: 'readings',
    title: SECTION_SAYS.readings,
    always: 'BASIS',
    blocks: (build) => [
      text('readings', SECTION_SAYS.readingOne, SECTION_SAYS.readingOther),
      kpis(build, 'debt-kpis', [...['LL-01.LATEST', 'LL-03.LATEST', 'LL-04.LATEST', 'LL-06.L12']]),
    ],
  },
  {
    name: 'debt',
    title: SECTION_SAYS.debt,
    blocks: (build) => [
      ...debtBlocks()(build),
      ...debtFigures('debt-figures', SECTION_SAYS.debtFigures, RATIOS)(build),
    ],
  },
  {
    name: 'due',
    title: SECTION_SAYS.due,
    blocks: debtFigures('due-figures', SECTION_SAYS.due, DUE),
  },
  { name: 'interest', title: SECTION_SAYS.interest, blocks: interestBlocks },
  { name: 'subjects', title: SECTION_SAYS.subjects, blocks: subjectBlocks },
  { name: 'loans', title: SECTION_SAYS.loans, blocks: loanBlocks(false) },
  { name: 'published', title: SECTION_SAYS.published, blocks: publishedBlocks },
  {
    name: 'appendix',
    title: SECTION_SAYS.debtAppendix,
    blocks: (build) => [
      text('version', SECTION_SAYS.version({ version: ENGINE_VERSION })),
      allIndicators(build),
    ],
  },
]

export const METHOD: Method = {
  conventions: [
    SECTION_SAYS.readingOne,
    SECTION_SAYS.readingOther,
    SAYS.debt,
    SAYS.fees,
    SAYS.sources,
    SAYS.persons,
  ],
  statements: [
    sourceStatement(SAYS.dataDebt),
    referenceStatement(SAYS.judgedDebt),
    STATEMENT.use,
    STATEMENT.objection,
    STATEMENT.authenticity,
  ],
}
