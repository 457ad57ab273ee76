// @vitest-environment happy-dom
/** 事项处理 of an enterprise: what is told, who may do what, and what is asked of the server. */
import { screen } from '@testing-library/react'
import { dashboard } from '@xinjian/contract/nouns/dashboard'
import { firm } from '@xinjian/contract/nouns/firm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, press, settle, text, type } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { be, choose, newDesk, notes, open, paged, pressIn, TAX_NO } from '../desk.tsx'

const VERDICT = {
  taxNo: TAX_NO,
  enterpriseName: '示例科技',
  level: 'REVIEW',
  text: '人工复核：近12个月逾期申报3次（税务报告）；另有1项事项待处理。',
  asOf: '2026-10-31',
  at: '2026-11-21T02:00:00Z',
  waiting: 1,
  rests: [
    {
      ...{ reportNo: 'TAX202611210000000001', kind: 'TAX', asOf: '2026-10-31' },
      ...{ level: 'REVIEW', current: true },
    },
  ],
  contradictions: [],
  matters: [
    {
      ...{ id: 'R-005', level: 'REVIEW', text: '近12个月逾期申报3次。', state: null },
      ...{ reports: ['TAX202611210000000001'], answerable: true },
    },
    {
      ...{ id: 'R-020', level: 'REVIEW', text: '近12个月红字发票占比12%。', state: 'ASKED' },
      ...{ reports: ['INV202611210000000001'], answerable: true },
    },
    {
      ...{ id: 'G-COVERAGE-OUT', level: 'UNRATABLE', text: '销项发票缺4个月。', state: null },
      ...{ reports: ['INV202611210000000001'], answerable: false },
    },
  ],
  answered: ['R-001'],
}
const row = (over: object) => ({
  ...{ id: 1, matter: 'R-020', level: 'REVIEW', text: '近12个月红字发票占比12%。' },
  ...{ answer: 'EXPLAINED', status: 'ASKED', holds: true, reason: '已核对红字信息表与退货单' },
  ...{ until: '2026-12-31', askedBy: 'staff', decidedBy: null, own: false },
  createdAt: '2026-11-21T02:00:00Z',
  ...over,
})
const EXPLAINED = row({
  ...{ id: 2, matter: 'R-001', text: '当前欠税12,000.00元。', status: 'IN_FORCE' },
  decidedBy: 'demo',
})
const EVENT = {
  ...{ id: 1, at: '2026-11-21T02:00:00Z', who: 'staff', matter: 'R-020', text: '' },
  ...{ action: '申请排除，至2026-12-31', note: '已核对红字信息表与退货单' },
}
const show = async (address = `/riskControl/matters?taxId=${TAX_NO}`) =>
  open(address, (await import('../../firm/pages/Matters.tsx')).Component)

beforeEach(() => {
  newDesk()
  answer(firm.firmVerdict, ok(VERDICT))
  answer(firm.matterAnswers, ok([row({}), EXPLAINED]))
  answer(firm.matterHistory, ok(paged([EVENT])))
})
afterEach(leaveForGood)

