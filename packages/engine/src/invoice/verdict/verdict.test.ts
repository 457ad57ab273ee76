import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARCHETYPES, type ArchetypeName, archetype } from '../../../test-support/archetypes.ts'
import { monthly, row, smallFacts } from '../../../test-support/small-facts.ts'
import { DECISION_WORDS } from '../../kit/verdict/words.ts'
import type { DecisionLevel, Verdict } from '../../report/document.ts'
import type { InvoiceFacts, InvoiceRow } from '../facts.ts'
import { invoiceReport } from '../report.ts'
import { ADMISSION_PACKS } from './policies.ts'

const verdictOf = (facts: InvoiceFacts): Verdict => invoiceReport(facts).verdict
const reasonsOf = ({ decision }: Verdict) => decision?.reasons.map(({ id }) => id)
const trade = archetype('健康贸易').facts

describe('archetypes', () => {
  const expected: Record<ArchetypeName, [DecisionLevel, string[]]> = {
    健康贸易: ['CLEAR', []],
    季节性制造: ['CLEAR', []],
    '顶额+红冲': ['REVIEW', ['G-HIGH-RULE']],
    断票恢复: ['REVIEW', ['G-HIGH-RULE']],
    数据缺失: ['UNRATABLE', ['G-COVERAGE-OUT', 'G-COVERAGE-IN']],
    新设小规模: ['UNRATABLE', ['G-YOUNG']],
    进销倒挂: ['REVIEW', ['G-HIGH-RULE']],
    单一大客户: ['CLEAR', []],
  }
  it.each(Object.keys(ARCHETYPES) as ArchetypeName[])('%s', (name) => {
    const verdict = verdictOf(archetype(name).facts)
    expect([verdict.decision?.level, reasonsOf(verdict)]).toEqual(expected[name])
    expect(verdict.decision?.text.startsWith(DECISION_WORDS[expected[name][0]])).toBe(true)
  })
})

/** Two years of even sales and purchases to `last`. */
const even = (last = '2026-02', months = 24, total = 100_000): InvoiceRow[] =>
  [0, 1, 2].flatMap((customer) => [
    ...monthly(last, new Array(months).fill(total), { counterparty: customer }),
    ...monthly(last, new Array(months).fill(total * 0.8), {
      direction: 'IN',
      counterparty: customer + 3,
    }),
  ])

it('a grade that refuses stands once in the sentence, and a limit of nought is no computed one', () => {
  const { score } = verdictOf(trade)
  const { decision, limit } = invoiceReport(trade, {
    score: { ...score!, value: 540, grade: 'CC' },
  }).verdict
  expect(decision!.text).toMatch(
    /^建议拒绝：评级CC，低于可给予额度的最低等级B；风险低（已判断\d+\/40条），不给出参考额度。$/,
  )
  expect(limit?.held?.text).toBe('因下列原因不予给出：评级CC，低于可给予额度的最低等级B。')
})

describe('coverage gate', () => {
  const blind = (verdict: Verdict) => {
    expect(verdict.decision?.level).toBe('UNRATABLE')
    expect([verdict.score, verdict.risk, verdict.limit]).toEqual([undefined, undefined, undefined])
  }
  it('five invoices in a file of one month: no score, no risk, no limit, but what is missing', () => {
    const rows = [1, 5, 9, 13, 17].map((day) =>
      row(`2026-02-${String(day).padStart(2, '0')}`, 5_000),
    )
    const verdict = verdictOf(
      smallFacts(rows, { covered: { OUT: ['2026-02', '2026-03'], IN: null } }),
    )
    blind(verdict)
    expect(verdict.decision?.text).toContain('缺11个月（2025-03至2026-01）')
    expect(verdict.decision?.asks.join('')).toContain('进项发票')
  })
  it('purchases that nobody collected are no purchases of nought', () => {
    blind(
      verdictOf({
        ...trade,
        covered: { ...trade.covered, IN: null },
        digests: trade.digests.filter((d) => d.direction === 'OUT'),
      }),
    )
  })
  it('purchases that were looked for and are not there can be rated', () => {
    const verdict = verdictOf(smallFacts(even().filter((r) => r.direction === 'OUT')))
    expect(verdict.score?.value).toEqual(expect.any(Number))
  })
  it.each([
    [2, 'REVIEW'],
    [3, 'REVIEW'],
    [4, 'UNRATABLE'],
  ])('%i months of sales missing', (count, level) => {
    const missing = ['2025-05', '2025-07', '2025-09', '2025-11'].slice(0, count)
    const rows = even().filter((r) => !missing.includes(monthOf(r)))
    const { decision } = verdictOf(smallFacts(rows, { missing: { OUT: missing } }))
    expect([decision?.level, decision?.reasons[0]?.id]).toEqual([level, 'G-COVERAGE-OUT'])
    expect(decision?.reasons[0]?.text).toContain(missing.join('、'))
    expect(decision?.coverage[0]).toMatchObject({ known: 12 - count, months: 12 })
  })
  it('the month of founding disables nothing: a year of whole months is enough', () => {
    const facts = smallFacts(even('2026-02', 13), { registration: { establishedOn: '2025-02-20' } })
    expect(reasonsOf(verdictOf(facts))).not.toContain('G-YOUNG')
  })
})

