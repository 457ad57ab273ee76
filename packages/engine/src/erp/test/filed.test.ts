/** Statements of the ledger beside the filed ones, by the figures that the fixture works out by hand. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  filedFacts,
  filedStatement,
  GROSS_BALANCE,
  INCOME,
  NET_BALANCE,
  quarterFacts,
} from '../../../test-support/erp/filed.ts'
import type { ReportDocument, TableBlock } from '../../report/document.ts'
import type { ErpFacts, FiledStatement } from '../facts.ts'
import { compareStatements } from '../filed/compare.ts'
import { erpReport } from '../report.ts'

const blocksOf = ({ sections }: ReportDocument) =>
  sections.find(({ id }) => id === 's03-statements')!.blocks
const find = (document: ReportDocument, id: string) =>
  blocksOf(document).find((block) => block.id === id)
const wordsOf = (facts: ErpFacts) => {
  const document = erpReport(facts)
  const [told] = ['filed-told', 'filed-none'].flatMap((id) => find(document, id) ?? [])
  return told?.kind === 'text' ? told.paragraphs : null
}
const SHEETS = ['filed-2025-12-balance', 'filed-2025-12-income']
const tablesOf = (facts: ErpFacts) => {
  const document = erpReport(facts)
  return SHEETS.flatMap((id) => (find(document, id) as TableBlock | undefined) ?? [])
}
const rowsOf = (facts: ErpFacts) => tablesOf(facts).flatMap(({ rows }) => rows)

/** 账套推算, 报送, 差额 and mark of a line. */
function line(facts: ErpFacts, item: string) {
  const row = rowsOf(facts).find((each) => each.item === item)
  return row && [row.ledger, row.filed, row.difference, row.mark]
}

const filed = (
  balance: typeof GROSS_BALANCE,
  income: typeof GROSS_BALANCE = INCOME,
  options: Parameters<typeof filedStatement>[2] = {},
) =>
  quarterFacts([
    filedStatement('BALANCE', balance, options),
    filedStatement('INCOME', income, options),
  ])

const quality = (facts: ErpFacts) => erpReport(facts).quality.find(({ check }) => check === 'FILED')

describe('statements that were filed as the ledger has them', () => {
  const facts = filed(GROSS_BALANCE)
  it('agree in every line', () => {
    const marks = rowsOf(facts).map(({ mark }) => mark)
    expect(new Set(marks)).toEqual(new Set(['一致']))
    expect(marks).toHaveLength(15 + 7)
    expect(wordsOf(facts)![0]).toBe(
      '2025-12：资产负债表、利润表可比的22行中，账套推算与报送报表全部一致。',
    )
    expect(quality(facts)!.result).toBe('PASS')
  })
  it('open in the books and in what was filed', () => {
    const { rows, cells } = tablesOf(facts)[0]!
    const at = rows.findIndex(({ item }) => item === '存货')
    expect(cells![at]!.ledger).toMatchObject([
      { dataset: 'GL_BALANCE', where: { all: [{ field: 'account', in: ['1405'] }, {}] } },
    ])
    expect(cells![at]!.filed).toMatchObject([
      { dataset: 'FIN_STATEMENT', where: { field: 'key', in: ['BALANCE/2025-12-31/inventories'] } },
    ])
  })
})

it('a fen is told', () => {
  const facts = filed({ ...GROSS_BALANCE, cash: ['货币资金', 180_000.01] })
  expect(line(facts, '货币资金')).toEqual([180_000, 180_000.01, 0.01, '不一致'])
  expect(line(facts, '资产总计')).toEqual([200_000, 200_000, 0, '一致'])
  expect(wordsOf(facts)![0]).toContain('1行不一致；相差最大的是货币资金（差0.01元）')
  // Less than the yuan that forms are rounded to is no fault of the data.
  expect(quality(facts)!.result).toBe('PASS')
})

it('what is larger is a check that fails, and the lines that differ most are named first', () => {
  const facts = filed(GROSS_BALANCE, {
    ...INCOME,
    revenue: ['营业收入', 78_000.5],
    cost: ['营业成本', 41_000],
  })
  expect(line(facts, '营业收入')).toEqual([80_000, 78_000.5, -1_999.5, '不一致'])
  expect(wordsOf(facts)![0]).toContain('营业收入（差1,999.50元）、营业成本（差1,000.00元）')
  expect(quality(facts)).toMatchObject({
    result: 'FAIL',
    detail: '2025-12有2行不一致，相差最大的是营业收入（差1,999.50元）',
  })
})

