import { describe, expect, it } from 'vitest'
import { answersOf } from '../read-answer.ts'
import { fieldsOf, kindsOf, tianyancha } from './answers.ts'

describe('the kind of what is told', () => {
  it('names kinds of notices and of properties where no field does', () => {
    const [notice] = answersOf(
      tianyancha({
        items: [
          {
            name: '乙商行',
            taxCategory: '增值税',
            ownTaxBalance: '1525.5',
            publishDate: '2024-01-31',
          },
        ],
      }),
    )
    expect(fieldsOf(notice!.records)).toEqual([
      { noticeType: '欠税公告', taxKind: '增值税', amount: '1525.5', publishedOn: '2024-01-31' },
    ])
    const [mark] = answersOf(
      tianyancha({ items: [{ tmName: '云岭', regNo: '5916522', appDate: '1171296000000' }] }),
    )
    expect(fieldsOf(mark!.records)).toEqual([
      { propertyType: '商标', name: '云岭', registrationNo: '5916522', appliedOn: '2007-02-13' },
    ])
  })

  it.each([
    [
      'HEARING',
      {
        caseNo: '1',
        court: '甲法院',
        startDate: 1700000000000,
        caseReason: '借款',
        plaintiff: [{ name: '甲' }],
        courtroom: '一庭',
      },
    ],
    [
      'COURT_NOTICE',
      {
        title: '送达公告',
        court: '甲法院',
        startDate: '2024-01-31',
        content: '公告',
        caseReason: '借款',
      },
    ],
    [
      'CASE_FILING',
      {
        caseNo: '1',
        court: '甲法院',
        filingDate: '2024-01-31',
        caseReason: '借款',
        startTime: null,
        caseStatus: '审理中',
      },
    ],
    [
      'TERMINATED_ENFORCEMENT',
      {
        caseCode: '1',
        execCourtName: '甲法院',
        zname: '乙',
        caseCreateTime: 1,
        caseFinalTime: 1700000000000,
        execMoney: '1',
        noExecMoney: '1',
      },
    ],
    [
      'CONSUMPTION_LIMIT',
      { caseCode: '1', qyinfo: '乙商行', caseCreateTime: 1700000000000, xname: '赵一' },
    ],
    [
      'EQUITY_FREEZE',
      {
        executedPerson: '赵一',
        equityAmount: '1万元',
        executiveCourt: '甲法院',
        typeState: '冻结',
        executeNoticeNum: '1',
      },
    ],
    [
      'BANKRUPTCY',
      {
        caseNo: '1',
        applicant: [{ name: '甲' }],
        respondent: [{ name: '乙' }],
        submitTime: 1700000000000,
      },
    ],
    [
      'INVESTMENT',
      {
        name: '乙商行',
        regStatus: '存续',
        percent: '100%',
        amount: 10,
        regCapital: '10万元',
        legalPersonName: '赵一',
        creditCode: null,
      },
    ],
    [
      'PERMIT',
      {
        licencename: '许可证',
        licencenumber: '1',
        fromdate: '2024-01-31',
        department: '局',
        scope: '范围',
      },
    ],
    [
      'SPOT_CHECK',
      { checkOrg: '局', checkDate: '2024-01-31', checkResult: '正常', checkType: '抽查' },
    ],
    [null, { name: '赵一', percent: '35%', chainList: [[{ title: '云岭' }]] }],
  ])('%s is told by the names of its fields alone', (kind, item) => {
    expect(kindsOf(tianyancha({ total: 1, items: [item] })).filter((one) => one !== null)).toEqual(
      kind === null ? [] : [kind],
    )
  })

  it('tells the code that a court names, and no number of a person', () => {
    const subjectOf = (cardnum: string) =>
      answersOf(
        tianyancha({ items: [{ iname: '乙商行', cardnum, casecode: '1', gistid: '2' }] }),
      )[0]!.records[0]!.subject
    expect(subjectOf('91530100MA6K00000X')).toEqual({ name: '乙商行', code: '91530100MA6K00000X' })
    expect(subjectOf('75231769-2')).toEqual({ name: '乙商行', code: '75231769-2' })
    for (const person of ['320321198601013830', '3203211986****3830', '51162319900231001X'])
      expect(subjectOf(person)).toEqual({ name: '乙商行' })
  })
})