const monthOf = (r: InvoiceRow): string => r.key!.slice(0, 7)

describe('freshness', () => {
  it.each([
    [45, 'GREEN', undefined],
    [46, 'YELLOW', undefined],
    [90, 'RED', undefined],
    [91, 'RED', 'REVIEW'],
    [180, 'RED', 'REVIEW'],
    [181, 'RED', 'UNRATABLE'],
  ])('%i days after the last day that was looked at', (days, flag, level) => {
    const judgedOn = new Date(Date.UTC(2026, 2, 15) + days * 86_400_000).toISOString().slice(0, 10)
    const { decision, limit } = verdictOf({ ...trade, judgedOn })
    expect(decision?.freshness).toMatchObject({ flag, judgedOn, daysSinceCollected: days })
    expect(decision?.reasons.find(({ id }) => id === 'G-FRESH')?.level).toBe(level)
    expect(limit?.suggest ?? null).toEqual(level ? null : expect.any(Number))
  })
  it('what was looked at and is silent is no want of data', () => {
    const verdict = verdictOf(smallFacts(even('2025-11')))
    expect(reasonsOf(verdict)).toContain('G-SILENT')
    expect(verdict.limit?.suggest).toBeNull()
    expect(verdict.score?.value).toEqual(expect.any(Number))
  })
  it('days that nobody looked at are no silence', () => {
    const until: [string, string] = ['2023-03', '2025-12']
    const facts = smallFacts(even('2025-12'), { covered: { OUT: until, IN: until } })
    expect(reasonsOf(verdictOf(facts))).not.toContain('G-SILENT')
  })
  it('a report of an earlier month says that it looks back, and is judged then', () => {
    const { decision } = invoiceReport(trade, { through: 2025 * 12 + 5 }).verdict
    expect(decision?.freshness.judgedOn).toBe('2025-06-30')
    expect(decision?.freshness.text).toContain('回看')
  })
  it('a row after the cut-off is no sign of life', () => {
    const rows = [...even('2025-10'), row('2026-05-01', 10)]
    const { freshness } = verdictOf(smallFacts(rows)).decision!
    expect(freshness.lastRow).toBe('2025-10-10')
  })
})

const LENT = {
  taxPaid: null,
  arrears: null,
  statement: null,
  statementsCollected: false,
  unused: [],
}

describe('facts that refuse', () => {
  it.each(['注销', '吊销，未注销', '清算'])(
    '%s, even where the data would not be enough',
    (status) => {
      const facts = smallFacts([row('2026-02-01', 5)], {
        registration: { registrationStatus: status },
        covered: { IN: null },
      })
      const { decision, score } = verdictOf(facts)
      expect([decision?.level, decision?.reasons[0]?.id, score]).toEqual([
        'REJECT',
        'G-STATUS',
        undefined,
      ])
    },
  )
  it('存续 refuses nothing', () => {
    expect(reasonsOf(verdictOf(trade))).toEqual([])
  })
  it('tax that is owed', () => {
    const lending = LENT
    const owing = verdictOf({ ...trade, lending: { ...lending, arrears: 12_345 } })
    expect(owing.decision).toMatchObject({ level: 'REJECT' })
    expect(owing.decision?.text).toContain('123.45元')
    expect(owing.limit?.suggest).toBeNull()
    expect(verdictOf({ ...trade, lending: { ...lending, arrears: 0 } }).decision?.level).toBe(
      'CLEAR',
    )
  })
  it('what is owed today refuses no report that looks back', () => {
    const owing = { ...LENT, arrears: 12_345 }
    const back = invoiceReport({ ...trade, lending: owing }, { through: 2025 * 12 + 5 }).verdict
    expect(reasonsOf(back)).not.toContain('G-ARREARS')
    const said = back
      .decision!.policies.flatMap(({ checks }) => checks)
      .filter(({ id }) => id === 'ARREARS')
    expect(said.length).toBeGreaterThan(0)
    for (const { result, detail } of said) {
      expect(result).toBe('UNKNOWN')
      expect(detail).not.toContain('未采集')
    }
  })
  it('a red line', () => {
    const facts = { ...trade, registration: { ...trade.registration, taxpayerStatus: '非正常' } }
    expect(verdictOf(facts).decision?.reasons[0]).toMatchObject({
      id: 'G-RED-LINE',
      rules: ['R-002'],
    })
  })
  it('a year without a sale', () => {
    const verdict = verdictOf(smallFacts(even('2025-01')))
    expect(verdict.decision?.reasons[0]?.id).toBe('G-DORMANT')
    expect(verdict.limit?.suggest).toBeNull()
  })
})

