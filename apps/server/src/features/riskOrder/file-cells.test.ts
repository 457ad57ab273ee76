/** What a workbook says of where score and limit come from, by hand, in both languages. */
import { expect, it } from 'vitest'
import { limitText, reasons, reportsText, type Say, scoreText } from './file-cells.ts'
import { fileEnglish } from './file-english.ts'

const zh: Say = (text) => text
const SCORED = {
  ...{ report: 'INVOICE', reportNo: 'INV1' },
  parts: [
    { text: '评分卡起点362分（评分卡设定，与企业无关）' },
    { text: '近36个月经营月数（36个月及以上）得90分，最高90分', of: 'score:businessMonths36' },
  ],
} as const
const LIMIT = {
  ...{ amount: 240_000, take: 'MIN', share: 0.3, capWan: 50 },
  legs: [
    {
      ...{ report: 'INVOICE', reportNo: 'INV1', times: 0.5, name: '' },
      ...{ base: 1_600_000, value: 800_000 },
      because: [{ text: '销售比例 1,600,000.00元：净额', of: 'I-001.L12' }],
    },
    {
      ...{ report: 'TAX', key: 'T-1', times: 2, name: '近12个月纳税' },
      ...{ base: 900_000, value: 1_800_000, of: 'T-1' },
    },
    { report: 'TAX', reportNo: 'TAX2', key: 'T-2', times: 1, name: 'T-2', base: null, value: null },
  ],
} as const

it('each part of the score and each leg of the limit names its report and its figure; the rest is set by card or policy', () => {
  expect(scoreText(SCORED as never, zh)).toBe(
    '评分卡起点362分（评分卡设定，与企业无关）；近36个月经营月数（36个月及以上）得90分，最高90分（发票报告 INV1）',
  )
  expect(limitText(LIMIT as never, zh).split('；')).toEqual([
    '发票报告的建议额度1,600,000.00元 × 0.5（策略设定）= 800,000.00元（发票报告 INV1',
    '销售比例 1,600,000.00元：净额（I-001.L12））',
    '近12个月纳税900,000.00元 × 2（策略设定）= 1,800,000.00元（税务报告 按入库数据重算 T-1）',
    'T-2未知（税务报告 TAX2）',
    '取其中最小的一项（策略设定）',
    '按信用等级取30.00%（策略设定）',
    '上限50万元（策略设定）',
  ])
})

it('in the words of who reads English', () => {
  expect(scoreText(SCORED as never, fileEnglish)).not.toMatch(/[\u4e00-\u9fff]/)
  const [, , ...set] = limitText(LIMIT as never, fileEnglish).split('; ')
  expect(set.slice(1)).toEqual([
    expect.stringMatching(/^T-2 is not known \(.+ TAX2\)$/),
    'the least of these counts (set by the policy)',
    '30.00% of it by the credit grade (set by the policy)',
    'at most 500,000 yuan (set by the policy)',
  ])
})

it('all reports are named, also of who passes; one that was reckoned has no number', () => {
  const asOf = '2026-09-30'
  const reports = [
    { kind: 'INVOICE', reportNo: 'INV1', asOf },
    { kind: 'TAX', reportNo: null, asOf },
  ] as const
  expect(reportsText([...reports], zh)).toBe('INV1、税务报告（按入库数据重算）')
  expect(reportsText(null, zh)).toBe('')
})

it.each([
  [
    '建议拒绝：评级CC，低于可给予额度的最低等级B；风险高（已判断31/40条），不给出参考额度。',
    'Reject: Grade CC is below B, the lowest that can have a limit; high risk (31 of 40 rules judged), no limit is suggested.',
  ],
  [
    '规则R-029“进销倒挂”命中（高）：近12个月进项为销项的179.90%，超过150%预警线，建议核实未开票收入与库存。',
    'Rule R-029 "Purchases above sales" is hit (high): Purchases of the last 12 months are 179.90% of sales, past the line of 150%: check unbilled revenue and stock.',
  ],
  ['规则40条，可判断31条', '31 of 40 rules could be judged'],
  ['第1行人工复核：', 'Line 1, Review: '],
])('%s in English', (zh, en) => expect(fileEnglish(zh)).toBe(en))

it('sentences of a report stand among others without their stops', () => {
  const found = {
    condition: { about: 'DECISION', report: 'INVOICE', is: 'IS', value: 'REJECT' },
    ...{ holds: true, name: '', value: 'REJECT', detail: '风险等级为高，不给出参考额度。' },
    because: [{ text: '评级B，须人工复核。' }, { text: '风险等级为高。', of: 'G-RISK-HIGH' }],
  }
  const lines = [{ nth: 1, verdict: 'REJECT', holds: true, conditions: [found] }]
  expect(reasons(lines as never, zh)).toBe(
    '第1行拒绝：准入结论为建议拒绝（风险等级为高，不给出参考额度；评级B，须人工复核）',
  )
})

it('a verdict is read in English, part by part: without memory its parts were asked for without end', () => {
  expect(
    fileEnglish(
      '建议拒绝：风险等级为高，命中深夜开票、有销无进、进销品名不符、进销金额高度一致、经营支出缺失；评级B，风险高（已判断29/40条），不给出参考额度。',
    ),
  ).toBe(
    'Reject: Risk is high, rules hit: Invoices at night, Sold but never bought, Goods bought and sold differ, Purchases and sales nearly equal, Running costs missing; grade B, high risk (29 of 40 rules judged), no limit is suggested.',
  )
  // Of one that nobody can say, too: it stays as it was written.
  const strange =
    '评级B，风险高（已判断29/40条），不给出参考额度，另有一句谁也没有词的话、某某某、某某某。'
  expect(fileEnglish(strange)).toBe(strange)
})
