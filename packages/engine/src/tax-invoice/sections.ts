/** 摘要, sections 2, 3, 6, 7, 8, 9 of the invoice report and 3, 4, 5, 9, 11, 12 of the tax report (domain §3.9). */

import { qualitySection } from '../joint/quality-section.ts'
import type { JointSources } from '../joint/sources.ts'
import { formatMonth } from '../kit/calendar/window.ts'
import type { Source } from '../kit/part.ts'
import { allIndicators, allRules } from '../kit/sections/appendix.ts'
import { indicatorTable, table, text } from '../kit/sections/blocks.ts'
import { placed } from '../kit/sections/places.ts'
import type { GradeFactor, ScoreResult, Section, TableColumn } from '../report/document.ts'
import { isOfBooks } from './score.ts'
import { BOOKS_TABLE, JOINT_TABLE } from './table.ts'
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
      ...(sources.books ? [booksSection(sources.books, score)] : []),
      ...(sources.published?.sections([]) ?? []),
      ...(sources.lenders?.sections([]) ?? []),
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

const FACTOR_COLUMNS: TableColumn[] = [
  { key: 'name', title: TAX_INVOICE_SAYS.item, type: 'text' },
  { key: 'found', title: TAX_INVOICE_SAYS.found, type: 'text' },
  { key: 'cap', title: TAX_INVOICE_SAYS.gradeAtMost, type: 'text' },
  { key: 'holds', title: TAX_INVOICE_SAYS.holdsThisGrade, type: 'bool' },
]

const factorRows = (factors: readonly GradeFactor[], { indicator }: Pick<Source, 'indicator'>) =>
  factors.map(({ name, found, cap, holds, indicators }) => ({
    cells: { name, found, cap: cap ?? TAX_INVOICE_SAYS.unbounded, holds },
    evidence: indicators.flatMap((key) => indicator(key).evidence),
  }))

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
        FACTOR_COLUMNS,
        factorRows(
          held!.factors.filter((factor) => !isOfBooks(factor)),
          all,
        ),
        TAX_INVOICE_SAYS.experts({ version: JOINT_TABLE.version }),
      ),
    ],
  }
}

/** What the books of the enterprise tell of receivables, stock and money, and what they take from the grade. */
function booksSection(books: NonNullable<JointSources['books']>, score?: ScoreResult): Section {
  const { m0 } = books.build.context
  const factors = score?.held?.factors.filter(isOfBooks) ?? []
  const { version, caps } = BOOKS_TABLE
  return {
    id: 'books',
    title: TAX_INVOICE_SAYS.books,
    blocks: [
      text('books-intro', TAX_INVOICE_SAYS.booksIntro({ month: formatMonth(m0) })),
      ...(factors.length > 0
        ? [
            table(
              'book-factors',
              TAX_INVOICE_SAYS.howFarBooks,
              FACTOR_COLUMNS,
              factorRows(factors, books),
              TAX_INVOICE_SAYS.booksExperts({ version, yellow: caps.YELLOW!, red: caps.RED! }),
            ),
          ]
        : []),
      indicatorTable(books, 'book-figures', TAX_INVOICE_SAYS.booksFigures, FIGURES),
    ],
  }
}

const FIGURES = ['E-25', 'E-03', 'E-04', 'E-05', 'E-06', 'E-07', 'E-08', 'E-11', 'E-14', 'E-24']
