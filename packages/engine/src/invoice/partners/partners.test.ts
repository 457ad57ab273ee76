import { describe, expect, it } from 'vitest'
import { row, smallFacts } from '../../../test-support/small-facts.ts'
import { parseMonth } from '../../kit/calendar/window.ts'
import type { ReportDocument, TableBlock } from '../../report/document.ts'
import type { LookedUpPartner } from '../facts/partners.ts'
import { invoiceReport } from '../report.ts'

const CODES = ['91420100MA00000001', '91420100MA00000002', '91420100MA00000003', null]
const NAMES = ['武汉甲有限公司', '武汉乙有限公司', '武汉丙有限公司', '张三']

/** Sales of the last year: 甲 4, 乙 80, 丙 16 万; purchases from 甲 of 10 万. */
const SALES = [40_000, 800_000, 160_000]
const ROWS = [
  ...SALES.map((total, counterparty) => row('2026-01-10', total, { counterparty })),
  row('2026-01-11', 100_000, { direction: 'IN', counterparty: 0 }),
]

const TOLD_AT = '2026-03-10T09:00:00+08:00'
const REGISTERED = {
  ...{ formerNames: null, status: '存续', cancelledOn: null, revokedOn: null },
}
const clean = (i: number): LookedUpPartner => ({
  taxNo: CODES[i]!,
  toldAt: TOLD_AT,
  records: {
    BUSINESS_REGISTRATION: [{ ...REGISTERED, name: NAMES[i]! }],
    DISHONEST: [],
    TAX_NOTICE: [],
  },
})
const withRecords = (i: number, records: LookedUpPartner['records']): LookedUpPartner => {
  const partner = clean(i)
  return { ...partner, records: { ...partner.records, ...records } }
}

function judged(partners: readonly LookedUpPartner[] | undefined, through?: string) {
  const facts = smallFacts(ROWS, {
    counterparties: CODES.slice(0, 3).map((taxNo, i) => ({
      taxNo,
      name: NAMES[i]!,
      person: false,
    })),
  })
  const report = invoiceReport(
    partners ? { ...facts, partners } : facts,
    through ? { through: parseMonth(through)! } : {},
  )
  const indicator = (key: string) => report.indicators.find((one) => one.key === key)
  const rule = (id: string) => report.rules.find((one) => one.id === id)!
  const blocks = report.sections.flatMap((section) => section.blocks)
  return { report, indicator, rule, block: (id: string) => blocks.find((one) => one.id === id) }
}

