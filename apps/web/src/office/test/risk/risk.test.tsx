// @vitest-environment happy-dom
/** Pages of risk control: an order and why each enterprise came out so, another outcome by two people, policies as tables. */
import { fireEvent, screen, within } from '@testing-library/react'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { riskPolicy } from '@xinjian/contract/nouns/rules/riskPolicy'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  leaveForGood,
  pass,
  press,
  settle,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as RiskOrderDetail } from '../../riskControl/pages/RiskOrderDetail.tsx'
import { Component as RiskOrders } from '../../riskControl/pages/RiskOrders.tsx'
import { Component as RiskPolicies } from '../../riskControl/pages/RiskPolicies.tsx'
import { Component as RiskPolicy } from '../../riskControl/pages/RiskPolicy.tsx'
import { Component as RiskReport } from '../../riskControl/pages/RiskReport.tsx'
import { newDesk, open, paged, pressIn } from '../desk.tsx'
import { detail, HIT, NO, order, policyRow, subject, TABLE, UNJUDGED, WORDS } from './fixtures.ts'

beforeEach(() => {
  newDesk()
  answer(riskPolicy.riskPolicyList, ok(paged([policyRow()])))
})
afterEach(leaveForGood)

describe('an order', () => {
  it('tells the reason of each enterprise, and a missing report where that is the reason', async () => {
    answer(riskOrder.riskOrderDetail, detail(order(), [subject(), UNJUDGED]))
    await open(`/riskControl/orderDetail?no=${NO}`, RiskOrderDetail)
    expect(text()).toContain('共 3 家，已判断 3 家，有误的行 1')
    expect(text()).toContain('规则R-038“客户过度集中”命中')
    expect(text()).toContain('发票报告：数据已过期')
    expect(screen.queryByLabelText('只看两版结论不同的')).toBeNull()
  })

  it('tells how many took their consent back, and counts them in no outcome', async () => {
    const told = order({ pass: 0, reject: 0, unjudged: 1, sealed: 2 })
    answer(riskOrder.riskOrderDetail, detail(told, [subject()]))
    await open(`/riskControl/orderDetail?no=${NO}`, RiskOrderDetail)
    expect(text()).toContain('另有 2 家已撤销授权，结论已封存，不计入以上各项。')
  })

  it('is followed while it runs, and paused', async () => {
    const running = order({ status: 'RUNNING', progress: 40, done: 1 })
    answer(riskOrder.riskOrderDetail, detail(running, []), detail(order(), [subject()]))
    answer(riskOrder.riskOrderPause, no(409, '这个订单不在处理中'))
    await open(`/riskControl/orderDetail?no=${NO}`, RiskOrderDetail)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    await press('暂停')
    expect(sent(riskOrder.riskOrderPause)).toEqual([{ no: NO }])
    expect(text()).toContain('这个订单不在处理中')
    await pass(1_500)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(text()).toContain('天津示例金源商贸有限公司')
  })

  it('of a trial shows both versions side by side', async () => {
    const trial = order({ purpose: 'TRIAL', fileName: null, againstCode: 1, againstVersion: 1 })
    const cells = [{ against: 'REVIEW', outcome: 'PASS', n: 4 }]
    answer(riskOrder.riskOrderDetail, detail(trial, [subject({ against: 'PASS' })], cells))
    await open(`/riskControl/orderDetail?no=${NO}`, RiskOrderDetail)
    expect(text()).toContain('小微企业准入 第 2 版 对 小微企业准入 第 1 版')
    expect(screen.getByRole('row', { name: '人工复核 4 0 0 0' })).toBeTruthy()
    expect(screen.getByLabelText('只看两版结论不同的')).toBeTruthy()
  })
})

