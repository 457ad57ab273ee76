import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { describe, expect, it } from 'vitest'
import { IntakeError } from '../errors.ts'
import { answersOf, readAnswer } from './read-answer.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const fieldsOf = (records: readonly AnswerRecord[]) => records.map(({ fields }) => fields)
const kindsOf = (answer: unknown) => answersOf(answer).map(({ kind }) => kind)
const tianyancha = (result: unknown) => ({ error_code: 0, reason: 'ok', result })
const qichacha = (Result: unknown) => ({
  Status: '200',
  Message: '查询成功',
  OrderNumber: 'A1',
  Result,
})

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

describe('an answer of 企查查', () => {
  it('tells of a firm in its own names', () => {
    const answers = answersOf(
      qichacha({
        KeyNo: 'k',
        Name: '云岭贸易有限公司',
        No: '530100000000001',
        CreditCode: '91530100MA6K00000X',
        OperName: '赵一',
        RegistCapi: '500.000000万人民币',
        StartDate: '1993-02-02 00:00:00',
        EndDate: '',
        TermStart: '1993-02-02 00:00:00',
        TeamEnd: null,
        Status: '存续（在营、开业、在册）',
        OriginalName: [{ Name: '云岭商行', ChangeDate: '2001-01-01' }],
        Industry: { IndustryCode: 'F', Industry: '批发和零售业' },
        Partners: [
          {
            StockName: '赵一',
            StockPercent: '29.64%',
            ShouldCapi: '148.2',
            ShoudDate: '1993-02-02',
            RealCapi: null,
          },
        ],
        ChangeRecords: [
          {
            ProjectName: '名称变更',
            ChangeDate: '2001-01-01',
            BeforeList: ['云岭商行'],
            AfterList: ['云岭贸易有限公司'],
          },
        ],
        PermissionEciInfo: [
          { LicensDocNo: 'XK1', LicensDocName: '许可', ValidityTo: '2030-01-01' },
        ],
      }),
    )
    const of = Object.fromEntries(answers.map(({ kind, records }) => [kind, fieldsOf(records)]))
    expect(of).toEqual({
      BUSINESS_REGISTRATION: [
        {
          name: '云岭贸易有限公司',
          registrationNo: '530100000000001',
          creditCode: '91530100MA6K00000X',
          legalRep: '赵一',
          registeredCapital: '5000000',
          capitalCurrency: '人民币',
          establishedOn: '1993-02-02',
          termFrom: '1993-02-02',
          status: '存续（在营、开业、在册）',
          formerNames: '云岭商行',
          industry: '批发和零售业',
        },
      ],
      EQUITY_HOLDER: [
        { holder: '赵一', ratio: 29.64, subscribed: '1482000', subscribedOn: '1993-02-02' },
      ],
      REGISTRATION_CHANGE: [
        {
          item: '名称变更',
          changedOn: '2001-01-01',
          before: '云岭商行',
          after: '云岭贸易有限公司',
        },
      ],
      PERMIT: [{ permitNo: 'XK1', name: '许可', validTo: '2030-01-01' }],
    })
    expect(new Set(answers.map(({ vendor }) => vendor))).toEqual(new Set(['qichacha']))
  })

  it('tells how many records there are in its paging', () => {
    const [answer] = answersOf({
      Paging: { PageSize: 10, PageIndex: 1, TotalRecords: 12 },
      ...qichacha([
        {
          Name: '乙商行',
          LiAnDate: '2019-07-03',
          AnNo: '(2019)云01执1号',
          ExecuteGov: '昆明市中级人民法院',
          Biaodi: '38998',
        },
      ]),
    })
    expect(answer).toMatchObject({
      kind: 'ENFORCEMENT',
      total: 12,
      records: [
        {
          fields: {
            caseNo: '(2019)云01执1号',
            court: '昆明市中级人民法院',
            filedOn: '2019-07-03',
            amount: '38998',
          },
          subject: { name: '乙商行' },
        },
      ],
    })
  })
})

