/** The rules of the invoice report under a book of an institution. */
import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { ARCHETYPES, type ArchetypeName, archetype } from '../../test-support/archetypes.ts'
import { monthly, row, smallFacts } from '../../test-support/small-facts.ts'
import { wildFacts } from '../../test-support/wild-facts.ts'
import { parseMonth } from '../kit/calendar/window.ts'
import { bookFaults } from '../kit/rules/catalogue.ts'
import type { RuleBook } from '../report/book.ts'
import type { RuleResult } from '../report/document.ts'
import { INVOICE_DESK } from './desk.ts'
import { INVOICE_ENGINE } from './engine.ts'
import type { InvoiceFacts } from './facts.ts'
import { RULE_THRESHOLDS } from './params/rule-thresholds.ts'
import { invoiceReport } from './report.ts'

const book = (more: Partial<RuleBook> = {}): RuleBook => ({
  version: '3',
  limits: {},
  off: {},
  suppressed: [],
  ...more,
})
const CATALOGUE = INVOICE_DESK.catalogue()
const M0 = parseMonth('2026-02')!
const ruleOf = (rules: readonly RuleResult[], id: string) => rules.find((rule) => rule.id === id)!
const judge = (facts: InvoiceFacts, own: RuleBook | null) =>
  INVOICE_DESK.judge(facts, M0, [own])[0]!
const ALL: InvoiceFacts[] = [
  ...(Object.keys(ARCHETYPES) as ArchetypeName[]).map((name) => archetype(name).facts),
  ...[1, 2].map((seed) => {
    const { rows, plan } = wildFacts(seed)
    return smallFacts(rows, plan)
  }),
]
/** Sells every month, and took a tenth of it back: R-018 is hit at 高. */
const HIT = smallFacts([
  ...[0, 1, 2].flatMap((counterparty) =>
    monthly('2026-02', new Array(36).fill(60_000), { counterparty }),
  ),
  row('2025-11-10', -300_000),
])
ALL.push(HIT)
/** Where every limit is tried: one that is hit, two archetypes and a wild one. */
const SOME = [HIT, ...ALL.slice(1, 3), ALL.at(-2)!]

describe('judging without a document', () => {
  it.each(ALL.map((facts, i) => [i, facts] as const))(
    'enterprise %i comes to what its document says, by the table and by a book',
    (_, facts) => {
      const own = book({ limits: { 'R-018': { medium: 0.01 } }, off: { 'R-022': '不适用' } })
      const [plain, set] = INVOICE_DESK.judge(facts, M0, [null, own])
      for (const [judged, under] of [
        [plain!, facts],
        [set!, { ...facts, rulebook: own }],
      ] as const) {
        const { rules, verdict } = invoiceReport(under, { through: M0 })
        expect(judged.rules).toEqual(rules)
        expect(judged.decision).toBe(verdict.decision?.level ?? null)
        expect(judged.risk).toBe(verdict.risk?.level ?? null)
        expect(judged.grade).toBe(verdict.score?.grade ?? null)
      }
    },
  )
})

describe('judging under many books at once', () => {
  it.each(
    CATALOGUE.filter(({ limits }) => limits.length > 0).map((rule) => [rule.id, rule] as const),
  )('limits of %s at their ends come to what the document says', (id, { limits }) => {
    const at = (end: 'min' | 'max') =>
      book({ limits: { [id]: Object.fromEntries(limits.map((spec) => [spec.name, spec[end]])) } })
    for (const facts of [HIT, ALL[1]!]) {
      const books = [null, at('min'), at('max')]
      const judged = INVOICE_DESK.judge(facts, M0, books)
      const documents = books.map((own) =>
        invoiceReport(INVOICE_DESK.under(facts, own), { through: M0 }),
      )
      expect(judged.map(({ rules }) => rules)).toEqual(documents.map(({ rules }) => rules))
    }
  })
})

