// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alerts, leaveForGood, pass, press, rows, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, failureOf, newPhone, taskIn, visit } from './phone.tsx'

type Item = CollectTask['datasets'][number]
const item = (dataset: Item['dataset'], name: string, state: Item['state'], rows = 0): Item => ({
  dataset,
  name,
  state,
  rows,
  mandatory: true,
})
const datasets = [
  item('VAT_RETURN', '增值税申报', 'DONE', 12_345),
  item('TAX_ARREARS', '欠税', 'EMPTY'),
  item('INVOICE_OUT', '销项发票', 'RUNNING'),
  item('INVOICE_IN', '进项发票', 'PENDING'),
  item('SOCIAL_INSURANCE', '社保', 'SKIPPED'),
]
const running = (version: number, over: Partial<CollectTask> = {}) =>
  taskIn('COLLECTING', { progress: 40, current: '销项发票', datasets, version, ...over })

beforeEach(() => {
  newPhone()
  answer(collect.sendCollect, ok(running(1)))
  answer(collect.getCollectStatus, ok(running(1)))
})
afterEach(leaveForGood)

describe('how far it is', () => {
  it('is a figure, the set of this moment, and each set in words', async () => {
    await visit('collecting', running(1))
    const ring = screen.getByRole('progressbar', { name: '正在采集' })
    expect(ring.getAttribute('aria-valuenow')).toBe('40')
    expect(text()).toContain('当前：销项发票')
    expect(text()).toContain('4 类中已完成 2 类，进度按数据量计')
    expect(rows()).toEqual(['增值税申报有 · 12,345 条', '欠税无', '销项发票采集中', '进项发票等待'])
  })

  it('is in English for who reads English', async () => {
    await visit('collecting', running(1))
    await press('EN')
    expect(text()).toContain('Now: Sales invoices')
    expect(rows().slice(0, 2).join()).toMatch(/^VAT returns.*Tax arrears/)
    expect(rows().join()).not.toMatch(/\p{Script=Han}/u)
  })

  it('follows the server, and never past the ends of the scale', async () => {
    answer(collect.getCollectStatus, ok(running(2, { progress: 130, current: null })))
    await visit('collecting', running(1))
    await pass(3_000)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
    expect(text()).toContain('正在准备')
  })

  it('never goes back to an answer that was overtaken', async () => {
    answer(collect.getCollectStatus, ok(running(5, { progress: 10 })))
    answer(collect.sendCollect, ok(running(9, { progress: 60 })))
    await visit('collecting', running(9, { progress: 60 }))
    await pass(3_000)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('60')
  })
})

describe('looking again', () => {
  it('gets rarer while nothing changes, and quick after a change', async () => {
    await visit('collecting', running(1))
    await pass(3_000)
    expect(sent(collect.getCollectStatus)).toHaveLength(1)
    await pass(3_899)
    expect(sent(collect.getCollectStatus)).toHaveLength(1)
    answer(collect.getCollectStatus, ok(running(2)))
    await pass(1)
    expect(sent(collect.getCollectStatus)).toHaveLength(2)
    await pass(3_000)
    expect(sent(collect.getCollectStatus)).toHaveLength(3)
  })

  it('is never further apart than fifteen seconds', async () => {
    await visit('collecting', running(1))
    await pass(10 * 60_000)
    const before = sent(collect.getCollectStatus).length
    await pass(15_000)
    expect(sent(collect.getCollectStatus)).toHaveLength(before + 1)
  })

  it.each([
    ['SUCCESS', 'taskSuccess'],
    ['PARTIAL', 'over'],
    ['FAILED', 'taskFailed'],
    ['LOGIN', 'loginEtax'],
    ['EXPIRED', 'fail'],
  ] as const)('leads on when it has ended: %s to %s', async (state, page) => {
    answer(collect.getCollectStatus, ok(taskIn(state, { version: 2 })))
    await visit('collecting', running(1))
    await pass(3_000)
    expect(at()).toBe(page)
  })
})

describe('beginning', () => {
  it('is confirmed to the server once, whatever a reload does to the page', async () => {
    await visit('collecting', running(1))
    await pass(20_000)
    expect(sent(collect.sendCollect)).toHaveLength(1)
  })

  it('forgets the login: nothing of its form is kept', async () => {
    localStorage.setItem(
      'collect.demo.drafts',
      JSON.stringify({ at: Date.now(), drafts: { login: { account: '19900000001' } } }),
    )
    await visit('collecting', running(1))
    expect(localStorage.getItem('collect.demo.drafts')).not.toContain('19900000001')
  })
})

it('whoever leaves is told that it goes on', async () => {
  await visit('collecting', running(1))
  await press('先离开，稍后查看')
  expect(text()).toContain('采集仍在继续，可以关闭本页了。')
})

it('a bureau that is slow is said to be, with nothing to press that would not help', async () => {
  const slow = running(2, { failure: failureOf('TE-09', 'RETRY') })
  answer(collect.sendCollect, ok(slow))
  await visit('collecting', slow)
  expect(alerts().join()).toContain('税局响应较慢')
  expect(screen.queryByRole('button', { name: '继续采集' })).toBeNull()
})

describe('giving up', () => {
  it('asks first, and goes on when told so', async () => {
    await visit('collecting', running(1))
    await press('放弃本次办理')
    expect(text()).toContain('确定放弃吗？')
    await press('继续办理')
    expect(sent(collect.restart)).toEqual([])
    expect(at()).toBe('collecting?channel=demo')
  })

  it('ends the task', async () => {
    answer(collect.restart, ok(taskIn('CANCELLED', { version: 3 })))
    await visit('collecting', running(1))
    await press('放弃本次办理')
    await press('确定放弃')
    expect(sent(collect.restart)).toEqual([{ to: 'CANCEL' }])
    expect(at()).toBe('fail')
  })

  it('that is refused says why', async () => {
    answer(collect.restart, no(500, '系统数据异常'))
    await visit('collecting', running(1))
    await press('放弃本次办理')
    await press('确定放弃')
    expect(alerts()).toEqual(['系统数据异常'])
  })
})
