import { describe, expect, it } from 'vitest'
import { answersOf } from '../read-answer.ts'
import { fieldsOf, kindsOf, tianyancha } from './answers.ts'

describe('an answer of 天眼查', () => {
  it('tells of a firm and of all that stands beside it', () => {
    const answers = answersOf(
      tianyancha({
        investorList: [{ id: 1, name: '赵一', amount: 20, type: 2 }],
        branchList: [],
        baseInfo: {
          id: 9,
          name: '<em>云岭</em>贸易有限公司',
          creditCode: '91530100MA6K00000X',
          regCapital: '2000 万',
          actualCapital: '',
          estiblishTime: 991670400000,
          toTime: 32472115200000,
          legalPersonName: '赵一',
          regStatus: '存续',
          percentileScore: 9625,
        },
        staffList: [{ name: '钱二', typeJoin: ['董事', '经理'] }],
      }),
    )
    expect(answers).toEqual([
      {
        vendor: 'tianyancha',
        kind: 'BUSINESS_REGISTRATION',
        records: [
          {
            kind: 'BUSINESS_REGISTRATION',
            fields: {
              name: '云岭贸易有限公司',
              creditCode: '91530100MA6K00000X',
              legalRep: '赵一',
              status: '存续',
              registeredCapital: '20000000',
              establishedOn: '2001-06-05',
            },
            subject: { name: '云岭贸易有限公司', code: '91530100MA6K00000X' },
            item: expect.objectContaining({ regCapital: '2000 万' }),
          },
        ],
        total: null,
        fields: {
          told: expect.arrayContaining(['result.baseInfo.regCapital']),
          unknown: [
            'result.baseInfo.id',
            'result.baseInfo.toTime',
            'result.baseInfo.percentileScore',
          ],
        },
      },
      {
        vendor: 'tianyancha',
        kind: 'EQUITY_HOLDER',
        records: [
          {
            kind: 'EQUITY_HOLDER',
            fields: { holder: '赵一', subscribed: '200000' },
            subject: { name: '云岭贸易有限公司', code: '91530100MA6K00000X' },
            item: { id: 1, name: '赵一', amount: 20, type: 2 },
          },
        ],
        total: null,
        fields: {
          told: ['result.investorList[].name', 'result.investorList[].amount'],
          unknown: ['result.investorList[].id', 'result.investorList[].type'],
        },
      },
      {
        vendor: 'tianyancha',
        kind: 'BRANCH',
        records: [],
        total: null,
        fields: { told: [], unknown: [] },
      },
      {
        vendor: 'tianyancha',
        kind: 'KEY_PERSON',
        records: [
          {
            kind: 'KEY_PERSON',
            fields: { person: '钱二', post: '董事、经理' },
            subject: { name: '云岭贸易有限公司', code: '91530100MA6K00000X' },
            item: { name: '钱二', typeJoin: ['董事', '经理'] },
          },
        ],
        total: null,
        fields: {
          told: ['result.staffList[].name', 'result.staffList[].typeJoin[]'],
          unknown: [],
        },
      },
    ])
  })

  it('counts what was paid at several times once', () => {
    const [holders] = answersOf(
      tianyancha({
        total: 41,
        items: [
          {
            name: '赵一',
            capital: [
              { amomon: '60万人民币', time: '2020-01-31', percent: '30%', paymet: '货币' },
              { amomon: '40.5万人民币', time: '2021-06-30', percent: '20.25%', paymet: '货币' },
            ],
            capitalActl: [],
          },
          { name: '钱二', capital: '[{"amomon":"100万美元","percent":"0.4975"}]' },
        ],
      }),
    )
    expect(holders!.total).toBe(41)
    expect(fieldsOf(holders!.records)).toEqual([
      {
        holder: '赵一',
        ratio: 50.25,
        subscribed: '1005000',
        subscribedOn: '2021-06-30',
        subscribedForm: '货币',
      },
      // Dollars are no yuan.
      { holder: '钱二', ratio: 49.75 },
    ])
    expect(holders!.fields.told).not.toContain('result.items[].amomon')
  })

  it('tells the sides of a case by their roles, and the role of whom it is about', () => {
    const [judgments] = answersOf(
      tianyancha({
        items: [
          {
            title: '甲与乙买卖合同纠纷一审民事判决书',
            caseNo: '（2023）云0102民初1号',
            docType: '民事判决书',
            caseReason: '买卖合同纠纷',
            submitTime: 1700000000000,
            caseMoney: '1525.50',
            casePersons: [
              { name: '甲贸易有限公司', role: '原告' },
              { name: '乙商行', role: '被告' },
              { name: '丙某', role: '被告' },
            ],
          },
        ],
      }),
    )
    expect(judgments!.kind).toBe('JUDGMENT')
    expect(fieldsOf(judgments!.records)).toEqual([
      {
        caseNo: '（2023）云0102民初1号',
        documentType: '民事判决书',
        title: '甲与乙买卖合同纠纷一审民事判决书',
        cause: '买卖合同纠纷',
        amount: '1525.5',
        publishedOn: '2023-11-15',
        plaintiff: '甲贸易有限公司',
        defendant: '乙商行、丙某',
      },
    ])
    expect(judgments!.fields.unknown).toEqual([])
  })

  it('is of the kind that was asked where it does not say so itself', () => {
    const listed = tianyancha({ count: 1, items: [{ putReason: '其他', putDate: 1472745600000 }] })
    expect(kindsOf(listed)).toEqual(['ABNORMAL_LIST'])
    expect(answersOf(listed, { kind: 'SERIOUS_VIOLATION', vendor: 'mine' })).toMatchObject([
      {
        vendor: 'mine',
        kind: 'SERIOUS_VIOLATION',
        total: 1,
        records: [{ fields: { putOn: '2016-09-02' } }],
      },
    ])
    const forged = { putReason: '提交虚假材料取得公司登记', putDate: '2016-09-02' }
    expect(kindsOf(tianyancha({ items: [forged] }))).toEqual(['SERIOUS_VIOLATION'])
  })

  it('tells of none by an empty list, and nothing by another shape', () => {
    const of = { kind: 'ENFORCEMENT', vendor: 'tianyancha' } as const
    expect(answersOf(tianyancha({ total: 0, items: [] }), of)).toMatchObject([
      { kind: 'ENFORCEMENT', records: [], total: 0 },
    ])
    for (const other of [
      tianyancha(null),
      tianyancha({ total: 1, items: [{ caseCode: null, execMoney: '-' }] }),
      tianyancha({ rows2: [{ fall: '(2023)云01执1号', betrag: 1 }] }),
      { error_code: 300002, reason: '账号失效' },
    ])
      expect(answersOf(other, of).filter(({ kind }) => kind === 'ENFORCEMENT')).toEqual([])
  })

  it('of what has no place with us tells the fields as unknown, and no records', () => {
    expect(
      answersOf(tianyancha([{ title: '获得融资', website: '某网', time: '2016-11-04' }])),
    ).toEqual([
      {
        vendor: 'tianyancha',
        kind: null,
        records: [],
        total: null,
        fields: { told: [], unknown: ['result[].title', 'result[].website', 'result[].time'] },
      },
    ])
  })

  it('does not take what an enterprise kept to itself for nought', () => {
    const [report] = answersOf(
      tianyancha({
        items: [
          {
            baseInfo: {
              reportYear: '2015',
              manageState: '开业',
              totalAssets: '企业选择不公示',
              totalSales: '1200.5万元',
              retainedProfit: '-30万元',
              totalTax: '0万元',
              email: '无',
            },
          },
        ],
      }),
    )
    expect(report!.kind).toBe('ANNUAL_REPORT')
    expect(fieldsOf(report!.records)).toEqual([
      { year: 2015, status: '开业', revenue: '12005000', netProfit: '-300000', taxPaid: '0' },
    ])
  })

  it('does not tell what was as what is', () => {
    const past = { historyHolderList: [{ stockName: '孙三', stockPercent: '10%' }] }
    expect(kindsOf(tianyancha(past))).toEqual([null])
  })
})