describe('one enterprise of an order', () => {
  const judged = (more: object = {}) =>
    ok({
      order: order(),
      row: subject(),
      reports: [{ kind: 'INVOICE', reportNo: HIT.reportNo, asOf: '2026-11-27' }],
      judgement: {
        outcome: 'REJECT',
        lines: [{ nth: 1, verdict: 'REJECT', holds: true, conditions: [HIT] }],
        cleared: [],
        missing: [],
        score: 560,
        grade: 'B',
        limit: { amount: null, take: 'MIN', legs: [] },
      },
      against: null,
      overrides: [],
      table: TABLE,
      ...more,
    })

  it('opens the figure of its report that each reason stands on', async () => {
    answer(riskOrder.riskSubject, judged())
    await open(`/riskControl/orderDetail?no=${NO}&line=1`, RiskOrderDetail)
    // A page of the list would be a look at everybody who stands on it.
    expect(sent(riskOrder.riskOrderDetail)).toEqual([])
    const link = screen.getByRole('link', { name: '查看依据' })
    expect(link.getAttribute('href')).toBe(
      '/queryCenter/invoiceReportDetail?taxId=91120099MAQE892672&reportNo=INV202611270000000267&of=R-038&reportType=INVOICE',
    )
    expect(text()).toContain('第一大客户占81.00%。')
    expect(text()).toContain('额度无法计算：有一项基数或等级未知')
  })

  it('follows a verdict of the report to its reasons, each told once, and a pass to the lines that do not hold', async () => {
    const decision = {
      condition: { about: 'DECISION', report: 'INVOICE', is: 'IS', value: 'REJECT' },
      ...{ holds: false, name: '', value: 'REVIEW', detail: '人工复核：欠税无法判断。' },
      reportNo: HIT.reportNo,
      because: [
        { text: '欠税无法判断。' },
        { text: '命中红线：红冲率偏高。', of: 'reason:G-RED-LINE' },
      ],
    }
    const cleared = [{ nth: 1, verdict: 'REJECT', holds: false, conditions: [decision] }]
    const passed = { outcome: 'PASS', lines: [], cleared, missing: [], score: null, grade: null }
    answer(
      riskOrder.riskSubject,
      judged({ judgement: passed }),
      judged({ judgement: { ...passed, cleared: null } }),
    )
    await open(`/riskControl/orderDetail?no=${NO}&line=1`, RiskOrderDetail)
    expect(screen.getByText('不成立的策略行（1）').closest('details')?.open).toBe(true)
    expect(text()).toContain('准入结论为建议拒绝')
    expect(text()).toContain('实际为人工复核')
    expect(text().match(/欠税无法判断。/g)).toHaveLength(1)
    const reasons = within(screen.getByRole('list', { name: '报告给出的理由' }))
    expect(reasons.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '欠税无法判断。',
      '命中红线：红冲率偏高。 · 查看依据',
    ])
    expect(reasons.getByRole('link').getAttribute('href')).toContain('of=reason%3AG-RED-LINE')
    // A verdict has no row of its own: its report is opened.
    expect(screen.getByRole('link', { name: '查看报告' }).getAttribute('href')).not.toContain('of=')

    await open(`/riskControl/orderDetail?no=${NO}&line=1`, RiskOrderDetail)
    expect(text()).toContain('依据的报告没有保留或已不能读取')
  })

  it('opens each part of the score and each leg of the limit to its rows, and says what the policy sets', async () => {
    const { reportNo } = HIT
    answer(
      riskOrder.riskSubject,
      judged({
        judgement: {
          ...{ outcome: 'PASS', lines: [], cleared: [], missing: [], score: 560, grade: 'B' },
          scored: {
            ...{ report: 'INVOICE', reportNo },
            parts: [
              { text: '评分卡起点362分（评分卡设定，与企业无关）' },
              { text: '经营月数（36个月及以上）得90分，最高90分', of: 'score:businessMonths36' },
            ],
          },
          limit: {
            ...{ amount: 240_000, take: 'MIN', capWan: 50, share: 0.3 },
            legs: [
              {
                ...{ report: 'INVOICE', reportNo, times: 0.5, name: '' },
                ...{ base: 1_600_000, value: 800_000 },
                because: [
                  { text: '销售比例 1,600,000.00元：净额 × 0.08', of: 'I-001.L12' },
                  { text: '产品上限未知：机构产品规定；未设则不限' },
                ],
              },
              {
                ...{ report: 'TAX', reportNo: 'TAX202611270000000268', key: 'T-1', times: 2 },
                ...{ name: '近12个月纳税', base: 900_000, value: 1_800_000, of: 'T-1' },
              },
              {
                ...{ report: 'TAX', reportNo: 'TAX202611270000000268', key: 'T-2', times: 1 },
                ...{ name: '注册资本', base: null, value: null },
              },
            ],
          },
        },
      }),
    )
    await open(`/riskControl/orderDetail?no=${NO}&line=1`, RiskOrderDetail)
    const score = within(screen.getByRole('list', { name: '评分的构成' }))
    expect(score.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '评分卡起点362分（评分卡设定，与企业无关）',
      '经营月数（36个月及以上）得90分，最高90分 · 查看依据',
    ])
    expect(score.getByRole('link').getAttribute('href')).toContain('of=score%3AbusinessMonths36')
    const limit = within(screen.getByRole('list', { name: '额度构成' }))
    expect(
      limit.getAllByRole('link').map((one) => one.getAttribute('href')!.split('&')[2]),
    ).toEqual([
      // The suggestion has no rows of its own, its legs have; a figure without any leads to its report alone.
      'reportType=INVOICE',
      'of=I-001.L12',
      'of=T-1',
      'reportType=TAX',
    ])
    expect(text()).toContain('1,600,000 元 × 0.5（策略设定）= 800,000 元')
    expect(text()).toContain('报告没有为这一数字列出明细')
    expect(text()).toContain('由策略设定：取各项中最小的一项按信用等级取 30%上限 500,000 元')
  })

  it('is proposed another outcome with a reason, and decided by another person alone', async () => {
    const asked = {
      id: 7,
      state: 'ASKED',
      from: 'REJECT',
      to: 'REVIEW',
      reason: '已核实大客户为集团内公司',
      askedBy: 'staff',
      askedAt: '2026-11-20T02:00:00Z',
      decidedBy: null,
      decidedAt: null,
      answer: null,
      own: false,
    }
    answer(riskOrder.riskSubject, judged(), judged({ overrides: [{ ...asked, own: true }] }))
    answer(riskOrder.riskOverrideAsk, ok(asked))
    await open(`/riskControl/orderDetail?no=${NO}&line=1`, RiskOrderDetail)
    await press('提议改判')
    fireEvent.change(screen.getByLabelText(/改判为/), { target: { value: 'REVIEW' } })
    await type(/理由/, asked.reason)
    await pressIn('提议改判', '提议改判')
    expect(sent(riskOrder.riskOverrideAsk)).toEqual([
      { no: NO, line: 1, to: 'REVIEW', reason: asked.reason },
    ])
    await settle()
    expect(text()).toContain('须由另一位同事决定')
    expect(screen.queryByRole('button', { name: '同意改判' })).toBeNull()

    answer(riskOrder.riskSubject, judged({ overrides: [asked] }))
    answer(riskOrder.riskOverrideDecide, ok({ ...asked, state: 'AGREED' }))
    await open(`/riskControl/orderDetail?no=${NO}&line=1`, RiskOrderDetail)
    await press('同意改判')
    await type(/意见/, '同意，材料齐全')
    await pressIn('决定改判', '同意改判')
    expect(sent(riskOrder.riskOverrideDecide)).toEqual([
      { id: 7, approve: true, answer: '同意，材料齐全' },
    ])
  })
})

