/** The basic report: facts in, document out. Pure; the same facts, month and ENGINE_VERSION give the same bytes. */
import { chinaDay, optionalDay } from '../kit/calendar/calendar.ts'
import { formatDay, type MonthIndex } from '../kit/calendar/window.ts'
import { findingsOf, openWords } from '../kit/findings.ts'
import { frameOf } from '../kit/frame.ts'
import { judgePart } from '../kit/part.ts'
import { periodsOf } from '../kit/periods.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import type { Build } from '../kit/sections/build.ts'
import type { Claim, ReportDocument } from '../report/document.ts'
import { type TaxFacts, type TaxReportContext, taxReportContext } from '../tax/faces/record-part.ts'
import { CURRENT_DAYS, METHOD } from './method.ts'
import { reportSections } from './sections.ts'
import { BASIC_PART, INDICATORS, QUALITY, UNJUDGED } from './shown.ts'
import { ENGINE_VERSION } from './version.ts'
import { BASIC_SAYS } from './words.ts'

/** `through`: last complete month of the report; default: the last one before the cut-off. */
export function basicReport(facts: TaxFacts, through?: MonthIndex): ReportDocument {
  const context = taxReportContext(facts, through)
  const tax = judgePart(BASIC_PART, context)
  const indicators = tax.indicators.filter(({ id }) => INDICATORS.includes(id))
  const { rules } = tax.build
  const build: Build<TaxReportContext> = { ...tax.build, indicators }
  const old = oldData(facts)
  const document: ReportDocument = {
    ...frameOf('BASIC', ENGINE_VERSION, facts, METHOD, []),
    periods: periodsOf(context, ['L24']),
    verdict: {},
    findings: findings(build, old),
    coverage: {},
    quality: tax.quality.filter(({ check }) => QUALITY.includes(check)),
    indicators,
    rules: [...rules],
    sections: reportSections(build, tax.sections(['s01', 's02', 's03', 's11'])),
  }
  return tellBook(document, context.desk)
}

/** What was found comes first; that the data are old, and what is open, keep their places. */
function findings(build: Build<TaxReportContext>, old: string | null): ReportDocument['findings'] {
  const open = [
    ...(old ? [{ id: 'open:AGE', args: {}, text: old }] : []),
    ...openWords(UNJUDGED, build.indicator),
  ]
  // Old data praise nobody.
  const praised = old ? [] : rated(build)
  const { strengths, risks, claims } = findingsOf(build, old ? [] : PRAISES, SPOKEN_BY, { open })
  return {
    strengths: [...praised.map(({ text }) => text), ...strengths],
    risks,
    claims: [...praised, ...claims],
  }
}

const PRAISES = [
  {
    key: 'T-020.asOf',
    say: (v: number) => (v === 0 ? BASIC_SAYS.noArrears : null),
  },
]

const SPOKEN_BY = {
  'T-020': ['R-001'],
  'T-021': ['R-001'],
  'T-022': ['R-067'],
  'T-025': ['R-003'],
  'T-026': ['R-004'],
}

function rated({ indicator, rules }: Build<TaxReportContext>): Claim[] {
  const { value, detail } = indicator('T-025.asOf')
  const text = BASIC_SAYS.ratedA({ year: detail ?? '' })
  const fell = rules.some(({ id, result }) => id === 'R-004' && result === 'HIT')
  return value === 'A' && !fell ? [{ id: 'praise:T-025.asOf', args: { value }, text }] : []
}

/** Judged on the day that was asked for; without one the data are as of their own day. */
function oldData({ dataCutoff, judgedOn }: TaxFacts): string | null {
  const { day } = chinaDay(dataCutoff)
  const days = (optionalDay(judgedOn ?? null) ?? day) - day
  return days > CURRENT_DAYS ? BASIC_SAYS.old({ day: formatDay(day), n: days }) : null
}