describe('an answer of 启信宝', () => {
  it('tells capital by a unit that stands beside it', () => {
    const answers = answersOf({
      status: '200',
      message: '操作成功',
      sign: 's',
      data: {
        node_info: {
          partners: [{ name: '赵一', short_name: '赵一', percent: '77.80%' }],
          lawsuits: [{ id: '1', name: '乙商行' }],
        },
        info: {
          name: '云岭贸易有限公司',
          credit_no: '91530100MA6K00000X',
          reg_capi: '185,000',
          capi_unit: '万人民币',
          oper_name: '赵一',
        },
      },
    })
    expect(answers).toMatchObject([
      {
        vendor: 'qixinbao',
        kind: 'BUSINESS_REGISTRATION',
        records: [{ fields: { registeredCapital: '1850000000', capitalCurrency: '人民币' } }],
      },
      {
        kind: 'EQUITY_HOLDER',
        records: [
          { fields: { holder: '赵一', ratio: 77.8 }, subject: { name: '云岭贸易有限公司' } },
        ],
      },
      // A name alone says nothing of a case.
      {
        kind: null,
        fields: { unknown: ['data.node_info.lawsuits[].id', 'data.node_info.lawsuits[].name'] },
      },
    ])
  })

  it('does not take dollars for yuan', () => {
    const [firm] = answersOf({
      data: {
        info: { name: '云岭贸易有限公司', oper_name: '赵一', reg_capi: '500', capi_unit: '万美元' },
      },
    })
    expect(fieldsOf(firm!.records)).toEqual([
      { name: '云岭贸易有限公司', legalRep: '赵一', capitalCurrency: '美元' },
    ])
  })
})

describe('pages that were gathered', () => {
  const page = `{'云岭贸易有限公司': [{'被执行人（37）': [{'立案日期': '2019-07-03', '执行标的（万元）': '1.5', '案号': '(2019)云01执1号', '执行法院': '甲法院'}]},
    {'法律诉讼（2）': [{'日期': '2019-07-04', '裁判文书': '一审民事判决书', '案由': '-', '案件身份': '上诉人-', '案号': '（2019）云01民终1号'},
                     {'日期': '2019-07-03', '裁判文书': '二审民事裁定书', '案由': '借款合同纠纷', '案件身份': '原告:刘某', '案号': '（2019）云01民终2号'}]}]}
  {'乙商行有限公司': [{'失信被执行人（0）': []}]}`

  it('are read as literals, firm by firm', () => {
    const answers = readAnswer(bytes(page))
    expect(answers.map(({ vendor, kind, total }) => [vendor, kind, total])).toEqual([
      ['tianyancha', 'ENFORCEMENT', 37],
      ['tianyancha', 'JUDGMENT', 2],
      ['tianyancha', 'DISHONEST', 0],
    ])
    expect(
      answers.flatMap(({ records }) =>
        records.map(({ fields, subject }) => ({ ...fields, of: subject.name })),
      ),
    ).toEqual([
      {
        caseNo: '(2019)云01执1号',
        court: '甲法院',
        filedOn: '2019-07-03',
        amount: '15000',
        of: '云岭贸易有限公司',
      },
      {
        caseNo: '（2019）云01民终1号',
        title: '一审民事判决书',
        role: '上诉人',
        publishedOn: '2019-07-04',
        of: '云岭贸易有限公司',
      },
      {
        caseNo: '（2019）云01民终2号',
        title: '二审民事裁定书',
        cause: '借款合同纠纷',
        plaintiff: '刘某',
        publishedOn: '2019-07-03',
        of: '云岭贸易有限公司',
      },
    ])
  })

  it('may hold records of several kinds one after another', () => {
    const lines = `{'立案日期': '2019-07-03', '执行标的': '1525', '案号': '(2019)云01执1号', '执行法院': '甲法院'}
{'案号': '(2019)云01执2号', '终本日期': '2020-01-01', '未履行金额': '300', '执行法院': '甲法院'}`
    expect(readAnswer(bytes(lines)).map(({ kind, records }) => [kind, fieldsOf(records)])).toEqual([
      [
        'ENFORCEMENT',
        [{ caseNo: '(2019)云01执1号', court: '甲法院', filedOn: '2019-07-03', amount: '1525' }],
      ],
      [
        'TERMINATED_ENFORCEMENT',
        [{ caseNo: '(2019)云01执2号', court: '甲法院', endedOn: '2020-01-01', unperformed: '300' }],
      ],
    ])
  })
})

describe('an answer that means harm', () => {
  it('has no say over prototypes', () => {
    const told = readAnswer(
      bytes(
        `{"error_code":0,"reason":"ok","result":{"__proto__":{"polluted":1},"items":[{"caseCode":"1","execMoney":"2","constructor":"x"}]}}`,
      ),
    )
    const literal = readAnswer(
      bytes(`{'__proto__': {'polluted': 1}, 'zhixing': [{'案号': '1', '执行标的': '2'}]}`),
    )
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    for (const answers of [told, literal])
      expect(answers.find(({ kind }) => kind === 'ENFORCEMENT')!.records).toHaveLength(1)
  })

  it('is refused where it is nested without end', () => {
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(100_000), "{'a':".repeat(100_000)])
      expect(() => readAnswer(bytes(text))).toThrow(IntakeError)
  })
})