describe('orders', () => {
  it('begin with a policy: without one in force the way to one is shown', async () => {
    answer(riskPolicy.riskPolicyList, ok(paged([])))
    answer(riskOrder.riskOrderQuery, ok(paged([])))
    await open('/riskControl/order', RiskOrders)
    expect(text()).toContain('还没有启用的策略')
    expect(screen.queryByRole('button', { name: '上传名单' })).toBeNull()
    expect(screen.getByRole('link', { name: '准入策略' }).getAttribute('href')).toBe(
      '/riskControl/policies',
    )
  })

  it('of one enterprise are judged by the policy that was chosen', async () => {
    answer(riskOrder.riskOrderStart, ok(order({ purpose: 'SINGLE', total: 1 })))
    answer(riskOrder.riskOrderDetail, detail(order({ purpose: 'SINGLE', status: 'QUEUED' }), []))
    await open('/riskControl/report?taxId=91120099MAQE892672', RiskReport)
    await press('开始判断')
    expect(sent(riskOrder.riskOrderStart)).toEqual([
      { policy: 1, source: 'HELD', taxId: '91120099MAQE892672' },
    ])
    expect(address()).toContain(`no=${NO}`)
    expect(text()).toContain('正在判断')
  })
})

describe('policies', () => {
  it('begin as a published sample that says what of it nobody tells', async () => {
    answer(riskPolicy.riskVocabulary, ok(WORDS))
    await open('/riskControl/policies', RiskPolicies)
    expect(text()).toContain('注册满两年')
    expect(screen.getByRole('link', { name: '以此为底' }).getAttribute('href')).toBe(
      '/riskControl/policy?sample=STANDARD',
    )
  })

  it('are read as sentences once they are submitted', async () => {
    answer(riskPolicy.riskVocabulary, ok(WORDS))
    answer(riskPolicy.riskPolicyDetail, ok({ row: policyRow(), table: TABLE }))
    await open('/riskControl/policy?code=1&version=2', RiskPolicy)
    expect(text()).toContain('如果 规则R-038“客户过度集中”命中')
    expect(screen.queryByRole('button', { name: '保存草稿' })).toBeNull()
  })

  it('are edited line by line, and a line that is not whole is not sent', async () => {
    answer(riskPolicy.riskVocabulary, ok(WORDS))
    answer(riskPolicy.riskPolicySave, ok(policyRow({ status: 'DRAFT', own: true })))
    await open('/riskControl/policy?sample=STANDARD', RiskPolicy)
    await type(/本版说明/, '首版')
    await press('添加一行')
    await press('保存草稿')
    expect(text()).toContain('第 2 行未填完整')
    expect(sent(riskPolicy.riskPolicySave)).toEqual([])
    await press('删除第 2 行')
    await press('保存草稿')
    expect(sent(riskPolicy.riskPolicySave)).toEqual([
      { name: '信鉴标准准入（发票）', note: '首版', table: TABLE },
    ])
  })
})