describe('a book', () => {
  it('that sets nothing judges as the table does, and names its version', () => {
    for (const facts of ALL) {
      const { rulebook, ...rest } = invoiceReport({ ...facts, rulebook: book() }, { through: M0 })
      expect(rulebook).toEqual({ version: '3', notes: [] })
      expect(canonicalJson(rest)).toBe(canonicalJson(invoiceReport(facts, { through: M0 })))
    }
  })
  it('rides with the facts as bytes; without one the bytes are what they were', () => {
    const own = book({ limits: { 'R-014': { medium: 0.2 } }, off: { 'R-021': '夜班企业' } })
    const facts = { ...HIT, rulebook: own }
    const { make, encode, decode } = INVOICE_ENGINE
    expect(decode(encode(facts)).rulebook).toEqual(own)
    expect(make(decode(encode(facts)), M0)).toEqual(make(facts, M0))
    expect(encode(INVOICE_DESK.under(facts, null))).toEqual(encode(HIT))
  })
  it('moves the limit, and the words of the condition with it', () => {
    const rule = ruleOf(
      judge(HIT, book({ limits: { 'R-018': { redLine: 1, high: 1, medium: 1 } } })).rules,
      'R-018',
    )
    expect(rule).toMatchObject({ result: 'MISS', threshold: expect.stringContaining('>100.00%中') })
  })
  it('that switches a rule off leaves it undecided with its reason: never a miss', () => {
    const { rules } = judge(HIT, book({ off: { 'R-018': '本产品不看红冲' } }))
    expect(ruleOf(rules, 'R-018')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'OFF：本机构已停用此规则：本产品不看红冲',
      value: null,
    })
    const off = Object.fromEntries(CATALOGUE.map(({ id }) => [id, '全部停用']))
    expect(judge(HIT, book({ off })).risk, 'nothing judged is no level of risk').toBeNull()
  })
  it('says in the document what it changed, by name', () => {
    const own = book({ limits: { 'R-018': { medium: 0.01 } }, off: { 'R-022': '不适用' } })
    expect(invoiceReport({ ...HIT, rulebook: own }, { through: M0 }).rulebook?.notes).toEqual([
      '按本机构设定的界限判断：R-018 红冲率偏高。',
      '本机构停用，未判断：R-022 节假日开票。',
    ])
  })
})

describe('a suppression of a book', () => {
  const set = (until: string) =>
    book({
      suppressed: [
        { rule: 'R-018', reason: '春季集中换货', from: '2026-03-01', until, by: '李敏' },
      ],
    })
  const facts = { ...HIT, judgedOn: '2026-03-20' }
  it('sets a hit aside with its reason and who decided, on the day the report is judged', () => {
    const { rules } = judge(facts, set('2026-03-20'))
    expect(ruleOf(rules, 'R-018')).toMatchObject({
      result: 'MISS',
      reason: 'SUPPRESSED:BOOK：春季集中换货（有效期至2026-03-20，李敏决定）',
    })
    const document = invoiceReport({ ...facts, rulebook: set('2026-03-20') }, { through: M0 })
    const note =
      'R-018 红冲率偏高已达到界限，按本机构决定搁置：春季集中换货（有效期至2026-03-20，李敏决定）。'
    expect(document.rulebook?.notes).toEqual([note])
    expect(document.findings.risks, 'whoever decides sees it on page one').toContain(note)
    expect(document.conventions).toContain(note)
  })
  it('does nothing once its last day has passed', () => {
    const expired = judge(facts, set('2026-03-19'))
    expect(expired.rules).toEqual(judge(facts, null).rules)
  })
  it('does nothing in a report that looks back to a day before it', () => {
    const before = { ...facts, judgedOn: '2026-02-28' }
    expect(judge(before, set('2026-12-31')).rules).toEqual(judge(before, null).rules)
  })
  it('leaves a rule that was not hit as it is', () => {
    const calm = ALL.find((f) => ruleOf(judge(f, null).rules, 'R-018').result === 'MISS')!
    expect(judge({ ...calm, judgedOn: '2026-03-20' }, set('2026-12-31')).rules).toEqual(
      judge(calm, null).rules,
    )
  })
})

describe('limits', () => {
  const settable = CATALOGUE.flatMap(({ id, limits }) => limits.map((spec) => ({ id, spec })))

  it('every number of the table that decides something may be set, with its default inside its bounds', () => {
    const numbers = Object.entries(RULE_THRESHOLDS).flatMap(([id, limits]) =>
      Object.entries(limits).flatMap(([name, value]) =>
        typeof value === 'number' ? [`${id}.${name}`] : [],
      ),
    )
    // Any abnormal tax at all is 中: there is no number to move.
    const fixed = ['R-034.medium']
    expect(settable.map(({ id, spec }) => `${id}.${spec.name}`).sort()).toEqual(
      numbers.filter((name) => !fixed.includes(name)).sort(),
    )
    for (const { spec } of settable) {
      expect(spec.default).toBeGreaterThanOrEqual(spec.min)
      expect(spec.default).toBeLessThanOrEqual(spec.max)
      expect(spec.words.zh && spec.words.en).toBeTruthy()
    }
    expect(bookFaults(CATALOGUE, book())).toEqual([])
  })

  it.each(settable.map((s) => [`${s.id}.${s.spec.name}`, s.id, s.spec] as const))(
    '%s: a milder limit never hits whom a stricter one leaves alone',
    (_, id, { name, milder, min, max, default: usual }) => {
      const [strict, mild] = milder === 1 ? [min, max] : [max, min]
      const hits = (facts: InvoiceFacts, value: number) =>
        ruleOf(judge(facts, book({ limits: { [id]: { [name]: value } } })).rules, id).result ===
        'HIT'
      for (const facts of SOME) {
        const seen = [strict, usual, mild].map((value) => Number(hits(facts, value)))
        expect(seen).toEqual([...seen].sort((a, b) => b - a))
      }
    },
  )
})
