// @vitest-environment happy-dom
/** One editor for an institution's rules and for the platform's table; what differs is whose they are. */
import { fireEvent, screen, within } from '@testing-library/react'
import { backtest } from '@xinjian/contract/nouns/rules/backtest'
import { rulebook } from '@xinjian/contract/nouns/rules/rulebook'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveForGood, press, settle, text } from '../../test-support/page.tsx'
import { answer, ok, sent } from '../../test-support/server.ts'
import { Component as Backtest } from '../rulebook/pages/Backtest.tsx'
import { Component as PlatformRules } from '../rulebook/pages/PlatformRules.tsx'
import { Component as PlatformRuleVersion } from '../rulebook/pages/PlatformRuleVersion.tsx'
import { Component as PlatformTrial } from '../rulebook/pages/PlatformTrial.tsx'
import { Component as RuleVersion } from '../rulebook/pages/RuleVersion.tsx'
import { newDesk, open, paged, pressIn } from './desk.tsx'

const rule = {
  id: 'R-038',
  name: '客户过度集中',
  level: 'MEDIUM',
  redLine: false,
  source: 'domain §4 R-038',
  template: '',
  threshold: '第一大客户占比>70%',
  version: '1',
  kinds: ['INVOICE', 'TAX_RISK'],
  platformOff: '数据源停用',
  limits: [
    {
      name: 'top1',
      default: 0.7,
      words: { zh: '第一大客户占比', en: 'First customer' },
      unit: 'ratio',
      min: 0,
      max: 1,
      whole: false,
      milder: 1,
    },
  ],
}
const row = (more: object = {}) => ({
  version: 3,
  status: 'DRAFT',
  note: '从严',
  changed: 1,
  off: 0,
  author: 'admin',
  decidedBy: null,
  decision: null,
  updatedAt: '2026-10-08T02:00:00Z',
  forcedAt: null,
  own: true,
  ...more,
})
const region = () => within(screen.getByRole('region', { name: /^R-038/ }))

describe('an institution', () => {
  beforeEach(() => newDesk())
  afterEach(leaveForGood)
  it('sees in which reports a rule stands, and keeps on what the platform switched off', async () => {
    answer(rulebook.rulebookCatalogue, ok({ platform: 2, rules: [rule] }))
    answer(
      rulebook.rulebookDetail,
      ok({ row: row(), limits: { 'R-038': { top1: 0.5 } }, off: {}, on: [] }),
    )
    answer(rulebook.rulebookSave, ok(row()))
    await open('/riskControl/ruleVersion?version=3', RuleVersion)
    expect(text()).toContain('适用报告：发票报告、税务风险报告')
    fireEvent.click(region().getByLabelText('本机构仍判断（平台已停用：数据源停用）'))
    await press('保存草稿')
    await settle()
    expect(sent(rulebook.rulebookSave)).toEqual([
      { version: 3, note: '从严', limits: { 'R-038': { top1: 0.5 } }, off: {}, on: ['R-038'] },
    ])
  })
})

describe('operators', () => {
  beforeEach(() => newDesk('ROLE_OPERATOR'))
  afterEach(leaveForGood)
  it('find the versions of the platform, and begin another', async () => {
    answer(rulebook.platformBookList, ok(paged([row({ status: 'IN_FORCE' })])))
    await open('/operateManage/rules', PlatformRules)
    expect(text()).toContain('平台默认规则')
    expect(text()).toContain('第 3 版')
    expect(screen.getByRole('link', { name: '新建版本' }).getAttribute('href')).toBe(
      '/operateManage/ruleVersion',
    )
  })

  it('try a version on all institutions, of none of which they can ask', async () => {
    answer(rulebook.platformCatalogue, ok({ platform: 0, rules: [{ ...rule, platformOff: null }] }))
    answer(rulebook.platformBookDetail, ok({ row: row(), limits: {}, off: {} }))
    answer(backtest.platformTrialStart, ok({ no: 'PT2026010100000001' }))
    await open('/operateManage/ruleVersion?version=3', PlatformRuleVersion)
    expect(region().queryByText(/本机构仍判断/)).toBeNull()
    await press('试算与回测')
    expect(screen.queryByLabelText('只算一家（税号）')).toBeNull()
    await pressIn('试算与回测', '开始计算')
    expect(sent(backtest.platformTrialStart)).toEqual([{ reportType: 'INVOICE', version: 3 }])
    expect(location.pathname + location.search).toBe(
      '/operateManage/ruleTrial?no=PT2026010100000001',
    )
  })

  it.each([
    ['/operateManage/ruleTrial', PlatformTrial, '/operateManage/ruleTrials'],
    ['/riskControl/backtest', Backtest, '/riskControl/backtests'],
  ])('are led from %s without a number to the list of all', async (at, Page, list) => {
    await open(at, Page)
    expect(location.pathname).toBe(list)
  })

  it('are told the sums of a trial, and what is not in them', async () => {
    answer(
      backtest.platformTrialDetail,
      ok({
        row: {
          no: 'PT2026010100000001',
          reportType: 'TAX_RISK',
          version: 3,
          against: 0,
          through: null,
          companies: 4,
          done: 4,
          failed: 1,
          createdBy: 'admin',
          createdAt: '2026-10-08T02:00:00Z',
        },
        total: 9,
        judged: 7,
        flipped: 2,
        noData: 2,
        noConsent: 0,
        failed: 0,
        decisions: [],
        rules: [{ rule: 'R-038', name: '客户过度集中', newHits: 2, goneHits: 0, other: 0 }],
      }),
    )
    await open('/operateManage/ruleTrial?no=PT2026010100000001', PlatformTrial)
    for (const words of [
      '税务风险报告 · 引擎默认 → 第 3 版 · 最新数据',
      'R-038 客户过度集中',
      '1 家机构未能算完',
    ])
      expect(text()).toContain(words)
    expect(text()).not.toContain('正在计算')
  })
})