it('one absurd invoice makes no limit', () => {
  const absurd = row('2025-08-03', 113_000_000_000, { counterparty: 1 })
  const { decision, limit } = verdictOf(smallFacts([...even(), absurd]))
  expect(decision?.reasons.map(({ id }) => id)).toContain('G-OUTLIER')
  expect(decision?.reasons.find(({ id }) => id === 'G-OUTLIER')?.evidence).toMatchObject([
    { from: '2025-08-03', to: '2025-08-03', name: '当日开票净额' },
    { from: '2025-03-01', to: '2026-02-28', name: '近12个月开票净额' },
  ])
  expect(limit?.suggest).toBeNull()
  expect(limit?.legs.find(({ name }) => name === '销售比例')?.value).toBeNull()
})

describe('admission packs', () => {
  it('each is held against the facts; what is not known never passes', () => {
    const { decision } = verdictOf(trade)
    expect(decision?.policies.map(({ id }) => id)).toEqual(ADMISSION_PACKS.map(({ id }) => id))
    for (const { checks, result, chosen } of decision!.policies) {
      expect(chosen).toBe(false)
      expect(checks.some((c) => c.result === 'UNKNOWN')).toBe(result === 'UNKNOWN')
    }
  })
  it('the one that is chosen refuses where it fails', () => {
    const policy = 'PUHUI'
    const small = verdictOf({ ...smallFacts(even('2026-02', 24, 20_000)), policy })
    expect(small.decision?.reasons[0]).toMatchObject({ id: 'G-POLICY', level: 'REJECT' })
    expect(small.decision?.text).toContain('近12个月开票不低于100万元')
    expect(verdictOf({ ...trade, policy }).decision).toMatchObject({
      level: 'REVIEW',
      reasons: [{ id: 'G-POLICY' }],
    })
  })
})

describe('over any rows', () => {
  const anyRow = fc
    .record({
      month: fc.integer({ min: 0, max: 37 }),
      day: fc.integer({ min: 1, max: 28 }),
      total: fc.constantFrom(-5_000, 0, 900, 12_000, 99_999, 3_000_000, 900_000_000),
      direction: fc.constantFrom('OUT' as const, 'IN' as const),
      counterparty: fc.integer({ min: 0, max: 5 }),
      status: fc.constantFrom('NORMAL' as const, 'NORMAL' as const, 'VOID' as const),
    })
    .map(({ month, day, total, ...more }) => {
      const m = 2023 * 12 + 2 + month
      const iso = `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      return row(iso, total, more)
    })
  const covered = fc.constantFrom<[string, string] | null | undefined>(
    undefined,
    null,
    ['2025-01', '2026-03'],
    ['2025-10', '2026-03'],
  )
  it('the parts never contradict the verdict', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 80 }), covered, covered, (rows, OUT, IN) => {
        const plan = { ...(OUT === undefined ? {} : { OUT }), ...(IN === undefined ? {} : { IN }) }
        const { decision, score, risk, limit } = verdictOf(smallFacts(rows, { covered: plan }))
        const { level, reasons, text } = decision!
        if (reasons.some((reason) => reason.level === 'UNRATABLE'))
          expect([score, risk, limit]).toEqual([undefined, undefined, undefined])
        if (level === 'ADMIT' || level === 'CLEAR') {
          expect(reasons).toEqual([])
          expect(risk?.level).toBe('LOW')
          expect(limit?.suggest).toBeGreaterThan(0)
        } else expect(reasons[0]?.level).toBe(level)
        if (risk?.level === 'HIGH' || reasons.some((reason) => reason.limitFactor === null))
          expect(limit?.suggest ?? null).toBeNull()
        if (risk && risk.judged! * 2 < risk.rules!) expect(risk.level).not.toBe('LOW')
        expect(text).not.toMatch(/NaN|undefined|null|Infinity|。。|；。/)
      }),
      { numRuns: 60 },
    )
  })
})