describe('what is only shown on the other side', () => {
  it('is told as such, with the sums that it makes grow', () => {
    const facts = filed(NET_BALANCE)
    expect(line(facts, '应收账款')).toEqual([0, -10_000, -10_000, '重分类'])
    expect(line(facts, '预收款项及合同负债')).toEqual([10_000, null, null, '重分类'])
    const moved = rowsOf(facts).filter(({ mark }) => mark === '重分类')
    expect(moved.map(({ item }) => item)).toEqual([
      '应收账款',
      '流动资产合计',
      '资产总计',
      '预收款项及合同负债',
      '流动负债合计',
      '负债合计',
      '负债和所有者权益总计',
    ])
    expect(rowsOf(facts).some(({ mark }) => mark === '不一致')).toBe(false)
    expect(wordsOf(facts)![0]).toContain('7行只是列示在另一方（净额一致）')
    expect(quality(facts)!.result).toBe('PASS')
  })
  it('is not where the two grew by other amounts', () => {
    const facts = filed({ ...NET_BALANCE, advances: ['预收账款', 0.01] })
    expect(line(facts, '应收账款')![3]).toBe('不一致')
    expect(line(facts, '资产总计')![3]).toBe('不一致')
  })
})

describe('by another standard', () => {
  const general = {
    ...INCOME,
    adminExpenses: ['管理费用', 7_000],
    researchExpenses: ['研发费用', 3_000],
    creditImpairment: ['信用减值损失', -500],
  } as const
  it('lines are compared where they mean the same', () => {
    const facts = filed(GROSS_BALANCE, general, { standard: 'GENERAL' })
    expect(line(facts, '管理费用(含研发)')).toEqual([10_000, 10_000, 0, '一致'])
    expect(line(facts, '营业利润')).toEqual([29_000, 29_000, null, '口径不同'])
    expect(line(facts, '信用减值损失')).toEqual([null, -500, null, '仅报送'])
    expect(line(facts, '利润总额')![3]).toBe('一致')
    expect(tablesOf(facts)[0]!.note).toContain('两者依据的准则不同')
  })
  it('研究费用 is a part of 管理费用 by 小企业会计准则', () => {
    const small = { ...INCOME, researchExpenses: ['其中：研究费用', 3_000] } as const
    expect(line(filed(GROSS_BALANCE, small), '管理费用(含研发)')![3]).toBe('一致')
    expect(line(filed(GROSS_BALANCE), '营业利润')![3]).toBe('一致')
  })
})

it('what was not told is not nought', () => {
  const { inventories: _, ...silent } = GROSS_BALANCE
  const facts = filed({ ...silent, '?x': ['待摊费用', 12] })
  expect(line(facts, '存货')).toEqual([20_000, null, null, '仅账套'])
  expect(line(facts, '待摊费用')).toEqual([null, 12, null, '仅报送'])
  expect(wordsOf(facts)![0]).toContain('可比的21行中')
})

describe('where one side is not there', () => {
  it('nothing is said by a report that did not ask', () => {
    const { filings: _, ...facts } = quarterFacts(null)
    expect(wordsOf(facts)).toBeNull()
    expect(quality(facts)).toBeUndefined()
  })
  it.each<[string, readonly FiledStatement[] | null, string]>([
    ['nothing was collected', null, '未取得报送的财务报表'],
    ['nothing was filed', [], '采集的范围内没有财务报表'],
    [
      'the firm is an institution',
      [filedStatement('BALANCE', GROSS_BALANCE, { standard: 'INSTITUTION' })],
      '行政事业单位',
    ],
    [
      'they never meet',
      [filedStatement('BALANCE', GROSS_BALANCE, { periodTo: '2024-12-31' })],
      '没有相同的季末',
    ],
  ])('%s', (_, statements, why) => {
    const facts = quarterFacts(statements)
    expect(wordsOf(facts)).toEqual([expect.stringContaining(why)])
    expect(quality(facts)!.result).toBe('UNKNOWN')
  })
  it('the statement that has no other is named', () => {
    const balance = filedStatement('BALANCE', GROSS_BALANCE)
    const before = filedStatement('INCOME', INCOME, { periodTo: '2025-06-30' })
    const earlier = filedStatement('INCOME', INCOME, { periodTo: '2025-03-31' })
    expect(wordsOf(quarterFacts([balance, before, earlier]))![1]).toBe(
      '账套不能推算、只有报送报表的：利润表2期（2025-03至2025-06）。',
    )
    const facts = quarterFacts([balance, before])
    expect(wordsOf(facts)!.slice(1, 3)).toEqual([
      '账套不能推算、只有报送报表的：2025-06利润表。',
      '账套已推算、没有取得报送报表的：2025-12利润表。',
    ])
    expect(wordsOf(facts)![0]).toContain('2025-12：资产负债表可比的15行')
  })
  it('a file of the enterprise is called so', () => {
    const facts = filed(GROSS_BALANCE, INCOME, { uploaded: true })
    expect(tablesOf(facts)[0]!.note).toContain('为企业上传的文件')
  })
})

