/** Numbers of cases in one form, who the enterprise is in them, and cases joined into one line. */
import { describe, expect, it } from 'vitest'
import {
  CODE,
  NAME,
  publicFacts,
  suspected,
  withRecords,
} from '../../../test-support/public/facts.ts'
import { chains } from '../cases/chains.ts'
import { caseNumber, caseNumbers, stageOf } from '../cases/numbers.ts'
import { roleOf } from '../cases/roles.ts'
import { publicContext } from '../context.ts'
import type { PublicFacts } from '../facts.ts'

describe('the number of a case', () => {
  it.each([
    ['（2021）粤0304民初123号', '(2021)粤0304民初123'],
    ['(2021)粤0304民初123号', '(2021)粤0304民初123'],
    ['〔2021〕粤0304民初00123号', '(2021)粤0304民初123'],
    ['[2021] 粤0304民初 123 号', '(2021)粤0304民初123'],
    ['【２０２１】粤0304民初１２３号', '(2021)粤0304民初123'],
    ['2021粤0304民初123号', '(2021)粤0304民初123'],
    ['(2021)粤0304民初123号之一', '(2021)粤0304民初123'],
    ['(2021)粤0304民初123号民事判决书', '(2021)粤0304民初123'],
    ['(2014)深福法民二初字第77号', '(2014)深福法民二初77'],
    ['(2014)深福法民二初字77号', '(2014)深福法民二初77'],
    ['深劳人仲案〔2020〕88号', '深劳人仲案(2020)88'],
    ['(2021)沪0115执恢9号', '(2021)沪0115执恢9'],
    ['暂无', null],
    ['', null],
    ['123号', null],
  ])('%s is %s', (text, number) => {
    expect(caseNumber(text)).toBe(number)
  })
  it('keeps cases apart that differ in court, year or serial', () => {
    const numbers = ['(2021)粤0304民初123号', '(2021)粤0305民初123号', '(2022)粤0304民初123号']
    const more = ['(2021)粤0304民初1230号', '(2021)粤0304民终123号', '(2021)粤0304执123号']
    expect(new Set([...numbers, ...more].map(caseNumber)).size).toBe(6)
  })
  it('may be one of several in a text', () => {
    expect(caseNumbers('（2021）粤01民终1号、(2020)粤0104民初2号；无')).toEqual([
      '(2021)粤01民终1',
      '(2020)粤0104民初2',
    ])
  })
  it.each([
    ['(2021)粤0304民初123', 'FIRST'],
    ['(2021)粤03民终9', 'SECOND'],
    ['(2021)粤民申9', 'RETRIAL'],
    ['(2021)粤民再9', 'RETRIAL'],
    ['(2021)粤0304执9', 'ENFORCEMENT'],
    ['(2021)粤0304执恢9', 'ENFORCEMENT'],
    ['(2021)粤0304破9', 'FIRST'],
    ['(2021)粤0304辖9', null],
  ])('%s is of %s', (number, stage) => {
    expect(stageOf(number)).toBe(stage)
  })
})

describe('who the enterprise is', () => {
  const context = publicContext(
    withRecords({ BUSINESS_REGISTRATION: [{ name: NAME, formerNames: '示例五金加工厂' }] }),
  )
  it.each([
    [{ role: '被告' }, 'DEFENDANT'],
    [{ role: '原告' }, 'PLAINTIFF'],
    [{ role: '上诉人（原审被告）' }, 'DEFENDANT'],
    [{ role: '被上诉人（原审原告）' }, 'PLAINTIFF'],
    [{ role: '被上诉人' }, 'DEFENDANT'],
    [{ role: '上诉人' }, 'PLAINTIFF'],
    [{ role: '第三人' }, 'THIRD'],
    [{ role: '申请执行人' }, 'CREDITOR'],
    [{ role: '被执行人' }, 'DEBTOR'],
    [{ defendant: `王强、${NAME}` }, 'DEFENDANT'],
    [{ plaintiff: '示例五金加工厂', defendant: '王强' }, 'PLAINTIFF'],
    [{ defendant: '示例精密制造有限公司龙岗分公司' }, 'UNTOLD'],
    [{ role: null, plaintiff: null, defendant: null }, 'UNTOLD'],
  ])('%o: %s', (sides, role) => {
    expect(roleOf(context, sides)).toBe(role)
  })
})

