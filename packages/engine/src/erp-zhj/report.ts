/** The shop report: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import { ERP_ITEM_SECTION_SAYS } from '../erp-item/part.ts'
import type { MonthIndex } from '../kit/calendar/window.ts'
import { statesByMonth } from '../kit/coverage.ts'
import { findingsOf, openWords, type Praise, type SpokenBy } from '../kit/findings.ts'
import { frameOf, type Method } from '../kit/frame.ts'
import { CONVENTION, referenceStatement, STATEMENT, sourceStatement } from '../kit/method.ts'
import { periodsOf } from '../kit/periods.ts'
import { counted, monthsComplete, partialMonth } from '../kit/quality.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import { allIndicators, allRules } from '../kit/sections/appendix.ts'
import { text } from '../kit/sections/blocks.ts'
import { warnedIn } from '../kit/verdict/nothing-against.ts'
import type { QualityCheck, ReportDocument, Section } from '../report/document.ts'
import { type ShopBuild, type ShopContext, shopContext } from './context.ts'
import type { ErpZhjFacts } from './facts.ts'
import { KEYS, ruled } from './ruled.ts'
import { credibilitySection, habitsSection, repeatSection } from './sections/conduct.ts'
import { accountsSection, stockSection } from './sections/held.ts'
import { overviewSection, qualitySection, shopSection, trendSection } from './sections/overview.ts'
import { customersSection, goodsSection, suppliersSection } from './sections/traded.ts'
import { shopDecision } from './verdict.ts'
import { ENGINE_VERSION } from './version.ts'
import { ERP_ZHJ_SAYS as SAYS } from './words.ts'

export const METHOD: Method = {
  conventions: [
    SAYS.conventionOwn,
    SAYS.conventionSales,
    SAYS.conventionMargin,
    SAYS.conventionCredibility,
    CONVENTION.windows,
    CONVENTION.monthStates(SAYS.saleRow),
    CONVENTION.ratios,
    CONVENTION.flags,
  ],
  statements: [
    sourceStatement(SAYS.dataOfReport),
    referenceStatement(SAYS.judgedOfReport),
    STATEMENT.use,
    STATEMENT.objection,
    STATEMENT.authenticity,
  ],
}

/** Off others by no more than this is close. */
const CLOSE = 0.05
/** In order of weight for a lender: what others bear out goes first. */
const PRAISES: readonly Praise[] = [
  {
    key: 'Z-009.L12',
    say: (off) => (Math.abs(off) <= CLOSE ? SAYS.praiseInvoices({ line: CLOSE }) : null),
    unless: ['R-Z09'],
  },
  {
    key: 'Z-007.L3',
    say: (part) => (part >= 0.5 ? SAYS.praiseRepeat({ part }) : null),
    // The shop alone tells who bought: it is no strength where its sales are not borne out.
    holds: (indicator) => indicator('Z-009.L12').flag === 'GREEN',
  },
]

const SPOKEN_BY: SpokenBy = {
  'E-15': ['R-E15'],
  'E-15.SHARE': ['R-E15'],
  'E-17': ['R-E17'],
  'E-17.CHAIN': ['R-E17B'],
  'E-20': ['R-E20'],
  'Z-009': ['R-Z09'],
}

const UNJUDGED = [{ key: 'Z-009.L12', text: SAYS.invoicesOpen }] as const

function qualityChecks(context: ShopContext): QualityCheck[] {
  const { days } = context
  const lines = days.reduce((sum, { unnumbered }) => sum + unnumbered, 0)
  return [
    monthsComplete(context, {
      ...{ check: 'MONTHS_SALES', title: SAYS.monthsWhole, window: 'L12', none: SAYS.noSales },
      series: context.series.SALES_LINE,
    }),
    partialMonth(context),
    counted('NUMBERED', SAYS.numbered, days.length > 0 ? lines : null, SAYS.unnumberedLines),
  ]
}

/** The sections in the order of domain §3.11, indicators and rules last. */
const reportSections = (build: ShopBuild): Section[] => [
  qualitySection(build),
  shopSection(build),
  overviewSection(build),
  trendSection(build),
  goodsSection(build),
  customersSection(build),
  suppliersSection(build),
  stockSection(build),
  accountsSection(build),
  habitsSection(build),
  repeatSection(build),
  credibilitySection(build),
  {
    id: 's12-appendix',
    title: ERP_ITEM_SECTION_SAYS.appendix,
    blocks: [
      text('version', SAYS.version({ version: ENGINE_VERSION })),
      allIndicators(build),
      allRules(build),
    ],
  },
]

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function erpZhjReport(facts: ErpZhjFacts, through?: MonthIndex): ReportDocument {
  const context = shopContext(facts, through)
  const found = ruled(context)
  const indicators = KEYS.map(found.indicator)
  const build = { ...found, indicators }
  const findings = findingsOf(build, PRAISES, SPOKEN_BY, {
    open: openWords(UNJUDGED, build.indicator),
  })
  const { SALES_LINE, PURCHASE_LINE } = context.series
  const { from } = context.span('L36')
  const document: ReportDocument = {
    ...frameOf('ERP_ZHJ', ENGINE_VERSION, facts, METHOD, ['Z-001.L12', 'Z-002.L12']),
    periods: periodsOf(context, ['L12', 'P12', 'L36']),
    verdict: { decision: shopDecision(build, warnedIn(findings, indicators)) },
    findings,
    coverage: {
      SALES_LINE: statesByMonth(SALES_LINE, from),
      PURCHASE_LINE: statesByMonth(PURCHASE_LINE, from),
    },
    quality: qualityChecks(context),
    indicators,
    rules: [...build.rules],
    sections: reportSections(build),
  }
  return tellBook(document, context.desk)
}