describe('what is published of the counterparties', () => {
  it('is not judged where nobody was looked up', () => {
    const { rule, block } = judged(undefined)
    for (const id of ['R-035', 'R-036', 'R-071'])
      expect(rule(id)).toMatchObject({
        result: 'UNKNOWN',
        reason: 'NO_DATA：尚未查询往来企业的工商、司法与税务公示信息',
      })
    expect(block('looked-up-out')).toBeUndefined()
  })

  it('is said not to be looked up where nobody was, and nowhere once one was', () => {
    const said = ({ sections }: ReportDocument) => JSON.stringify(sections)
    expect(said(judged(undefined).report).match(/须查询[^。]*公示信息，尚未查询/g)).toHaveLength(5)
    for (const one of ['尚未查询', '工商数据，未采集'])
      expect(said(judged([clean(0)]).report)).not.toContain(one)
  })

  it('below three quarters of the amount, what is clean says nothing of the others', () => {
    // 甲 and 丙: 200,000 of 1,000,000 yuan.
    const { rule } = judged([clean(0), clean(2)])
    expect(rule('R-036')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'PARTIAL：按金额，已查询公示信息的客户占20.00%，不足75.00%，其中未发现异常',
    })
    // 甲 is the only supplier: all of the purchases are looked up.
    expect(rule('R-035').result).toBe('MISS')
  })

  it('from three quarters on it does', () => {
    const { rule, indicator, block } = judged([clean(1)])
    expect(rule('R-036')).toMatchObject({ result: 'MISS', value: 0 })
    expect(indicator('I-061.L12')).toMatchObject({ value: 0, flag: 'GREEN' })
    expect(block('looked-up-out')).toMatchObject({
      paragraphs: ['按近12个月净额，已查询公示信息的客户1家，占80.00%；未查询的不作判断。'],
    })
    expect(block('irregular-out')).toBeUndefined()
  })

  it.each<[string, LookedUpPartner['records'], string]>([
    [
      'struck off',
      { BUSINESS_REGISTRATION: [{ ...REGISTERED, name: NAMES[2]!, status: '注销' }] },
      '已注销或撤销',
    ],
    [
      'revoked, and struck off in its words',
      { BUSINESS_REGISTRATION: [{ ...REGISTERED, name: NAMES[2]!, status: '吊销，未注销' }] },
      '已吊销',
    ],
    [
      'by its day alone',
      { BUSINESS_REGISTRATION: [{ ...REGISTERED, name: NAMES[2]!, cancelledOn: '2026-03-01' }] },
      '已注销或撤销',
    ],
    [
      'dishonest',
      { DISHONEST: [{ publishedOn: '2025-05-01', filedOn: null, behaviour: null }] },
      '失信被执行人',
    ],
    [
      'an irregular taxpayer',
      { TAX_NOTICE: [{ noticeType: '非正常户认定', publishedOn: '2025-12-01' }] },
      '非正常户',
    ],
  ])('%s counts, however little was looked up', (_, records, standing) => {
    const { rule, indicator, block } = judged([withRecords(2, records)])
    // 160,000 of 1,000,000 yuan are above 15 %.
    expect(indicator('I-061.L12')).toMatchObject({ value: 0.16, flag: 'RED' })
    expect(rule('R-036')).toMatchObject({
      result: 'HIT',
      level: 'HIGH',
      text: '客户中有1家已注销、吊销、被列为失信或非正常户，近12个月涉及160,000.00元，占16.00%。',
    })
    expect((block('irregular-out') as TableBlock).rows).toEqual([
      { name: '武汉丙有限公司', standing, amount: 160_000, share: 0.16, told: '2026-03-10' },
    ])
  })

  it.each<[string, LookedUpPartner['records']]>([
    [
      'a listing of dishonest debtors that has ended',
      { DISHONEST: [{ publishedOn: '2023-05-01', filedOn: null, behaviour: null }] },
    ],
    [
      'a notice of more than a year ago',
      { TAX_NOTICE: [{ noticeType: '非正常户认定', publishedOn: '2025-03-01' }] },
    ],
    [
      'a notice of arrears',
      { TAX_NOTICE: [{ noticeType: '欠税公告', publishedOn: '2025-12-01' }] },
    ],
    [
      'a day of cancellation that lies ahead',
      { BUSINESS_REGISTRATION: [{ ...REGISTERED, name: NAMES[1]!, cancelledOn: '2026-05-01' }] },
    ],
  ])('%s does not', (_, records) => {
    expect(judged([withRecords(1, records)]).rule('R-036').result).toBe('MISS')
  })

  it('a firm of which one kind was not told is neither clean nor looked up', () => {
    const { DISHONEST: _, ...records } = clean(1).records
    const { rule, block } = judged([{ ...clean(1), records }])
    expect(rule('R-036').result).toBe('UNKNOWN')
    expect(block('looked-up-out')).toMatchObject({ paragraphs: [expect.stringContaining('0家')] })
  })

  describe('where an objection is open', () => {
    const listed = { publishedOn: '2025-05-01', filedOn: null, behaviour: null }
    const texts = (block: unknown) => (block as { paragraphs: string[] }).paragraphs

    it('to the record that it is irregular by, that is said beside the share, and judges as before', () => {
      const { rule, block } = judged([
        withRecords(2, { DISHONEST: [{ ...listed, disputed: true }, listed] }),
      ])
      expect(rule('R-036')).toMatchObject({ result: 'HIT', level: 'HIGH', value: 0.16 })
      expect(texts(block('looked-up-out'))).toEqual([
        '按近12个月净额，已查询公示信息的客户1家，占16.00%；未查询的不作判断。',
        '其中1家据以认定状态异常的记录异议处理中，不影响判断。',
      ])
      expect((block('irregular-out') as TableBlock).rows).toMatchObject([
        { name: '武汉丙有限公司', standing: '失信被执行人（异议处理中）' },
      ])
    })

    it('to a record that it does not stand by, nothing is said', () => {
      const over = {
        publishedOn: '2021-05-01',
        filedOn: null,
        behaviour: null,
        disputed: true,
      } as const
      const told = judged([
        withRecords(2, { DISHONEST: [over, listed] }),
        withRecords(0, { DISHONEST: [over] }),
      ])
      expect(texts(told.block('looked-up-out'))).toHaveLength(1)
      expect((told.block('irregular-out') as TableBlock).rows).toMatchObject([
        { name: '武汉丙有限公司', standing: '失信被执行人' },
      ])
    })
  })

  it('one that is irregular by what was told is looked up, whatever else was not', () => {
    const { BUSINESS_REGISTRATION: _, TAX_NOTICE: __, ...rest } = clean(2).records
    const listed = { publishedOn: '2025-05-01', filedOn: null, behaviour: null }
    const { rule, block } = judged([{ ...clean(2), records: { ...rest, DISHONEST: [listed] } }])
    expect(rule('R-036').result).toBe('HIT')
    expect((block('irregular-out') as TableBlock).rows).toHaveLength(1)
    expect(block('looked-up-out')).toMatchObject({
      paragraphs: ['按近12个月净额，已查询公示信息的客户1家，占16.00%；未查询的不作判断。'],
    })
  })

  it('a firm that the registry does not know is neither clean nor looked up, and of its name nothing is said', () => {
    const unknown = withRecords(1, { BUSINESS_REGISTRATION: [] })
    const { rule, block } = judged([clean(0), unknown])
    expect(rule('R-036')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'PARTIAL：按金额，已查询公示信息的客户占4.00%，不足75.00%，其中未发现异常',
    })
    expect(rule('R-071').result).toBe('UNKNOWN')
    expect(block('looked-up-out')).toMatchObject({
      paragraphs: [expect.stringContaining('客户1家')],
    })
  })

  it('answers of more than ninety days, and a report that looks back, judge nothing', () => {
    const old = { ...clean(1), toldAt: '2025-12-10T09:00:00+08:00' }
    expect(judged([old]).rule('R-036')).toMatchObject({ result: 'UNKNOWN' })
    expect(
      judged([{ ...clean(1), toldAt: '2025-12-16T09:00:00+08:00' }]).rule('R-036').result,
    ).toBe('MISS')
    expect(judged([clean(1)], '2025-10').rule('R-036')).toMatchObject({ result: 'UNKNOWN' })
  })
})

