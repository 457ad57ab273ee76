// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alerts, buttons, leaveForGood, press, rows, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, failureOf, newPhone, taskIn, visit, welcome } from './phone.tsx'

type Item = CollectTask['datasets'][number]
const item = (name: string, state: Item['state'], rows = 0): Item => ({
  dataset: name === '社保' ? 'SOCIAL_INSURANCE' : name === '发票' ? 'INVOICE_OUT' : 'VAT_RETURN',
  name,
  state,
  rows,
  mandatory: true,
})
const datasets = [item('申报', 'DONE', 36), item('发票', 'DONE', 1_200), item('社保', 'FAILED')]
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

beforeEach(newPhone)
afterEach(leaveForGood)

describe('all collected', () => {
  it('is told with the facts one keeps', async () => {
    answer(collect.getAuthInfoWithToken, ok({ contractNo: 'SQ-1', scopes: [], grantees: [] }))
    await visit(
      'taskSuccess',
      taskIn('SUCCESS', { datasets, area: { code: '4403', name: '深圳' } }),
    )
    expect(text()).toContain('数据已安全送达，示例银行可以据此为您出具企业信用报告。')
    expect(facts()).toEqual({
      授权企业: '示例科技有限公司',
      主管税务机关: '深圳',
      采集数据: '2 类 · 共 1,236 条',
      授权书编号: 'SQ-1',
      办理编号: 'F1',
    })
  })

  it('leaves out what is not known', async () => {
    await visit('taskSuccess', taskIn('SUCCESS'))
    expect(Object.keys(facts())).toEqual(['授权企业', '办理编号'])
  })

  it.each([
    ['完成', 'over'],
    ['查看采集到的数据', 'dataInfo'],
  ])('%s leads to %s', async (name, page) => {
    await visit('taskSuccess', taskIn('SUCCESS'))
    await press(name)
    expect(at()).toBe(page)
  })
})

describe('what is there is not all', () => {
  const partial = taskIn('PARTIAL', { datasets, failure: failureOf('TE-21', 'RETRY') })

  it('names what is missing, and goes on with it', async () => {
    answer(collect.restart, ok(taskIn('LOGIN', { version: 2 })))
    await visit('over', partial)
    expect(text()).toContain('采集基本完成')
    expect(rows()).toEqual(['社保未取到'])
    await press('继续采集')
    expect(sent(collect.restart)).toEqual([{ to: 'RETRY' }])
    expect(at()).toBe('loginEtax')
  })

  it('can be left at that', async () => {
    await visit('over', partial)
    await press('就此完成')
    expect(text()).toContain('采集已完成')
    expect(sent(collect.restart)).toEqual([])
  })

  it('a firm too young for more is offered nothing else', async () => {
    const young = failureOf('TE-16', 'END')
    await visit('over', taskIn('PARTIAL', { datasets: datasets.slice(0, 1), failure: young }))
    expect(buttons()).toContain('就此完成')
    expect(buttons()).not.toContain('办理其他企业')
    expect(text()).toContain('企业成立时间较短')
  })
})

describe('the end', () => {
  it('another enterprise begins with an empty form and a task of its own', async () => {
    localStorage.setItem(
      'collect.demo.drafts',
      JSON.stringify({ at: Date.now(), drafts: { entering: { name: '甲', taxNo: '1' } } }),
    )
    answer(
      collect.getChannelToken,
      welcome(taskIn('SUCCESS')),
      welcome(taskIn('CREATED', { taskId: 'T2', enterprise: null }), 't2'),
    )
    await visit('over')
    await press('办理其他企业')
    expect(sent(collect.getChannelToken)[1]).not.toHaveProperty('resume')
    expect(localStorage.getItem('collect.demo.drafts')).not.toContain('甲')
    expect(at()).toBe('index')
  })
})

