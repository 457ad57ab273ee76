/** A book of an institution in every kind of report: what it sets of a rule holds wherever the rule stands. */
import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { bookWith } from '../test-support/books.ts'
import { goldenFacts } from '../test-support/golden.ts'
import { ENGINES } from './engines.ts'
import { bookFaults, mergeCatalogues } from './kit/rules/catalogue.ts'
import type { RuleBook } from './report/book.ts'
import type { RuleResult } from './report/document.ts'
import type { ReportEngine } from './report/engine.ts'
import { isJudged, JUDGED_KINDS, REPORT_KIND_NAMES, type ReportKind } from './report/kinds.ts'
import type { CatalogueRule, RuleDesk } from './report/rulebook.ts'

interface Given {
  name: string
  facts: unknown
  through: number
}
const engineOf = (kind: ReportKind) =>
  ENGINES[kind] as ReportEngine<unknown> & { desk: RuleDesk<unknown> }
const GOLDEN = new Map<ReportKind, Given[]>()
for (const kind of JUDGED_KINDS)
  GOLDEN.set(
    kind,
    (await goldenFacts(kind)).map(({ name, bytes, through }) => ({
      name,
      facts: engineOf(kind).decode(bytes),
      through,
    })),
  )
const EACH = JUDGED_KINDS.flatMap((kind) => GOLDEN.get(kind)!.map((given) => ({ kind, ...given })))
const CATALOGUES = new Map(JUDGED_KINDS.map((kind) => [kind, engineOf(kind).desk.catalogue()]))
const ALL = mergeCatalogues([...CATALOGUES.values()])

/** Every limit at one end: the sense in which it is hit most, or least. */
const atEnds = (sense: 'strict' | 'mild'): RuleBook =>
  bookWith({
    limits: Object.fromEntries(
      ALL.filter(({ limits }) => limits.length > 0).map(({ id, limits }) => [
        id,
        Object.fromEntries(
          limits.map(({ name, min, max, milder }) => [
            name,
            (milder === 1) === (sense === 'mild') ? max : min,
          ]),
        ),
      ]),
    ),
  })
const BOOKS = [
  null,
  bookWith(),
  atEnds('strict'),
  atEnds('mild'),
  bookWith({ off: Object.fromEntries(ALL.map(({ id }) => [id, '另行核查'])) }),
]
/** Rules that a kind shows with what another judges: their limits are set there (0149, 0182). */
const AT_OTHER_DESKS: Partial<Record<ReportKind, readonly ReportKind[]>> = {
  TAX_INVOICE: ['ERP', 'JUSTICE_ENT'],
  TAX_RISK: ['JUSTICE_ENT'],
}
/** A source of the facts tells of the matter. */
const looked = (rule: RuleResult): boolean => !rule.reason?.startsWith('NO_DATA：本平台未采集')
const WEIGHT = { LOW: 1, MEDIUM: 2, HIGH: 3 }
/** Hits by their weight. */
const hits = (rules: readonly RuleResult[]) =>
  rules.reduce((sum, { result, level }) => sum + (result === 'HIT' ? WEIGHT[level] : 0), 0)