it('any statement agrees with itself, and one line that is off by anything is told alone', () => {
  const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 14, maxLength: 14 })
  const codes = Object.keys(GROSS_BALANCE)
  fc.assert(
    fc.property(amounts, fc.nat(13), fc.integer({ min: 1, max: 1e6 }), (fens, at, off) => {
      const seen = (by: readonly number[]) => {
        const statement = filedStatement(
          'BALANCE',
          Object.fromEntries(codes.map((code, i) => [code, [code, by[i]! / 100] as const])),
        )
        const byCode = new Map(statement.items.map((item) => [item.code!, [item]]))
        return { ...statement, month: 2025 * 12 + 11, founding: false, byCode }
      }
      const other = fens.map((fen, i) => (i === at ? fen + off : fen))
      const differing = (lines: ReturnType<typeof compareStatements>) =>
        lines.flatMap(({ code, difference }) => (difference === 0 ? [] : [[code, difference]]))
      const own = compareStatements(seen(fens), seen(fens))
      expect(
        own.filter(({ filed: told }) => told !== null).every(({ mark }) => mark === 'SAME'),
      ).toBe(true)
      const apart = compareStatements(seen(fens), seen(other)).filter(
        ({ filed: told }) => told !== null,
      )
      expect(differing(apart)).toEqual([[codes[at], off]])
    }),
  )
})

it('a report that looks back sees no later statement', () => {
  const later = filedStatement('BALANCE', GROSS_BALANCE)
  const document = erpReport(quarterFacts([later]), 2025 * 12 + 10)
  expect(find(document, SHEETS[0]!)).toBeUndefined()
  expect(find(erpReport(filedFacts()), 'filed-periods')).toMatchObject({
    rows: [{ period: '2025-12', standard: '小企业会计准则', differs: 1, worst: '营业收入' }],
  })
})

describe('what page one and the verdict say of lines that differ', () => {
  const said = (facts: ErpFacts) => {
    const { findings, verdict } = erpReport(facts)
    const gate = verdict.decision!.reasons.find(({ id }) => id === 'G-FILED')
    return [findings.risks.findIndex((risk) => risk.includes('报送的报表为')), gate?.level]
  }
  it('nothing of statements that agree, that only show a balance on the other side, or that are rounded to the yuan', () => {
    for (const balance of [
      GROSS_BALANCE,
      NET_BALANCE,
      { ...GROSS_BALANCE, cash: ['货币资金', 180_000.99] as const },
    ])
      expect(said(filed(balance))).toEqual([-1, undefined])
  })
  it('a tenth of what a lender reads first stands first, with both figures, and is for a person', () => {
    const facts = filed(GROSS_BALANCE, {
      ...INCOME,
      netProfit: ['净利润', 26_000],
      cost: ['营业成本', 47_000],
    })
    expect(said(facts)).toEqual([0, 'REVIEW'])
    expect(erpReport(facts).findings.risks[0]).toBe(
      '2025-12账套推算的净利润为29,000.00元，报送的报表为26,000.00元，两份报表共2行不一致，建议请企业说明。',
    )
  })
  it('less than that is said behind what was found, and no report says that nothing is to be reviewed', () => {
    const facts = filed(GROSS_BALANCE, { ...INCOME, netProfit: ['净利润', 28_000] })
    const { findings, verdict } = erpReport(facts)
    expect(said(facts)).toEqual([expect.any(Number), 'REVIEW'])
    expect(findings.risks.some((risk) => risk.includes('28,000.00元'))).toBe(true)
    expect(verdict.decision!.level).not.toBe('CLEAR')
  })
})
