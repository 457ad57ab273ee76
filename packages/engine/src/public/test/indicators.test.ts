/** J-01 to J-15: tables of records by hand, and what each comes to; the rest in links.test.ts. */
import { describe, expect, it } from 'vitest'
import { NAME, withRecords } from '../../../test-support/public/facts.ts'
import { JUSTICE_ENT_ENGINE } from '../../justice-ent/engine.ts'
import type { PublicFacts } from '../facts.ts'

const THROUGH = 2026 * 12 + 9
const of = (facts: PublicFacts, key: string) =>
  JUSTICE_ENT_ENGINE.make(facts, THROUGH).indicators.find((i) => i.key === key)!

const REVENUE = { revenue: 1_000_000_00 }
/** Looked from 20 November 2026: 24 months to October began with November 2024. */
const ROWS: [
  key: string,
  given: Parameters<typeof withRecords>[0],
  expected: number | null,
  flag: string,
  more?: Partial<PublicFacts>,
][] = [
  [
    'J-01.asOf',
    {
      DISHONEST: [
        { caseNo: '(2026)粤0304执1号', publishedOn: '2026-01-01' },
        { caseNo: '（2026）粤0304执1号', publishedOn: '2026-02-01' },
        { caseNo: '(2026)粤0304执2号', publishedOn: '2026-01-01' },
        { caseNo: '(2020)粤0304执3号', publishedOn: '2020-01-01' },
        { caseNo: '(2026)粤0304执4号' },
      ],
    },
    2,
    'RED',
  ],
  ['J-01.asOf', {}, 0, 'GREEN'],
  [
    'J-02.asOf',
    {
      ENFORCEMENT: [
        { caseNo: '(2026)粤0304执1号', filedOn: '2026-01-01', amount: 100_00 },
        { caseNo: '(2026)粤0304执2号', filedOn: '2026-01-01', status: '已结案', amount: 100_00 },
      ],
    },
    1,
    'RED',
  ],
  [
    'J-02.AMOUNT.asOf',
    {
      ENFORCEMENT: [
        { caseNo: '(2026)粤0304执1号', filedOn: '2026-01-01', amount: 100_00 },
        { caseNo: '(2026)粤0304执1号', filedOn: '2026-01-01', amount: 100_00 },
        { caseNo: '(2026)粤0304执2号', filedOn: '2026-01-01', amount: 50_50 },
      ],
    },
    150.5,
    'GREY',
  ],
  // Nothing states an amount: that is not nothing.
  ['J-02.AMOUNT.asOf', { ENFORCEMENT: [{ filedOn: '2026-01-01' }] }, null, 'GREY'],
  ['J-03.asOf', { CONSUMPTION_LIMIT: [{ filedOn: '2020-01-01' }] }, 1, 'RED'],
  [
    'J-04.asOf',
    {
      TERMINATED_ENFORCEMENT: [
        { caseNo: '(2023)粤0304执1号', endedOn: '2023-05-05', unperformed: 12_34 },
        { caseNo: '(2023)粤0304执2号', endedOn: '2023-05-05' },
      ],
    },
    12.34,
    'RED',
  ],
  [
    'J-05.L24',
    {
      CASE_FILING: [
        { caseNo: '(2024)粤0304民初1号', filedOn: '2024-11-01', role: '被告' },
        { caseNo: '(2024)粤0304民初2号', filedOn: '2024-10-31', role: '被告' },
        { caseNo: '(2026)粤0304民初3号', filedOn: '2026-11-19', role: '被告' },
        { caseNo: '(2026)粤0304民初4号', filedOn: '2026-01-01', role: '原告' },
      ],
      JUDGMENT: [{ caseNo: '(2024)粤0304民初1号', judgedOn: '2025-05-05', role: '被告' }],
    },
    2,
    'GREY',
  ],
  [
    'J-06.L24',
    {
      CASE_FILING: [
        { caseNo: '(2026)粤0304民初1号', filedOn: '2026-01-01', role: '被告', amount: 300_000_00 },
      ],
      JUDGMENT: [
        {
          ...{ caseNo: '(2026)粤0304民初1号', judgedOn: '2026-03-03', role: '被告' },
          amount: 200_000_00,
        },
      ],
    },
    0.2,
    'YELLOW',
    REVENUE,
  ],
  [
    'J-06.L24',
    { CASE_FILING: [{ filedOn: '2026-01-01', role: '被告', amount: 500_000_01 }] },
    0.5,
    'RED',
    REVENUE,
  ],
  [
    'J-06.L24',
    { CASE_FILING: [{ filedOn: '2026-01-01', role: '被告', amount: 100_000_00 }] },
    0.1,
    'GREEN',
    REVENUE,
  ],
  ['J-06.L24', { CASE_FILING: [{ filedOn: '2026-01-01', role: '被告', amount: 1 }] }, null, 'GREY'],
  ['J-06.L24', { CASE_FILING: [{ filedOn: '2026-01-01', role: '被告' }] }, null, 'GREY', REVENUE],
  ['J-06.L24', {}, 0, 'GREEN', REVENUE],
  // Without other revenue that of the newest annual report which states one, of the last two years.
  [
    'J-06.L24',
    {
      CASE_FILING: [{ filedOn: '2026-01-01', role: '被告', amount: 200_00 }],
      ANNUAL_REPORT: [
        { year: 2025 },
        { year: 2024, revenue: 1_000_00 },
        { year: 2023, revenue: 9_00 },
      ],
    },
    0.2,
    'YELLOW',
  ],
  ['J-06.L24', { ANNUAL_REPORT: [{ year: 2023, revenue: 1_000_00 }] }, null, 'GREY'],
  [
    'J-07.L24',
    {
      CASE_FILING: [
        {
          caseNo: '(2026)粤0304民初1号',
          filedOn: '2026-01-01',
          role: '被告',
          cause: '民间借贷纠纷',
        },
        {
          caseNo: '(2026)粤0304民初2号',
          filedOn: '2026-01-01',
          role: '被告',
          cause: '金融借款合同纠纷',
        },
        {
          caseNo: '(2026)粤0304民初3号',
          filedOn: '2026-01-01',
          role: '原告',
          cause: '买卖合同纠纷',
        },
        {
          caseNo: '(2026)粤0304民初4号',
          filedOn: '2026-01-01',
          role: '被告',
          cause: '租赁合同纠纷',
        },
      ],
    },
    2,
    'GREY',
  ],
  [
    'J-08.L24',
    {
      JUDGMENT: [
        { judgedOn: '2026-01-01', cause: '追索劳动报酬纠纷' },
        { judgedOn: '2026-01-01', cause: '买卖合同纠纷' },
      ],
    },
    1,
    'GREY',
  ],
  [
    'J-09.asOf',
    {
      EQUITY_HOLDER: [{ holder: '王建国', ratio: 30 }],
      EQUITY_FREEZE: [
        { executee: '王建国', ratio: 20, frozenFrom: '2026-01-01' },
        { executee: '王建国', ratio: 20, frozenFrom: '2026-02-01' },
        { executee: '李四', ratio: 5, frozenFrom: '2026-01-01' },
        { executee: NAME, ratio: 60, frozenFrom: '2026-01-01' },
        { executee: '李四', ratio: 40, frozenFrom: '2026-01-01', status: '解冻' },
      ],
    },
    0.35,
    'YELLOW',
  ],
  [
    'J-09.asOf',
    { EQUITY_FREEZE: [{ executee: '王建国', frozenFrom: '2026-01-01' }] },
    null,
    'GREY',
  ],
  [
    'J-09.asOf',
    {
      BUSINESS_REGISTRATION: [{ registeredCapital: 1_000_00 }],
      EQUITY_FREEZE: [{ executee: '王建国', amount: 250_00, frozenFrom: '2026-01-01' }],
    },
    0.25,
    'YELLOW',
  ],
  [
    'J-10.asOf',
    {
      HEARING: [
        { caseNo: '(2026)粤0304民初1号', hearingOn: '2026-11-20' },
        { caseNo: '(2026)粤0304民初2号', hearingOn: '2027-01-19' },
        { caseNo: '(2026)粤0304民初3号', hearingOn: '2027-01-20' },
        { caseNo: '(2026)粤0304民初4号', hearingOn: '2026-11-19' },
        { caseNo: '(2026)粤0304民初1号', hearingOn: '2026-12-01' },
      ],
    },
    2,
    'YELLOW',
  ],
  [
    'J-11.asOf',
    { ABNORMAL_LIST: [{ putOn: '2026-01-01' }, { putOn: '2020-01-01', removedOn: '2021-01-01' }] },
    1,
    'RED',
  ],
  [
    'J-12.L24',
    { ADMIN_PENALTY: [{ decidedOn: '2024-11-01' }, { decidedOn: '2024-10-31' }] },
    1,
    'YELLOW',
  ],
  [
    'J-13.L12',
    {
      REGISTRATION_CHANGE: [
        { changedOn: '2025-11-01', item: '法定代表人变更' },
        { changedOn: '2025-11-01', item: '法定代表人（负责人）' },
        { changedOn: '2025-10-31', item: '法定代表人' },
        { changedOn: '2026-01-01', item: '经营范围变更' },
      ],
    },
    1,
    'YELLOW',
  ],
  [
    'J-14.L24',
    { REGISTRATION_CHANGE: [{ changedOn: '2026-01-01', item: '投资人(股权)变更' }] },
    1,
    'GREY',
  ],
  [
    'J-15.ADDRESS.L24',
    { REGISTRATION_CHANGE: [{ changedOn: '2026-01-01', item: '住所变更' }] },
    1,
    'GREY',
  ],
  [
    'J-15.SCOPE.L24',
    { REGISTRATION_CHANGE: [{ changedOn: '2026-01-01', item: '住所变更' }] },
    0,
    'GREY',
  ],
]

describe('a figure', () => {
  it.each(ROWS)('%s of %o is %s, %s', (key, given, expected, flag, more = {}) => {
    const found = of(withRecords(given, more), key)
    expect([found.value, found.flag]).toEqual([expected, flag])
  })
})
