/** All reports of an enterprise side by side: no sentence against another, none about a figure or a window that is not its own. */
import { describe, expect, it } from 'vitest'
import { type FirmReports, firmReports } from '../../test-support/firm-reports.ts'
import { FIRM_MONTH, NAMED_FIRMS, wildFirm } from '../../test-support/random-firms.ts'
import type { JointFacts } from '../joint/facts.ts'
import { jointSources } from '../joint/sources.ts'
import type { Claim, ReportDocument } from '../report/document.ts'
import { contradictions } from './contradictions.ts'
import { SUBJECTS, type Subject } from './subjects.ts'

const WILD = 60
/** As the server holds them: every kind is made of the same registration, invoices and taxes. */
const known = (facts: JointFacts): FirmReports =>
  firmReports(jointSources(facts, FIRM_MONTH).facts, FIRM_MONTH)
const named = Object.entries(NAMED_FIRMS).map(([name, facts]) => ({
  name,
  reports: known(facts()),
}))
const wild = Array.from({ length: WILD }, (_, seed) => ({
  name: `wild ${seed}`,
  reports: known(wildFirm(seed)),
}))
const firms = [...named, ...wild]
const documentsOf = (reports: FirmReports): ReportDocument[] => Object.values(reports)
const claimsOf = (document: ReportDocument): readonly Claim[] => document.findings.claims ?? []
const all = firms.flatMap(({ name, reports }) =>
  documentsOf(reports).flatMap((document) =>
    claimsOf(document).map((claim) => ({ name, document, claim })),
  ),
)

it.each(firms)('the reports of one enterprise speak with one voice: $name', ({ reports }) => {
  expect(contradictions(documentsOf(reports))).toEqual([])
})

describe('a claim', () => {
  it('is a sentence of page one, and every sentence of page one is a claim', () => {
    for (const { reports } of firms)
      for (const document of documentsOf(reports)) {
        const { strengths, risks } = document.findings
        expect(claimsOf(document).map(({ text }) => text)).toEqual([...strengths, ...risks])
      }
  })
  it('stands once', () => {
    for (const { reports } of firms)
      for (const document of documentsOf(reports)) {
        const texts = claimsOf(document).map(({ text }) => text)
        expect(new Set(texts).size).toBe(texts.length)
      }
  })
  it('that praises has a subject', () => {
    const well = new Set(Object.values<Subject>(SUBJECTS).flatMap(({ well = [] }) => well))
    const praises = all.flatMap(({ claim }) => (claim.id.startsWith('praise:') ? [claim.id] : []))
    expect(new Set(praises).size).toBeGreaterThan(10)
    expect([...new Set(praises)].filter((id) => !well.has(id))).toEqual([])
  })
  it('says the window of its figure', () => {
    const wrong = all.filter(({ claim: { id, text } }) => {
      const months = /\.L(\d+)$/.exec(id)?.[1]
      const said = [...text.matchAll(/近(\d+)个月/g)].map((match) => match[1])
      return months && said.length > 0 && !said.includes(months)
    })
    expect(wrong.map(({ name, claim }) => `${name} ${claim.id} ${claim.text}`)).toEqual([])
  })
  it('says the figure that the report shows under its key', () => {
    const wrong = all.filter(({ document, claim: { id, args } }) => {
      const key = /^(?:praise|figure):(.+)$/.exec(id)?.[1]
      const shown = document.indicators.find((indicator) => indicator.key === key)
      return shown !== undefined && shown.value !== args.value
    })
    expect(wrong.map(({ name, claim }) => `${name} ${claim.id}`)).toEqual([])
  })
})