describe('the matters of an enterprise', () => {
  it('stand with the verdict, the reports that tell them, what was answered and by whom', async () => {
    await show()
    expect(sent(firm.firmVerdict)).toEqual([{ taxId: TAX_NO }])
    for (const words of [
      '事项处理 · 示例科技',
      '近12个月逾期申报3次。',
      '排除待复核',
      'staff：已核对红字信息表与退货单',
      '有效期至 2026-12-31 · 复核：demo',
      '补充数据后重新生成报告，不能由人工处理',
      '申请排除，至2026-12-31',
    ])
      expect(text()).toContain(words)
    const told = screen.getAllByRole('link', { name: '税务报告' }).at(-1)
    expect(told?.getAttribute('href')).toContain('reportNo=TAX202611210000000001')
    expect(buttons().filter((name) => name === '处理')).toHaveLength(1)
  })

  it('one is answered by choice, reason and last day', async () => {
    answer(firm.matterAnswer, ok(row({ id: 3 })))
    await show()
    await press('处理')
    await choose(/处理方式/, 'EXPLAINED')
    await type(/理由/, '已核对完税凭证与申报记录')
    await type(/有效期至/, '2026-12-31')
    await pressIn('处理事项 R-005', '处理')
    expect(sent(firm.matterAnswer)).toEqual([
      {
        ...{ taxId: TAX_NO, matter: 'R-005', answer: 'EXPLAINED' },
        ...{ reason: '已核对完税凭证与申报记录', until: '2026-12-31' },
      },
    ])
    expect(notes()).toContain('已提交，待另一位同事复核')
    expect(sent(firm.firmVerdict).length).toBe(2)
  })

  it('too short a reason is told before anything is sent', async () => {
    await show()
    await press('处理')
    await choose(/处理方式/, 'CONFIRMED')
    await type(/理由/, '属实')
    await type(/有效期至/, '2026-12-31')
    await pressIn('处理事项 R-005', '处理')
    expect(sent(firm.matterAnswer)).toEqual([])
    expect(text()).toContain('请用文字写明，至少8个字')
  })

  it('what another asks for is agreed to, with an opinion', async () => {
    answer(firm.matterDecide, ok(row({ status: 'IN_FORCE' })))
    await show()
    await press('同意')
    await type(/复核意见/, '已看过凭证')
    await pressIn('复核：排除事项 R-020', '同意')
    expect(sent(firm.matterDecide)).toEqual([{ id: 1, approve: true, note: '已看过凭证' }])
  })

  it('one’s own waits for somebody else, and can be taken back', async () => {
    answer(firm.matterAnswers, ok([row({ own: true })]))
    await show()
    expect(text()).toContain('待他人复核')
    expect(buttons()).not.toContain('同意')
    expect(buttons()).toContain('撤回')
  })

  it('a child customer sees the matters and nothing of what was decided', async () => {
    be('ROLE_RYC_CHILD')
    await show()
    expect(text()).toContain('近12个月逾期申报3次。')
    expect(buttons().filter((name) => ['处理', '同意', '撤回'].includes(name))).toEqual([])
    expect(sent(firm.matterAnswers)).toEqual([])
    expect(text()).not.toContain('处理记录')
  })

  it('nothing to be done says so', async () => {
    answer(firm.firmVerdict, ok({ ...VERDICT, matters: [], answered: [] }))
    await show()
    expect(text()).toContain('没有须处理的事项')
  })

  it('what fails says why, and is asked for again', async () => {
    answer(firm.firmVerdict, no(500, '系统数据异常'), ok(VERDICT))
    await show()
    expect(text()).toContain('系统数据异常')
    await press('重试')
    await settle()
    expect(text()).toContain('近12个月逾期申报3次。')
  })
})

describe('without an enterprise', () => {
  const WAITS = {
    ...{ key: '7', enterpriseName: '示例科技', taxNo: TAX_NO, what: '断票、顶额开票' },
    ...{ count: 2, month: null, at: '2026-11-21T02:00:00Z' },
  }

  it('those that wait are listed, each leading to its matters', async () => {
    answer(dashboard.dashboardTodo, ok(paged([WAITS])))
    await show('/riskControl/matters')
    expect(sent(dashboard.dashboardTodo)).toEqual([{ kind: 'RED_FLAG', page: 1, size: 5 }])
    expect(text()).toContain('断票、顶额开票')
    expect(screen.getByRole('link', { name: '去处理' }).getAttribute('href')).toBe(
      `/riskControl/matters?taxId=${TAX_NO}`,
    )
    expect(sent(firm.firmVerdict)).toEqual([])
  })

  it('none that waits is said, and so is what went wrong', async () => {
    answer(dashboard.dashboardTodo, no(1001, '系统数据异常'), ok(paged([])))
    await show('/riskControl/matters')
    expect(text()).toContain('系统数据异常')
    await press('重试')
    await settle()
    expect(text()).toContain('没有待处理的企业')
  })
})
