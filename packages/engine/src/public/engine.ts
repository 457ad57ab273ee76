/** An engine of reports on public records, from the parts that it is made of. Pure; the same facts, month and version give the same bytes. */
import type { MonthIndex } from '../kit/calendar/window.ts'
import { deskOfParts } from '../kit/desk.ts'
import { findingsOf, openWords } from '../kit/findings.ts'
import { frameOf, type Method } from '../kit/frame.ts'
import { indicatorsOf } from '../kit/lazily.ts'
import { CONVENTION, publishedStatement, referenceStatement, STATEMENT } from '../kit/method.ts'
import { periodsOf } from '../kit/periods.ts'
import { judgeRules } from '../kit/rules/rule-set.ts'
import { tellBook } from '../kit/rules/tell-book.ts'
import { allIndicators, allRules } from '../kit/sections/appendix.ts'
import { text } from '../kit/sections/blocks.ts'
import { warnedIn } from '../kit/verdict/nothing-against.ts'
import type { QualityCheck, ReportDocument } from '../report/document.ts'
import type { ReportEngine } from '../report/engine.ts'
import { REPORT_KINDS, type ReportKind } from '../report/kinds.ts'
import { type Brief, lessOf } from './brief.ts'
import { type PublicBuild, type PublicContext, type PublicKind, publicContext } from './context.ts'
import { decodePublic, encodePublic, type PublicFacts } from './facts.ts'
import { PUBLIC_METHOD_SAYS as SAYS } from './method-words.ts'
import { PUBLIC_PARAM } from './params.ts'
import { evaluateIndicator, PARTS, type PartName } from './parts.ts'
import { seen } from './records/seen.ts'
import { ofParts, sectionLines, sectionsOf } from './sections/list.ts'
import { PUBLIC_SECTION_SAYS } from './sections/words.ts'
import { nameOf, silenceOf } from './told.ts'
import { type Judged, publicDecision } from './verdict/verdict.ts'
import { PUBLIC_SAYS } from './words.ts'

export interface PublicReport {
  kind: ReportKind
  version: string
  parts: readonly PartName[]
  /** Absent = all that there is of its parts. */
  brief?: Brief
}

const { dishonest, dishonestExtended, measure } = PUBLIC_PARAM.validity

export const methodOf = (parts: readonly PartName[], brief?: Brief): Method => ({
  conventions: [
    ...(brief?.conventions ?? []),
    SAYS.sources,
    SAYS.matching,
    SAYS.validity({ dishonest, extended: dishonestExtended, measure }),
    ...(parts.includes('COURT') ? [SAYS.chains] : []),
    SAYS.disputed,
    SAYS.persons,
    ...(parts.includes('REGISTRY') ? [SAYS.currency] : []),
    CONVENTION.windows,
    CONVENTION.flags,
  ],
  statements: [
    publishedStatement(
      parts.length > 1 ? SAYS.data : parts[0] === 'COURT' ? SAYS.dataCourt : SAYS.dataRegistry,
    ),
    referenceStatement(SAYS.judged),
    STATEMENT.use,
    STATEMENT.objection,
    STATEMENT.authenticity,
  ],
})

/** What is judged of facts, by the parts of a kind. */
export function judgedOf(kind: ReportKind, parts: readonly PartName[], brief?: Brief) {
  const own = parts.map((part) => (brief ? lessOf(PARTS[part], brief) : PARTS[part]))
  const definitions = own
    .flatMap((part) => part.indicators)
    .toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const indicators = indicatorsOf<PublicKind>(definitions, evaluateIndicator)
  const judged: Judged = {
    data: REPORT_KINDS[kind].data,
    kinds: own.flatMap(({ kinds }) => kinds),
    negative: own.flatMap(({ negative }) => negative),
    gates: own.flatMap(({ gates }) => gates),
  }
  return {
    ...{ judged, own, definitions, keys: [...indicators.keys] },
    ruled(context: PublicContext): Omit<PublicBuild, 'indicators'> {
      const indicator = indicators.of(context)
      const rules = own.flatMap(({ rules }) => judgeRules(rules, { context, indicator }))
      return { context, indicator, rules }
    },
  }
}

/** Whether each kind was told: what was not is named, with the reason. */
const qualityOf = (context: PublicContext, { kinds }: Judged): QualityCheck[] =>
  kinds.map((kind) => {
    const quiet = silenceOf(context, kind)
    const { certain, suspected } = seen(context, kind)
    return {
      check: `TOLD_${kind}`,
      title: nameOf(kind),
      period: null,
      result: quiet ? (quiet.reason === 'FAILED' ? 'FAIL' : 'UNKNOWN') : 'PASS',
      detail: quiet ? quiet.words : PUBLIC_SAYS.found({ n: certain.length + suspected.length }),
    }
  })

/** The registration as the frame shows it: of a record that bears the enterprise's own code. */
function registrationOf(context: PublicContext) {
  const { subject, dataCutoff } = context.facts
  const told = seen(context, 'BUSINESS_REGISTRATION').certain[0]?.record
  return {
    dataCutoff,
    registration: {
      ...{ name: subject.name, taxNo: subject.taxNo },
      industryName: told?.industry ?? null,
      establishedOn: told?.establishedOn ?? null,
    },
  }
}

export function publicEngine({
  kind,
  version,
  parts,
  brief,
}: PublicReport): ReportEngine<PublicFacts> {
  const method = methodOf(parts, brief)
  const { judged, own, keys, ruled } = judgedOf(kind, parts, brief)
  const sections = brief?.sections ?? ofParts(parts)
  return {
    kind,
    version,
    encode: encodePublic,
    decode: decodePublic,
    sections: sectionLines(sections),
    example: 'lively@2026-10',
    desk: deskOfParts({
      parts: own,
      rule(facts, through) {
        const build = { ...ruled(publicContext(facts, through)), indicators: [] }
        return { rules: build.rules, verdict: { decision: publicDecision(build, judged) } }
      },
    }),
    /** `through`: last complete month of the report; default: the last one before the cut-off. */
    make(facts: PublicFacts, through?: MonthIndex): ReportDocument {
      const context = publicContext(facts, through)
      const found = ruled(context)
      const indicators = keys.map(found.indicator)
      const build: PublicBuild = { ...found, indicators }
      const spokenBy = Object.assign({}, ...own.map((part) => part.spokenBy))
      const findings = findingsOf(
        build,
        own.flatMap(({ praises }) => praises(context)),
        spokenBy,
        {
          open: openWords(
            own.flatMap(({ unjudged }) => unjudged),
            build.indicator,
          ),
        },
      )
      const document: ReportDocument = {
        ...frameOf(kind, version, registrationOf(context), method, []),
        periods: periodsOf(context, ['L24']),
        verdict: { decision: publicDecision(build, judged, warnedIn(findings, indicators)) },
        findings,
        coverage: {},
        quality: qualityOf(context, judged),
        indicators,
        rules: [...build.rules],
        sections: sectionsOf(build, sections, judged.kinds, [
          text('version', PUBLIC_SECTION_SAYS.version({ version })),
          allIndicators(build),
          allRules(build),
        ]),
      }
      return tellBook(document, context.desk)
    },
  }
}