/** By hand, from the table of domain §3 and §4: which sentences cannot stand beside which. */
const CANNOT_BOTH_BE: readonly (readonly [string, string])[] = [
  ['praise:T-020.asOf', 'rule:R-001'],
  ['praise:T-020.asOf', 'open:T-020.asOf'],
  ['praise:T-017.L24', 'rule:R-005'],
  ['praise:T-017.L24', 'rule:R-006'],
  ['praise:T-017.L24', 'open:T-017.L12'],
  ['praise:T-018.L24', 'rule:R-006'],
  ['praise:T-018.L24', 'figure:T-018.L12'],
  ['praise:T-001.L12', 'open:T-001.L12'],
  ['praise:T-002.L12', 'figure:T-002.L12'],
  ['praise:T-027.L12', 'rule:R-008'],
  ['praise:T-027.L12', 'rule:R-009'],
  ['praise:T-027.L12', 'open:T-027.L12'],
  ['praise:T-008.L12', 'open:T-008.L12'],
  ['praise:T-011.L12', 'figure:T-011.L12'],
  ['praise:T-041.L24', 'figure:T-041.L24'],
  ['praise:T-019.L12', 'rule:R-068'],
  ['praise:T-025.asOf', 'rule:R-003'],
  ['praise:T-025.asOf', 'rule:R-004'],
  ['open:T-022.OPEN.L24', 'rule:R-067'],
  ['praise:J-01.asOf', 'rule:R-069'],
  ['praise:J-01.asOf', 'figure:J-01.asOf'],
  ['praise:J-01.asOf', 'figure:J-02.asOf'],
  ['praise:J-01.asOf', 'figure:J-03.asOf'],
  ['praise:J-01.asOf', 'open:J-01.asOf'],
  ['praise:J-01.asOf', 'open:J-02.asOf'],
  ['open:J-11.asOf', 'figure:J-11.asOf'],
  ['praise:F-01.FY', 'figure:F-01.LATEST'],
  ['praise:F-01.FY', 'open:F-01.LATEST'],
  ['praise:F-08.FY', 'return:LOSS'],
  ['praise:F-08.FY', 'rule:R-057'],
  ['open:F-08.FY', 'return:LOSS'],
  ['praise:F-21.FY', 'figure:F-21.LATEST'],
  ['praise:F-15.REVENUE.FY', 'figure:F-15.REVENUE.LATEST'],
  ['praise:I-013.L12', 'rule:R-027'],
  ['praise:I-013.L12', 'figure:I-016.L12'],
  ['praise:I-007.L12', 'figure:I-007.L12'],
  ['praise:I-020.L12', 'figure:I-021.L12'],
  ['praise:I-050.CR5.L12', 'rule:R-038'],
  ['praise:I-054.L12', 'figure:I-055.L12'],
  ['praise:I-030.L12', 'rule:R-018'],
  ['praise:I-027.L12', 'rule:R-016'],
  ['praise:I-001.L12', 'figure:I-001.L12'],
  ['praise:I-019.MONTHS.asOf', 'figure:I-019.MONTHS.asOf'],
  ['praise:T-020.asOf', 'figure:T-020.asOf'],
  ['praise:T-017.L24', 'figure:T-017.L12'],
  ['praise:T-017.L24', 'figure:T-017.L24'],
  ['praise:T-018.L24', 'figure:T-018.L24'],
  ['praise:T-027.L12', 'figure:T-027.L12'],
  ['praise:T-008.L12', 'figure:T-008.L12'],
  ['praise:T-019.L12', 'figure:T-019.L12'],
  ['open:T-022.OPEN.L24', 'figure:T-022.OPEN.L24'],
  ['praise:F-01.FY', 'figure:F-01.FY'],
  ['praise:F-08.FY', 'figure:F-08.LATEST'],
  ['praise:F-08.FY', 'figure:F-08.FY'],
  ['praise:F-21.FY', 'figure:F-21.FY'],
  ['praise:F-21.FY', 'figure:F-21.CASH.LATEST'],
  ['praise:F-15.REVENUE.FY', 'figure:F-15.REVENUE.FY'],
  ['praise:I-013.L12', 'figure:I-014.L12'],
  ['praise:I-013.L12', 'figure:I-015.L12'],
  ['praise:I-020.L12', 'figure:I-020.L12'],
  ['praise:I-050.CR5.L12', 'figure:I-050.CR5.L12'],
  ['praise:I-050.CR5.L12', 'figure:I-050.CR1.L12'],
  ['praise:I-050.CR5.L12', 'figure:I-051.L12'],
  ['praise:I-055.L12', 'figure:I-055.L12'],
  ['praise:I-054.L12', 'figure:I-054.L12'],
  ['praise:I-030.L12', 'figure:I-030.L12'],
  ['praise:I-027.L12', 'figure:I-027.L12'],
  ['praise:I-027.L12', 'figure:I-028.L12'],
]
/** And those that may: a late return of a firm with a gap, growth beside a fall of another kind. */
const CAN_BOTH_BE: readonly (readonly [string, string])[] = [
  ['rule:R-005', 'rule:R-006'],
  ['praise:T-018.L24', 'rule:R-005'],
  ['praise:I-007.L12', 'figure:T-011.L12'],
  ['praise:T-020.asOf', 'rule:R-068'],
  ['rule:R-069', 'open:J-01.asOf'],
  ['figure:J-01.asOf', 'open:J-02.asOf'],
  ['praise:F-01.FY', 'praise:F-08.FY'],
]

const saying = (...ids: readonly string[]): ReportDocument[] =>
  ids.map(
    (id) =>
      ({
        kind: 'TAX',
        indicators: [],
        rules: [],
        verdict: {},
        findings: { strengths: [], risks: [], claims: [{ id, args: {}, text: id }] },
      }) as unknown as ReportDocument,
  )
const SIDES = ['well', 'amiss', 'unknown'] as const
/** What a sentence is called says on which side it stands. */
const SIDE_OF: Readonly<Record<string, keyof Subject>> = {
  praise: 'well',
  rule: 'amiss',
  figure: 'amiss',
  return: 'amiss',
  open: 'unknown',
}
const sided = (subject: Subject): boolean =>
  SIDES.every((side) => (subject[side] ?? []).every((id) => SIDE_OF[id.split(':')[0]!] === side))