const COURSE = withRecords({
  CASE_FILING: [
    {
      caseNo: '（2022）粤0304民初1号',
      filedOn: '2022-01-05',
      amount: 900_00,
      role: '被告',
      cause: '买卖合同纠纷',
    },
  ],
  JUDGMENT: [
    {
      ...{ caseNo: '(2022)粤0304民初1号', judgedOn: '2022-06-01', amount: 800_00, role: '被告' },
      nextCaseNo: '(2022)粤03民终2号',
    },
    { caseNo: '（2022）粤03民终2号', judgedOn: '2022-12-01', amount: 700_00, role: '上诉人' },
  ],
  ENFORCEMENT: [
    {
      ...{ caseNo: '(2023)粤0304执3号', filedOn: '2023-03-01', amount: 750_00 },
      originalCaseNo: '〔2022〕粤03民终字第2号',
    },
  ],
  DISHONEST: [{ caseNo: '（2023）粤0304执3号', publishedOn: '2023-05-01' }],
  TERMINATED_ENFORCEMENT: [
    { caseNo: '(2023)粤0304执3号', endedOn: '2023-09-01', amount: 740_00, unperformed: 700_00 },
  ],
})
const chainsOf = (facts: PublicFacts) => chains(publicContext(facts))
const told = (facts: PublicFacts) =>
  chainsOf(facts).map(({ steps, role, cause, from, to, stage, amount }) => ({
    keys: steps.map(({ seen: { record } }) => record.key),
    ...{ role, cause, from, to, stage },
    amount: amount && [amount.fen, amount.step.seen.record.key],
  }))

describe('a case', () => {
  it('is one line from the filing to the end, and its amount that of the last stage which states one', () => {
    expect(told(COURSE)).toEqual([
      {
        keys: [
          'CASE_FILING-1',
          'JUDGMENT-1',
          'JUDGMENT-2',
          'ENFORCEMENT-1',
          'DISHONEST-1',
          'TERMINATED_ENFORCEMENT-1',
        ],
        ...{ role: 'DEFENDANT', cause: '买卖合同纠纷', from: '2022-01-05', to: '2023-09-01' },
        stage: 'ENDED',
        amount: [740_00, 'TERMINATED_ENFORCEMENT-1'],
      },
    ])
  })
  it('falls back to the stage before where the last states no amount', () => {
    const records = { ...COURSE.records, TERMINATED_ENFORCEMENT: [] }
    expect(told({ ...COURSE, records })[0]!.amount).toEqual([750_00, 'ENFORCEMENT-1'])
  })
  it('of a newer record of the same stage takes that', () => {
    const facts = withRecords({
      JUDGMENT: [
        { caseNo: '(2022)粤0304民初1号', judgedOn: '2022-06-01', amount: 500_00 },
        { caseNo: '(2022)粤0304民初1号之一', judgedOn: '2022-07-01', amount: 300_00 },
      ],
    })
    expect(told(facts)).toMatchObject([{ amount: [300_00, 'JUDGMENT-2'] }])
  })
  it('takes the later stage before the later day', () => {
    const facts = withRecords({
      ENFORCEMENT: [
        {
          ...{ caseNo: '(2023)粤0304执3号', filedOn: '2023-03-01', amount: 500_00 },
          originalCaseNo: '(2022)粤0304民初1号',
        },
      ],
      JUDGMENT: [{ caseNo: '(2022)粤0304民初1号', judgedOn: '2024-06-01', amount: 900_00 }],
    })
    expect(told(facts)).toMatchObject([{ amount: [500_00, 'ENFORCEMENT-1'] }])
  })
  it('is not joined to another, nor by a missing number', () => {
    const facts = withRecords({
      JUDGMENT: [
        { caseNo: '(2022)粤0304民初1号', judgedOn: '2022-06-01', amount: 1_00 },
        { caseNo: '(2022)粤0304民初2号', judgedOn: '2022-06-01', amount: 2_00 },
        { caseNo: null, judgedOn: '2022-06-01', amount: 4_00 },
        { caseNo: null, judgedOn: '2022-06-01', amount: 8_00 },
      ],
    })
    expect(
      told(facts)
        .map(({ amount }) => amount?.[0])
        .toSorted(),
    ).toEqual([100, 200, 400, 800])
  })
  it('is joined by no record that bears the name only', () => {
    const facts = withRecords({
      JUDGMENT: [
        { caseNo: '(2022)粤0304民初1号', judgedOn: '2022-06-01', amount: 1_00 },
        { caseNo: '(2023)粤0304民初2号', judgedOn: '2023-06-01', amount: 2_00 },
      ],
    })
    const bridge = suspected('JUDGMENT', 'S', {
      ...{ caseNo: '(2022)粤0304民初1号', nextCaseNo: '(2023)粤0304民初2号', amount: 9_00 },
    })
    const records = { ...facts.records, JUDGMENT: [...facts.records.JUDGMENT, bridge] }
    expect(told({ ...facts, records })).toEqual(told(facts))
    const sure = { ...bridge, matched: { level: 'CODE' as const, for: [], against: [] } }
    const joined = { ...facts.records, JUDGMENT: [...facts.records.JUDGMENT, sure] }
    expect(told({ ...facts, records: joined })).toHaveLength(1)
  })
  it('has none where nothing was told', () => {
    expect(told(publicFacts({ subject: { name: NAME, taxNo: CODE } }))).toEqual([])
  })
})
