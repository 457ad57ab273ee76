import { describe, expect, it } from 'vitest'
import { IntakeError } from '../../errors.ts'
import { answersOf, readAnswer } from '../read-answer.ts'
import { bytes, fieldsOf } from './answers.ts'

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

describe('records of courts by their common keys', () => {
  const answer = {
    civil: {
      count: { count_total: 2 },
      cases: [
        {
          c_ah: '（2023）云0102民初1号',
          n_slcx: '一审',
          n_jbfy: '甲法院',
          d_larq: '2023-01-31',
          n_laay: '买卖合同纠纷',
          n_qsbdje: 1525.5,
          d_jarq: '2023-06-30',
          n_jafs: '判决',
          n_jabdje: 1500,
          n_ssdw: '被告',
          c_ah_hx: '（2023）云01民终2号',
          c_dsrxx: [
            { c_mc: '甲贸易有限公司', n_ssdw: '原告' },
            { c_mc: '乙商行', n_ssdw: '被告' },
          ],
        },
        {
          c_ah: '（2024）云0102民初9号',
          n_jbfy: '甲法院',
          d_larq: '2024-01-31',
          n_laay: '借款合同纠纷',
          n_qsbdje: 300,
          n_ajjzjd: '未结案',
          d_jarq: null,
          n_ssdw: '被告',
        },
      ],
    },
    implement: {
      cases: [
        {
          c_ah: '（2023）云01执1号',
          n_jbfy: '甲法院',
          d_larq: '2023-09-01',
          n_sqzxbdje: 1500,
          c_ah_ys: '（2023）云0102民初1号',
          n_ajjzjd: '未结案',
        },
        {
          c_ah: '（2023）云01执2号',
          n_jbfy: '甲法院',
          d_larq: '2023-09-02',
          n_sqzxbdje: 900,
          n_wzxje: 800,
          d_jarq: '2024-02-01',
          n_jafs: '终结本次执行程序',
        },
      ],
    },
    sxbzxr: [
      {
        ah: '（2023）云01执1号',
        zxfy: '甲法院',
        fbrq: '2023-10-01',
        larq: '2023-09-01',
        zxyjwh: '民初1号',
        yw: '付款',
        lxqk: '全部未履行',
        xwqx: '有履行能力而拒不履行',
        sf: '云南',
      },
    ],
  }

  it('are told by kinds, open and closed ones apart', () => {
    const told = answersOf(answer).flatMap(({ records }) =>
      records.map(({ kind, fields }) => [kind, fields]),
    )
    expect(told).toHaveLength(5)
    expect(told).toEqual(
      expect.arrayContaining([
        [
          'JUDGMENT',
          {
            caseNo: '（2023）云0102民初1号',
            court: '甲法院',
            procedure: '一审',
            cause: '买卖合同纠纷',
            amount: '1500',
            judgedOn: '2023-06-30',
            result: '判决',
            role: '被告',
            nextCaseNo: '（2023）云01民终2号',
            plaintiff: '甲贸易有限公司',
            defendant: '乙商行',
          },
        ],
        [
          'CASE_FILING',
          {
            caseNo: '（2024）云0102民初9号',
            court: '甲法院',
            filedOn: '2024-01-31',
            cause: '借款合同纠纷',
            amount: '300',
            status: '未结案',
            role: '被告',
          },
        ],
        [
          'ENFORCEMENT',
          {
            caseNo: '（2023）云01执1号',
            court: '甲法院',
            filedOn: '2023-09-01',
            amount: '1500',
            originalCaseNo: '（2023）云0102民初1号',
            status: '未结案',
          },
        ],
        [
          'TERMINATED_ENFORCEMENT',
          {
            caseNo: '（2023）云01执2号',
            court: '甲法院',
            filedOn: '2023-09-02',
            endedOn: '2024-02-01',
            amount: '900',
            unperformed: '800',
          },
        ],
        [
          'DISHONEST',
          {
            caseNo: '（2023）云01执1号',
            court: '甲法院',
            publishedOn: '2023-10-01',
            filedOn: '2023-09-01',
            basisNo: '民初1号',
            duty: '付款',
            performance: '全部未履行',
            behaviour: '有履行能力而拒不履行',
            region: '云南',
          },
        ],
      ]),
    )
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

  it('may say in a text what it likes', () => {
    const item = { caseCode: '1', execMoney: '2', execCourtName: '['.repeat(9_999) }
    expect(fieldsOf(answersOf({ items: [item] })[0]!.records)).toMatchObject([{ caseNo: '1' }])
  })

  it('is refused where it is nested without end', () => {
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(100_000), "{'a':".repeat(100_000)])
      expect(() => readAnswer(bytes(text))).toThrow(IntakeError)
  })
})