describe('R-071: names against the registry', () => {
  const named = (name: string, formerNames: string | null = null) =>
    judged([
      clean(0),
      withRecords(1, { BUSINESS_REGISTRATION: [{ ...REGISTERED, name, formerNames }] }),
    ])
  it.each([
    ['the registered name', '武汉乙有限公司', null],
    ['brackets and blanks of another width', '武汉 乙有限公司', null],
    ['a former name', '武汉新乙有限公司', '武汉老乙有限公司；武汉乙有限公司'],
  ])('%s agrees', (_, name, former) => {
    expect(named(name, former).rule('R-071').result).toBe('MISS')
  })
  it('another name hits, with the invoices that bear it', () => {
    const { rule, indicator } = named('武汉丁有限公司')
    expect(rule('R-071')).toMatchObject({
      result: 'HIT',
      level: 'MEDIUM',
      value: 1,
      text: '近12个月有1张发票的对方名称与其税号的工商登记名称不一致。',
    })
    expect(indicator('I-089.L12')).toMatchObject({ value: 1, flag: 'YELLOW' })
  })
  it('where the registry was not told nothing is said of the name', () => {
    const { BUSINESS_REGISTRATION: _, ...records } = clean(1).records
    expect(judged([{ ...clean(1), records }]).rule('R-071').result).toBe('UNKNOWN')
  })
})
