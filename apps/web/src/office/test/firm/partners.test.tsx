// @vitest-environment happy-dom
/** 往来企业核查: who stands there and how, who may look up, what is ordered, and what is said where nothing can be. */
import { screen } from '@testing-library/react'
import { firm } from '@xinjian/contract/nouns/firm'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buttons, leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { be, dialogs, newDesk, notes, open, pressIn, TAX_NO } from '../desk.tsx'

const partner = (n: number, over: object = {}) => ({
  ...{
    taxNo: `91420100MA0000000${n}`,
    name: `示例往来${n}有限公司`,
    amount: 1_234_567.5,
    share: 0.16,
  },
  ...{ standing: null, disputed: false, named: null, toldOn: null },
  ...over,
})
const told = (standing: string, over: object = {}) => ({
  ...{ standing, named: true, toldOn: '2026-11-20' },
  ...over,
})
const PARTNERS = {
  enterpriseName: '示例科技',
  months: ['2025-11', '2026-10'],
  looked: 0.4,
  least: 0.75,
  rows: [
    partner(1, told('CLEAN')),
    partner(2, told('DISHONEST', { named: false, disputed: true })),
    partner(3, told('INCOMPLETE')),
    partner(4),
    partner(5),
  ],
}
const ASK = '查询往来企业的公示信息'
const show = async (address = `/queryCenter/partners?taxId=${TAX_NO}`) =>
  open(address, (await import('../../firm/pages/Partners.tsx')).Component)

beforeEach(() => {
  newDesk()
  answer(firm.firmPartners, ok(PARTNERS))
})
afterEach(leaveForGood)

it('each stands with its amount, how it stands and since when; who was not looked up is not called clean', async () => {
  await show()
  expect(sent(firm.firmPartners)).toEqual([{ taxId: TAX_NO, side: 'OUT' }])
  for (const words of [
    '往来企业核查 · 示例科技',
    '2025-11 至 2026-10，按金额，公示状态已查明的占 40.00%。达到 75% 后，未发现异常才作为结论。',
    '1,234,567.50',
    '失信被执行人',
    '登记名称不符',
    '部分未查得',
    '2026-11-20',
  ])
    expect(text()).toContain(words)
  expect(text().match(/异议处理中/g)).toHaveLength(1)
  expect(text().match(/未见异常/g)).toHaveLength(1)
  expect(screen.getAllByText('未查询')).toHaveLength(2)
  // The two that were not looked up, and the one of which not all was told.
  expect(buttons().filter((name) => name === '查询')).toHaveLength(3)
})

it('the largest that were not looked up are ordered one by one, after asking', async () => {
  answer(report.justiceQuery, ok({}))
  await show()
  await press('查询最大的 2 家')
  expect(dialogs()).toContain(ASK)
  expect(sent(report.justiceQuery)).toEqual([])
  await pressIn(ASK, '查询')
  await settle()
  expect(sent(report.justiceQuery)).toEqual(
    [4, 5].map((n) => ({
      ...{ keyword: `91420100MA0000000${n}`, reportType: 'JUSTICE_ENT', refresh: false },
    })),
  )
  expect(notes().join()).toContain('已提交 2 家')
})

it('a refusal ends it, and says of whom and why', async () => {
  answer(report.justiceQuery, no(402, '余额不足'))
  await show()
  await press('查询最大的 2 家')
  await pressIn(ASK, '查询')
  await settle()
  expect(sent(report.justiceQuery)).toHaveLength(1)
  expect(notes().join()).toContain('示例往来4有限公司：余额不足')
})

it('nothing is ordered by whoever leaves the question', async () => {
  await show()
  await press('查询最大的 2 家')
  await pressIn(ASK, '取消')
  expect(sent(report.justiceQuery)).toEqual([])
})

it('whoever may order no report sees no way to', async () => {
  be('ROLE_DEMO')
  await show()
  expect(text()).toContain('失信被执行人')
  expect(buttons().filter((name) => name.startsWith('查询'))).toEqual([])
})

it('no invoices of a side say so, and of how much was looked up nothing', async () => {
  answer(firm.firmPartners, ok({ ...PARTNERS, looked: 0, rows: [] }))
  await show()
  expect(text()).toContain('近12个月没有这一方向的发票，或发票上没有对方税号。')
  expect(text()).not.toContain('公示状态已查明')
})

it('without an enterprise the page asks nothing and says the way', async () => {
  await show('/queryCenter/partners')
  expect(sent(firm.firmPartners)).toEqual([])
  expect(text()).toContain('请从一份报告的企业结论处进入')
})

it('what fails says why, and is asked for again', async () => {
  answer(firm.firmPartners, no(500, '系统数据异常'), ok(PARTNERS))
  await show()
  expect(text()).toContain('系统数据异常')
  await press('重试')
  await settle()
  expect(text()).toContain('失信被执行人')
})