describe('every kind', () => {
  it('has a desk where the registry says that it judges, and none where it does not', () => {
    for (const kind of REPORT_KIND_NAMES)
      expect([kind, ENGINES[kind].desk !== undefined]).toEqual([kind, isJudged(kind)])
  })

  it('brings a desk with every rule that its sources judge', () => {
    for (const { kind, facts, through } of EACH) {
      const known = new Set(
        [kind, ...(AT_OTHER_DESKS[kind] ?? [])].flatMap((at) =>
          CATALOGUES.get(at)!.map(({ id }) => id),
        ),
      )
      const judged = engineOf(kind).make(facts, through).rules.filter(looked)
      expect(judged.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([])
    }
  })

  it.each(EACH)('$kind $name: judged as its document says, under every book', (given) => {
    const { kind, facts, through } = given
    const { make, decode, encode, desk } = engineOf(kind)
    const judged = desk.judge(facts, through, BOOKS)
    for (const [i, own] of BOOKS.entries()) {
      const under = desk.under(facts, own)
      const { rules, verdict } = make(decode(encode(under)), through)
      expect(judged[i]).toEqual({
        rules,
        decision: verdict.decision?.level ?? null,
        risk: verdict.risk?.level ?? null,
        grade: verdict.score?.grade ?? null,
      })
      expect(desk.bookOf(decode(encode(under)))).toEqual(own)
    }
    expect(canonicalJson(make(desk.under(facts, null), through))).toBe(
      canonicalJson(make(facts, through)),
    )
  })

  it.each(JUDGED_KINDS)('%s: limits reach the rules, and switches leave none judged', (kind) => {
    const judged = GOLDEN.get(kind)!.map(({ facts, through }) =>
      engineOf(kind).desk.judge(facts, through, BOOKS),
    )
    const of = (i: number) => judged.map((one) => hits(one[i]!.rules))
    const [table, , strict, mild, off] = BOOKS.map((_, i) => of(i))
    expect(
      strict!.some((n, i) => n > table![i]!),
      'stricter limits hit more',
    ).toBe(true)
    expect(
      mild!.every((n, i) => n <= table![i]!),
      'milder ones never do',
    ).toBe(true)
    expect(off).toEqual(off!.map(() => 0))
    for (const [, , , , last] of judged)
      expect(last!.rules.every(({ result }) => result === 'UNKNOWN')).toBe(true)
  })

  it('says in its document what a book changed', () => {
    for (const { kind, facts, through } of EACH) {
      const { make, desk } = engineOf(kind)
      const first = CATALOGUES.get(kind)!.find(({ limits }) => limits.length > 0)!
      const spec = first.limits[0]!
      const own = bookWith({ limits: { [first.id]: { [spec.name]: spec.max } } })
      expect(make(desk.under(facts, own), through).rulebook).toEqual({
        version: '第1版',
        notes: [`按本机构设定的界限判断：${first.id} ${first.name}。`],
      })
    }
  })
})

describe('a rule of several kinds', () => {
  it('has the same numbers, defaults and words in all of them', () => {
    const byId = Map.groupBy(
      [...CATALOGUES.values()].flatMap((rules) => rules.filter(({ limits }) => limits.length > 0)),
      ({ id }) => id,
    )
    const shared = [...byId.values()].filter((rules) => rules.length > 1)
    expect(shared.length).toBeGreaterThan(40)
    for (const rules of shared)
      for (const rule of rules) expect(rule.limits).toEqual(rules[0]!.limits)
  })

  it('is judged by the one setting of it in each, or set aside in each', () => {
    const judged = (kind: ReportKind, own: RuleBook | null) =>
      GOLDEN.get(kind)!.flatMap(
        ({ facts, through }) => engineOf(kind).desk.judge(facts, through, [own])[0]!.rules,
      )
    const hit = new Map(
      JUDGED_KINDS.map((kind) => [
        kind,
        new Set(judged(kind, null).flatMap(({ id, result }) => (result === 'HIT' ? [id] : []))),
      ]),
    )
    const kinds = (id: string) => JUDGED_KINDS.filter((kind) => hit.get(kind)!.has(id))
    const on = (kind: ReportKind, id: string, own: RuleBook | null) =>
      judged(kind, own).filter((rule) => rule.id === id)
    const common = ALL.map(({ id }) => [id, kinds(id)] as const)
      .filter(([, of]) => of.length > 2)
      .slice(0, 5)
    expect(common.length).toBeGreaterThan(0)
    for (const [id, of] of common)
      for (const kind of of) {
        const suppressed = [
          { rule: id, reason: '已核实', from: '2000-01-01', until: '2099-12-31', by: '李敏' },
        ]
        for (const rule of on(kind, id, bookWith({ suppressed })))
          expect(rule.result).not.toBe('HIT')
        const expired = [{ ...suppressed[0]!, until: '2000-01-02' }]
        expect(on(kind, id, bookWith({ suppressed: expired }))).toEqual(on(kind, id, null))
        // What no source of these facts tells is open for that reason, whatever a book says of it.
        for (const rule of on(kind, id, bookWith({ off: { [id]: '不看' } })).filter(looked))
          expect(rule).toMatchObject({
            result: 'UNKNOWN',
            reason: 'OFF：本机构已停用此规则：不看',
          })
      }
  })
})

describe('the platform’s table', () => {
  const platform = (more: Partial<NonNullable<RuleBook['platform']>>) => ({
    platform: { version: '平台第2版', limits: {}, off: {}, ...more },
  })
  const strict = atEnds('strict').limits
  it.each(JUDGED_KINDS)('%s: stands beneath the book, rule by rule', (kind) => {
    const { desk, make } = engineOf(kind)
    for (const { facts, through } of GOLDEN.get(kind)!) {
      const [as, own, above] = desk.judge(facts, through, [
        bookWith(platform({ limits: strict })),
        bookWith({ limits: strict }),
        bookWith({ limits: strict, ...platform({ limits: atEnds('mild').limits }) }),
      ])
      expect(as).toEqual(own)
      expect(above).toEqual(own)
      const id = CATALOGUES.get(kind)![0]!.id
      const switched = platform({ off: { [id]: '数据源停用' } })
      const said = (more: Partial<RuleBook>) => {
        const under = desk.under(facts, bookWith({ ...switched, ...more }))
        return make(under, through).rules.find((rule) => rule.id === id)!
      }
      expect(said({}).reason).toBe('OFF：平台已停用此规则：数据源停用')
      expect(said({ on: [id] })).toEqual(make(facts, through).rules.find((r) => r.id === id))
      expect(said({ off: { [id]: '不看' } }).reason).toBe('OFF：本机构已停用此规则：不看')
    }
  })
})

describe('limits', () => {
  const settable = ALL.flatMap(({ id, limits }) => limits.map((spec) => ({ id, spec })))
  it('have words and bounds around their defaults, and the table keeps its own order', () => {
    expect(bookFaults(ALL, bookWith())).toEqual([])
    for (const { id, spec } of settable) {
      const { min, max, whole, words, default: usual } = spec
      expect(usual, `${id}.${spec.name}`).toBeTypeOf('number')
      expect(usual >= min && usual <= max && (!whole || Number.isInteger(usual))).toBe(true)
      expect(words.zh && words.en).toBeTruthy()
    }
  })

  const OWN = (['TAX', 'TAX_PAYMENT'] as const).flatMap((kind) =>
    CATALOGUES.get(kind)!.flatMap(({ id, limits }: CatalogueRule) =>
      limits.map((spec) => [kind, `${id}.${spec.name}`, id, spec] as const),
    ),
  )
  it.each(OWN)(
    '%s %s: a milder limit never hits whom a stricter one leaves alone',
    (kind, _, id, spec) => {
      const { name, milder, min, max, default: usual } = spec
      const numbers = milder === 1 ? [min, usual, max] : [max, usual, min]
      const books = numbers.map((value) => bookWith({ limits: { [id]: { [name]: value } } }))
      for (const { facts, through } of GOLDEN.get(kind)!) {
        const seen = engineOf(kind)
          .desk.judge(facts, through, books)
          .map(({ rules }) => Number(rules.find((rule) => rule.id === id)!.result === 'HIT'))
        expect(seen).toEqual([...seen].sort((a, b) => b - a))
      }
    },
  )
})