describe('not completed', () => {
  it('says what happened in our words and theirs, and its first button is the way on', async () => {
    answer(collect.restart, ok(taskIn('LOGIN', { version: 2 })))
    const failure = failureOf('TE-20', 'LOGIN', { bureauMessage: '会话超时' })
    await visit('taskFailed', taskIn('FAILED', { failure }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('税局登录已超时')
    expect(text()).toContain('TE-20 的说明')
    expect(text()).toContain('税局原话会话超时')
    await press('重新登录')
    expect(sent(collect.restart)).toEqual([{ to: 'LOGIN' }])
    expect(at()).toBe('loginEtax')
  })

  it('of no known cause can be tried again', async () => {
    answer(collect.restart, ok(taskIn('LOGIN', { version: 2 })))
    await visit('taskFailed', taskIn('FAILED'))
    expect(text()).toContain('采集没有完成')
    await press('继续采集')
    expect(sent(collect.restart)).toEqual([{ to: 'RETRY' }])
  })
})

describe('a visit that has ended', () => {
  it.each([
    ['CANCELLED', 'EFFECTIVE', '您已放弃本次办理'],
    ['CANCELLED', 'NONE', '您没有签署授权，本次办理已结束，没有采集任何数据。'],
    ['EXPIRED', 'NONE', '超过30分钟未操作'],
  ] as const)('%s, consent %s: %s', async (state, said, words) => {
    await visit('fail', taskIn(state, { consents: { ENT_TAX: said, ENT_QUERY: said } }))
    expect(text()).toContain(words)
  })

  it('begins again with what was typed, under a task of its own', async () => {
    localStorage.setItem(
      'collect.demo.drafts',
      JSON.stringify({
        at: Date.now(),
        drafts: { entering: { name: '甲' }, license: { read: true, name: '乙' } },
      }),
    )
    answer(
      collect.getChannelToken,
      welcome(taskIn('EXPIRED')),
      welcome(taskIn('CREATED', { taskId: 'T2' }), 't2'),
    )
    await visit('fail')
    await press('重新办理')
    expect(localStorage.getItem('collect.demo.drafts')).toContain('甲')
    expect(localStorage.getItem('collect.demo.drafts')).not.toContain('乙')
    expect(at()).toBe('index')
  })
})

describe('what was collected', () => {
  const NOTHING = { rows: 0, from: null, to: null, highlights: [] }
  const summary = (over = {}) =>
    ok({
      enterprise: { name: '示例科技有限公司', taxNo: '91440399MAQ8Q5RN7G' },
      dataCutoff: '2026-11-21T03:30:00Z',
      contractNo: null,
      datasets: [
        {
          dataset: 'VAT_RETURN',
          name: '申报',
          state: 'DONE',
          rows: 1_234,
          from: '202310',
          to: '202609',
          highlights: ['按期 36 次', ''],
        },
        { ...NOTHING, dataset: 'TAX_ARREARS', name: '欠税', state: 'EMPTY' },
        { ...NOTHING, dataset: 'SHAREHOLDER', name: '股东', state: 'FAILED' },
        { ...NOTHING, dataset: 'INVOICE_IN', name: '进项', state: 'FAILED', rows: 80 },
        { ...NOTHING, dataset: 'SOCIAL_INSURANCE', name: '社保', state: 'SKIPPED' },
      ],
      ...over,
    })

  it('stands there by kind: rows, period, a few facts', async () => {
    answer(collect.getSummary, summary())
    await visit('dataInfo', taskIn('SUCCESS'))
    expect(text()).toContain('数据截至 11:30，只用于授权书列明的用途。')
    expect(text()).toContain('申报有 · 1,234 条2023-10 至 2026-09按期 36 次')
    expect(text()).toContain('欠税无股东未取到进项部分 · 80 条社保未采集')
  })

  it('did not come: said why, and asked for again', async () => {
    answer(collect.getSummary, no(500, '系统数据异常'), summary({ dataCutoff: null }))
    await visit('dataInfo', taskIn('COLLECTING'))
    expect(alerts()).toEqual(['系统数据异常'])
    await press('重试')
    expect(text()).toContain('只用于授权书列明的用途。')
    expect(text()).not.toContain('数据截至')
  })

  it('leads back to where the task stands', async () => {
    answer(collect.getSummary, summary())
    await visit('dataInfo', taskIn('COLLECTING'))
    await press('返回')
    expect(at()).toBe('collecting')
  })
})

describe('after a withdrawal', () => {
  const IN_FORCE = { ENT_TAX: 'EFFECTIVE', ENT_QUERY: 'EFFECTIVE' } as const
  const sealed = { ...IN_FORCE, ENT_TAX: 'REVOKED' } as const

  it.each([
    ['taskSuccess', 'SUCCESS'],
    ['over', 'SUCCESS'],
    ['over', 'PARTIAL'],
    ['dataInfo', 'SUCCESS'],
    ['taskFailed', 'FAILED'],
  ] as const)(
    '%s of a task in %s says that the data is sealed, and asks for none',
    async (page, state) => {
      await visit(page, taskIn(state, { datasets, consents: sealed }))
      expect(text()).toContain('授权已撤回')
      expect(text()).toContain('采集的数据和用这些数据出具的信用报告已封存')
      expect(text()).not.toMatch(/安全送达|可以据此|可以使用|查看采集到的数据/)
      expect(buttons()).not.toContain('重试')
      expect(sent(collect.getSummary)).toEqual([])
    },
  )

  it('on another phone: the page that looked is told, and offers no other try', async () => {
    answer(collect.getSummary, no(3003, '企业已撤回授权，数据已封存'))
    answer(collect.getRoute, ok(taskIn('SUCCESS', { consents: sealed })))
    await visit('dataInfo', taskIn('SUCCESS', { consents: IN_FORCE }))
    expect(text()).toContain('授权已撤回')
    expect(buttons()).not.toContain('重试')
  })

  it.each([
    ['QUERY', { ENT_TAX: 'EFFECTIVE', ENT_QUERY: 'REVOKED' }, '不能据此出具或查看信用报告'],
    ['both run out', { ENT_TAX: 'EXPIRED', ENT_QUERY: 'EXPIRED' }, '授权已到期'],
  ] as const)(
    '%s: the data is there, and what it is good for is said',
    async (_, consents, words) => {
      for (const page of ['taskSuccess', 'over']) {
        await visit(page, taskIn('SUCCESS', { datasets, consents }))
        expect(text()).toContain(words)
        expect(text()).not.toContain('可以据此')
      }
    },
  )

  it('a task that is whole is followed by another; one in part is signed anew', async () => {
    answer(
      collect.getChannelToken,
      welcome(taskIn('SUCCESS', { consents: sealed })),
      welcome(taskIn('CREATED', { taskId: 'T2', enterprise: null }), 't2'),
    )
    await visit('taskSuccess')
    await press('重新办理授权')
    expect(sent(collect.getChannelToken)[1]).not.toHaveProperty('resume')
    expect(at()).toBe('index')
    answer(collect.restart, ok(taskIn('AGREEMENT', { version: 2, consents: sealed })))
    await visit('over', taskIn('PARTIAL', { consents: sealed }))
    await press('重新办理授权')
    expect(sent(collect.restart)).toEqual([{ to: 'RETRY' }])
    expect(at()).toBe('create')
  })
})