const right = (subjects: Readonly<Record<string, Subject>>): boolean =>
  Object.values(subjects).every(sided) &&
  CANNOT_BOTH_BE.every((pair) => contradictions(saying(...pair), subjects).length > 0) &&
  CAN_BOTH_BE.every((pair) => contradictions(saying(...pair), subjects).length === 0)

function mutantsOf(subject: Subject): { what: string; mutant: Subject }[] {
  return SIDES.flatMap((side) =>
    (subject[side] ?? []).flatMap((id) => {
      const rest = (subject[side] ?? []).filter((other) => other !== id)
      const others = SIDES.filter((other) => other !== side)
      const renamed = [id.replace(/\.\w+$/, '.L99'), id.replace(/-\d+/, '-999')]
      return [
        { what: `without ${id}`, mutant: { ...subject, [side]: rest } },
        ...others.map((other) => ({
          what: `${id} as ${other}`,
          mutant: { ...subject, [side]: rest, [other]: [...(subject[other] ?? []), id] },
        })),
        ...renamed
          .filter((name) => name !== id)
          .map((name) => ({
            what: `${id} as ${name}`,
            mutant: { ...subject, [side]: [...rest, name] },
          })),
      ]
    }),
  )
}

describe('the registry of subjects', () => {
  it.each(CANNOT_BOTH_BE)('knows that %s and %s cannot both be', (...pair) => {
    expect(contradictions(saying(...pair))).toHaveLength(1)
  })
  it.each(CAN_BOTH_BE)('lets %s stand beside %s', (...pair) => {
    expect(contradictions(saying(...pair))).toEqual([])
  })
  it('is held by that table: a claim turned round or left out of any subject is noticed', () => {
    expect(right(SUBJECTS)).toBe(true)
    const lived = Object.entries<Subject>(SUBJECTS).flatMap(([name, subject]) => {
      const turned = {
        ...subject,
        well: [...(subject.well ?? []), ...(subject.amiss ?? []), ...(subject.unknown ?? [])],
        amiss: [],
        unknown: [],
      }
      const mutants = [turned, { ...subject, well: [], unknown: [] }]
      return mutants.some((mutant) => right({ ...SUBJECTS, [name]: mutant })) ? [name] : []
    })
    expect(lived).toEqual([])
  })
  it('is held claim by claim: none can be left out, put on another side, or be of another window or figure', () => {
    const lived = Object.entries<Subject>(SUBJECTS).flatMap(([name, subject]) =>
      mutantsOf(subject)
        .filter(({ mutant }) => right({ ...SUBJECTS, [name]: mutant }))
        .map(({ what }) => `${name} ${what}`),
    )
    expect(lived).toEqual([])
  })
  it('a reason of a verdict, and a rule that page one has no room for, are sentences as well', () => {
    const [praise, other] = saying('praise:T-008.L12', 'praise:T-017.L24') as [
      ReportDocument,
      ReportDocument,
    ]
    const silent = saying('nothing')[0]!
    const decided = (indicators: readonly string[]) =>
      ({
        ...silent,
        verdict: {
          decision: { reasons: [{ id: 'G', level: 'REVIEW', text: '理由', indicators }] },
        },
      }) as unknown as ReportDocument
    const ruled = (result: string) =>
      ({ ...silent, rules: [{ id: 'R-005', result, text: '逾期' }] }) as unknown as ReportDocument
    expect(contradictions([praise, decided(['T-008.L12'])])).toMatchObject([{ about: 'TAX_PAID' }])
    expect(contradictions([praise, decided(['T-017.L24'])])).toEqual([])
    expect(contradictions([other, ruled('HIT')])).toMatchObject([{ about: 'FILED_IN_TIME' }])
    expect(contradictions([other, ruled('UNKNOWN')])).toEqual([])
  })
  it('one key with two values, and a rule hit in one report only, are contradictions', () => {
    const [one, other] = [saying('a')[0]!, saying('b')[0]!]
    const value = (v: number) => [{ key: 'T-001.L12', name: '申报销售额', value: v }] as never
    expect(
      contradictions([
        { ...one, indicators: value(1) },
        { ...other, indicators: value(2) },
      ]),
    ).toHaveLength(1)
    expect(
      contradictions([
        { ...one, indicators: value(1) },
        { ...other, indicators: value(1) },
      ]),
    ).toEqual([])
    const rule = (result: string, text = '') => [{ id: 'R-012', result, text }] as never
    expect(
      contradictions([
        { ...one, rules: rule('HIT') },
        { ...other, rules: rule('MISS') },
      ]),
    ).toHaveLength(1)
    expect(
      contradictions([
        { ...one, rules: rule('HIT', '（两者不一致，建议核实。）') },
        { ...other, rules: rule('MISS') },
      ]),
    ).toEqual([])
    expect(
      contradictions([
        { ...one, rules: rule('HIT') },
        { ...other, rules: rule('UNKNOWN') },
      ]),
    ).toEqual([])
  })
})
