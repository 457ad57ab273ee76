import { describe, expect, it } from 'vitest'
import { answersOf } from '../read-answer.ts'
import { fieldsOf, qichacha } from './answers.ts'

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

  it('tells no firm as its own shareholder, whatever was asked', () => {
    const eci = qichacha({
      Name: '云岭贸易有限公司',
      OperName: '赵一',
      RegistCapi: '5万元',
      Partners: [{ StockName: '赵一', StockPercent: '100%' }],
    })
    const holders = answersOf(eci, { kind: 'EQUITY_HOLDER' }).find(
      ({ kind }) => kind === 'EQUITY_HOLDER',
    )
    expect(fieldsOf(holders!.records)).toEqual([{ holder: '赵一', ratio: 100 }])
  })

  it('tells where the subject stands by a mark, and what a freeze has come to', () => {
    const told = (item: object) =>
      fieldsOf(answersOf(qichacha({ VerifyResult: 1, Data: [item] }))[0]!.records)
    expect(
      told({
        CaseNo: '（2023）云01民终2号',
        CaseName: '甲与乙案',
        IsProsecutor: '0',
        IsDefendant: '1',
        PartyList: [
          { Name: '甲', RoleType: '上诉人' },
          { Name: '乙', RoleType: '被上诉人' },
        ],
      }),
    ).toEqual([
      {
        caseNo: '（2023）云01民终2号',
        title: '甲与乙案',
        role: '被告',
        plaintiff: '甲',
        defendant: '乙',
      },
    ])
    expect(
      told({
        ExecuteName: '赵一',
        EquityAmount: '300万元',
        ExecutionNoticeNum: '1',
        Status: '股权冻结|冻结',
        RelatedInfo: { Name: '乙公司' },
      }),
    ).toEqual([
      { executee: '赵一', amount: '3000000', noticeNo: '1', status: '冻结', equity: '乙公司' },
    ])
  })
})
