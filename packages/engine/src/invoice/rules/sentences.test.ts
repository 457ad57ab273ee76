/** What a hit says (domain §4): the figure it rests on, in the words of its template, with the rows behind it. */
import { describe, expect, it } from 'vitest'
import { monthly, row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import { evaluateRule } from '../../kit/rules/evaluate.ts'
import type { Evidence, IndicatorValue, RuleResult } from '../../report/document.ts'
import { invoiceContext } from '../context/context.ts'
import type { InvoiceRow } from '../facts.ts'
import { invoiceReport } from '../report.ts'
import { INVOICE_RULES } from './registry.ts'
import { suppressedBy } from './suppression.ts'

const EVIDENCE: Evidence = [{ dataset: 'INVOICE', direction: 'OUT', rows: 'ALL' }]
const money = (name: string, value: number) => ({ name, value, unit: 'yuan' as const })
const many = (name: string, value: number) => ({ name, value, unit: 'count' as const })

/** A rule over one indicator, in an old trading company. */
function judge(id: string, key: string, value: number, more: Partial<IndicatorValue>): RuleResult {
  const registration = { establishedOn: '2010-01-01', industrySection: 'F', industryCode: 'F5191' }
  const facts = smallFacts([row('2025-06-10', 9_000_000)], { registration })
  const given = { key, value, inputs: [], evidence: EVIDENCE, ...more } as unknown as IndicatorValue
  const other = { key: '', value: 9_000_000, inputs: [], evidence: [] } as unknown as IndicatorValue
  const indicator = (wanted: string) => (wanted === key ? given : other)
  const rule = INVOICE_RULES.find((candidate) => candidate.id === id)!
  return evaluateRule({ context: invoiceContext(facts), indicator }, rule, suppressedBy)
}

describe('a rule over one indicator says its figure and hands on inputs and rows', () => {
  it.each<[string, string, number, Partial<IndicatorValue>, string]>([
    [
      'R-014',
      'I-039.L12',
      0.2,
      { inputs: [many('税控有效张数', 50), many('顶额张数', 10)] },
      '10张发票金额贴近单张限额，占比20.00%，建议核实交易真实性。',
    ],
    ['R-015', 'I-040.FULL.L6', 4, {}, '近6个月有4个月开票接近发票总额度。'],
    [
      'R-016',
      'I-027.L12',
      0.12,
      { inputs: [many('税控发票张数', 50)] },
      '近12个月作废率12.00%，高于5%的常见水平。',
    ],
    ['R-018', 'I-030.L12', 0.08, {}, '近12个月红冲金额占比8.00%，建议核实退货、折让等原因。'],
    ['R-021', 'I-042.L12', 0.2, {}, '22:00–06:00开票占比20.00%，建议了解开票安排。'],
    ['R-022', 'I-043.L12', 0.2, {}, '法定节假日开票占比20.00%，建议了解原因。'],
    ['R-023', 'I-041.L12', 0.3, {}, '整万元发票占比30.00%，建议核对合同与发货单。'],
    [
      'R-025',
      'I-024.L3',
      1.5,
      { inputs: [money('此前9个月开票净额', 9_000_000)] },
      '近3个月月均开票较此前增长150.00%，此前9个月中有8个月未开票，建议了解增长来源。',
    ],
    [
      'R-029',
      'I-072.L12',
      1.8,
      {},
      '近12个月进项为销项的180.00%，超过150%预警线，建议核实未开票收入与库存。',
    ],
    ['R-031', 'I-074.L12', 0.4, {}, '进销商品大类匹配率40.00%，建议核对购销合同。'],
    [
      'R-032',
      'I-072.L12',
      0.95,
      { inputs: [money('进项不含税净额', 95), money('销项不含税净额', 100)] },
      '进项与销项金额接近，票面毛利率仅5.00%，建议了解定价。',
    ],
    [
      'R-034',
      'I-086.L12',
      0.2,
      { inputs: [money('异常凭证税额', 1234.5)] },
      '取得异常增值税扣税凭证税额1,234.50元，需进项转出。',
    ],
    ['R-037', 'I-052.CR1.L12', 0.9, {}, '第一大供应商占采购90.00%。'],
    [
      'R-042',
      'I-077.L12',
      0.01,
      {},
      '水电、运费、租赁等经营支出进项占比仅1.00%，建议核实经营场所。',
    ],
    ['R-043', 'I-078.L12', 0.4, {}, '餐饮住宿类进项占40.00%，建议核实费用。'],
    ['R-050', 'I-083.L12', 0.3, {}, '开票品类与登记行业不一致占70.00%，建议核对经营范围。'],
    [
      'R-052',
      'I-084.L12',
      1.25,
      {},
      '部分商品单价波动较大(变异系数1.25)，建议核对规格与计价单位。',
    ],
  ])('%s with %s = %d', (id, key, value, more, text) => {
    const said = judge(id, key, value, more)
    expect([said.result, said.text]).toEqual(['HIT', text])
    expect(said.evidence).toBe(EVIDENCE)
    expect(said.inputs).toEqual(more.inputs ?? [])
    expect(said.value).toBe(id === 'R-032' ? 0.05 : value)
  })

  it.each([
    ['R-014', 'I-039.L12', 0.1, [many('税控有效张数', 50)]],
    ['R-015', 'I-040.FULL.L6', 1, []],
    ['R-018', 'I-030.L12', 0.01, []],
    ['R-026', 'I-009.L3', 0.1, []],
    ['R-032', 'I-072.L12', 0.5, [money('进项不含税净额', 50), money('销项不含税净额', 100)]],
    ['R-034', 'I-086.L12', 0, [money('异常凭证税额', 0)]],
    ['R-043', 'I-078.L12', 0.1, []],
  ])('%s missed still shows its figure and rows', (id, key, value, inputs) => {
    const said = judge(id, key, value, { inputs })
    expect(said.result).toBe('MISS')
    expect(said.text).toBe(`未命中：${said.name}`)
    expect(said.value).toBe(id === 'R-032' ? 0.5 : value)
    expect(said.inputs).toBe(inputs)
    expect(said.evidence).toBe(EVIDENCE)
  })

  it.each([
    ['R-014', 'I-039.L12', 0.9, [many('税控有效张数', 3)], '税控有效发票不足20张'],
    ['R-016', 'I-027.L12', 0.9, [many('税控发票张数', 3)], '税控发票不足30张'],
    ['R-025', 'I-024.L3', 9, [money('此前9个月开票净额', 1)], '此前月均开票低于判定基数'],
  ])('%s says why a small sample is not judged', (id, key, value, inputs, reason) => {
    expect(judge(id, key, value, { inputs })).toMatchObject({ result: 'MISS', value, reason })
  })
})

const over = (id: string, rows: InvoiceRow[], plan: SmallPlan = {}): RuleResult =>
  invoiceReport(smallFacts(rows, plan)).rules.find((rule) => rule.id === id)!

describe('a rule over rows says what it found and leads to it', () => {
  it('R-017: the day, the invoices and their sum', () => {
    const voids = Array.from({ length: 12 }, () => row('2025-06-12', 100, { status: 'VOID' }))
    expect(over('R-017', [...voids, row('2025-06-12', 5)])).toMatchObject({
      text: '2025-06-12集中作废12张，金额1,200.00元，建议了解原因。',
      value: 12,
      inputs: [money('作废蓝票金额', 1200), money('作废红票金额(绝对值)', 0)],
      evidence: [
        {
          dataset: 'INVOICE',
          direction: 'OUT',
          from: '2025-06-12',
          to: '2025-06-12',
          rows: 'VOID',
        },
      ],
    })
  })
  it('R-017: the last three days of a month', () => {
    const day = (date: string, n: number, status: 'VOID' | 'NORMAL') =>
      Array.from({ length: n }, () => row(date, 50, { status }))
    const rows = [
      ...day('2025-06-28', 4, 'VOID'),
      ...day('2025-06-30', 4, 'VOID'),
      ...day('2025-06-03', 2, 'VOID'),
      ...day('2025-06-29', 40, 'NORMAL'),
    ]
    expect(over('R-017', rows)).toMatchObject({
      text: '2025-06月末集中作废8张，金额400.00元，建议了解原因。',
      evidence: [{ from: '2025-06-28', to: '2025-06-30', rows: 'VOID' }],
    })
  })
  it('R-019: what was reversed of the year before, and of how much', () => {
    const rows = [
      ...monthly('2025-12', new Array(12).fill(1000)),
      row('2026-01-20', -900, { blueMonth: 2025 * 12 + 11 }),
    ]
    expect(over('R-019', rows)).toMatchObject({
      text: '次年初红冲上年发票900.00元，建议核实红冲原因及上年收入。',
      value: 0.075,
      inputs: [money('红冲上年发票', 900), money('上年净额', 12_000)],
      evidence: [{ direction: 'OUT', from: '2026-01-01', to: '2026-02-28', rows: 'RED' }],
    })
  })
  it('R-019: without the year before there is no share', () => {
    const rows = [row('2026-01-20', -900, { blueMonth: 2025 * 12 + 11 }), row('2026-01-02', 9999)]
    expect(over('R-019', rows)).toMatchObject({
      result: 'UNKNOWN',
      reason: 'PARTIAL：上年净额不全，不能计算占比',
    })
  })
  it('R-020: names the month and waits for the application', () => {
    const rows = [
      ...monthly('2026-02', new Array(12).fill(10)),
      row('2025-10-11', 100),
      row('2025-11-02', -60),
    ]
    expect(over('R-020', rows)).toMatchObject({
      text: '无法判断：融资前虚增后红冲',
      reason: 'NO_DATA：2025-10开票骤增后大额红冲，需要融资申请时间',
      inputs: [money('骤增月净额', 110)],
    })
    expect(over('R-020', rows, { missing: { OUT: ['2025-09'] } }).reason).toBe('PARTIAL(11/12)')
  })
  it('R-026: silence after sales, whatever the year before was', () => {
    expect(over('R-026', [row('2025-10-10', 5)])).toMatchObject({
      result: 'HIT',
      text: '近3个月没有开票，而此前3个月开票5.00元，建议核实经营状况。',
    })
    expect(over('R-026', [row('2025-08-10', 5)]).result).toBe('MISS')
  })
  it('R-027: the months without an invoice, February left out', () => {
    const plan = { cutoff: '2026-05-02T00:00:00+08:00' }
    const year = monthly('2026-04', [...new Array(19).fill(9), 0, 0, 0, 0, 9])
    expect(over('R-027', year, plan)).toMatchObject({
      level: 'HIGH',
      text: '最长连续3个月未开票(剔除2月)。',
    })
  })
  it('R-028: the days since the last invoice; 春节 sets a hit aside and says so', () => {
    const since = (date: string, cutoff: string) => over('R-028', [row(date, 5)], { cutoff })
    expect(since('2025-04-10', '2025-06-15T00:00:00+08:00').text).toBe('距最近一次开票已66天。')
    expect(since('2026-01-10', '2026-03-15T00:00:00+08:00')).toMatchObject({
      result: 'MISS',
      reason: 'SUPPRESSED:SPRING_FESTIVAL',
      value: 64,
    })
  })
  it('R-038: the three largest together, of everything sold', () => {
    const rows = [80, 10, 5, 5].map((yuan, counterparty) =>
      row('2025-06-10', yuan, { counterparty }),
    )
    const said = over('R-038', rows)
    expect(said).toMatchObject({
      text: '前三大客户占比95.00%，存在依赖风险。',
      value: 0.95,
      inputs: [money('前三大客户净额', 95), money('全部净额(负数按0计)', 100)],
    })
    expect(said.evidence).toMatchObject([{ counterpartyIds: [0, 1, 2] }, {}])
  })
  it('R-039: firms, amount and share; a group is set aside', () => {
    const rows = [row('2025-06-10', 100), row('2025-06-11', 30, { direction: 'IN' })]
    expect(over('R-039', rows)).toMatchObject({
      text: '与1家既购又销，互开金额30.00元，建议核实业务背景。',
      level: 'HIGH',
      value: 0.3,
      inputs: [money('销给互开方净额', 100), money('购自互开方净额', 30), money('互开金额', 30)],
      evidence: [{ counterpartyIds: [0] }, { direction: 'IN', counterpartyIds: [0] }],
    })
    const params = { groupCounterpartyIds: [0] }
    const group = invoiceReport(smallFacts(rows), params).rules.find(({ id }) => id === 'R-039')
    expect(group).toMatchObject({ result: 'MISS', value: 0, reason: 'SUPPRESSED:GROUP_SETTLEMENT' })
  })
  it('R-044, R-045, R-046: registration against sales', () => {
    const established = { registration: { establishedOn: '2025-06-10' } }
    expect(over('R-045', [row('2025-06-12', 6_000_000)], established)).toMatchObject({
      text: '成立2天即开票，前3个月净额6,000,000.00元。',
      value: 2,
    })
    const nobody = { registration: { insuredCount: 0 } }
    expect(over('R-044', [row('2025-06-12', 6_000_000)], nobody).text).toBe(
      '参保0人，近12个月开票600.00万元，规模不匹配，建议核实用工。',
    )
    const changed = { registration: { legalRepChanges: ['2026-01-05', '2025-05-01'] } }
    expect(over('R-046', [row('2025-06-12', 6)], changed)).toMatchObject({
      text: '近24个月法定代表人变更2次，其中180天内1次。',
      value: 2,
    })
  })
  it.each([
    [
      'R-002',
      { taxpayerStatus: '非正常户' },
      '税务登记状态为非正常户，其开具的专票可能被列入异常凭证。',
    ],
    [
      'R-003',
      { taxCreditGrade: 'D' as const },
      '最近一次纳税信用评价为D级，发票领用与融资将受限。',
    ],
  ])('%s says the state', (id, registration, text) => {
    expect(over(id, [row('2025-06-12', 6)], { registration }).text).toBe(text)
  })
  it.each([
    ['R-002', 'NO_DATA：税务登记状态未采集'],
    ['R-003', 'NO_DATA：没有取得纳税信用等级'],
    ['R-030', 'NO_DATA：行业未登记，开票明细也不足以推断'],
    ['R-050', 'NO_DATA：行业未登记，开票明细也不足以推断，没有登记行业可供核对'],
    ['R-044', 'NO_DATA：参保人数未采集'],
    ['R-046', 'NO_DATA：工商变更记录未采集'],
    ['R-033', 'NO_DATA：需要期初存货与逐笔购销时序'],
    ['R-035', 'NO_DATA：尚未查询往来企业的工商、司法与税务公示信息'],
    ['R-047', 'NO_DATA：需要工商变更记录，本报告未使用'],
  ])('%s says what is missing: %s', (id, reason) => {
    expect(over(id, [row('2025-06-12', 6)])).toMatchObject({ result: 'UNKNOWN', reason })
  })
})
