// @vitest-environment happy-dom
/** Pages of the demonstration centre: what a visit is shown, where its tour leads, and what becomes of it at its end. */
import { screen } from '@testing-library/react'
import { board } from '@xinjian/contract/nouns/board'
import { demoCentre } from '@xinjian/contract/nouns/public/demoCentre'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookie, newTab, putCookie, show } from '../../shell/test/tab.tsx'
import {
  address,
  alerts,
  buttons,
  leaveForGood,
  NOON,
  pass,
  press,
  pressAt,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'

const HOME = '/demoSystem/home'
const COLLECTION = '/demoSystem/taxClient'
const MARK = `demo_${'a'.repeat(32)}`
const REPORT = {
  ...{ reportType: 'INVOICE', reportNo: 'INV202610080000000427', own: false },
  ...{ enterpriseName: '示例甲有限公司', createdAt: '2026-11-20T02:00:00Z' },
}
const visit = (over: object = {}) =>
  ok({ endsAt: new Date(NOON + 20 * 60_000).toISOString(), mark: MARK, reports: [REPORT], ...over })
const TASK = {
  ...{ taskId: 'T-1', state: 'COLLECTING', progress: 40, enterpriseName: '示例乙有限公司' },
  ...{ areaName: '宁波', failureMessage: null },
}
const STEP = {
  ...{ at: '2026-11-21T03:59:00Z', step: 'LOGIN', actor: 'BUREAU', ok: true, code: null },
}

beforeEach(() => {
  newTab(null)
  putCookie('demoToken', 'D')
  answer(demoCentre.demoVisit, visit())
})
afterEach(leaveForGood)

const open = async (path: string, page: 'Home' | 'Collection' | 'SampleReport') => {
  await show(path, async () => {
    const { Component } = await import(`../pages/${page}.tsx`)
    return <Component />
  })
  // What is asked once the visit is known.
  await pass(300)
  await pass(300)
}

describe('home', () => {
  it('tells of which firm each sample is, and what has to be done first', async () => {
    await open(HOME, 'Home')
    expect(text()).toContain('示例企业：示例甲有限公司')
    expect(text()).toContain('先完成一次采集，即可查看')
    expect(text()).toContain('剩余 20 分钟')
    expect(text()).toContain('企业、人员与数据均为虚构')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const page of ['invoiceReport', 'erpReport', 'zhjReport', 'taxReport', 'taxRep'])
      expect(links).toContain(`/demoSystem/${page}`)
  })

  it('names what the visit collected itself', async () => {
    const own = { ...REPORT, reportType: 'TAX', own: true, enterpriseName: '示例乙有限公司' }
    answer(demoCentre.demoVisit, visit({ reports: [REPORT, own] }))
    await open(HOME, 'Home')
    expect(text()).toContain('您刚采集的企业：示例乙有限公司')
  })

  it('leads by a tour from stop to stop, which can be put away', async () => {
    await open(HOME, 'Home')
    await press('开始五分钟导览')
    expect(address()).toBe('/demoSystem/invoiceReport')
    expect(text()).toContain('第 1 步，共 6 步')
    await press('下一步')
    expect(text()).toContain('点开一个数字')
    await press('下一步')
    expect(address()).toBe('/demoSystem/erpReport')
    await press('关闭导览')
    expect(text()).not.toContain('共 6 步')
  })

  it('is English for an English reader, without a word left over', async () => {
    putCookie('language', 'en')
    await open(HOME, 'Home')
    expect(text()).toContain('From consent to report')
    // But for the firm's own name.
    const page = document.querySelector('main')?.textContent ?? ''
    expect(page).toContain('示例甲有限公司')
    expect(page.replaceAll('示例甲有限公司', '')).not.toMatch(/[\u4e00-\u9fff]/)
  })

  it('says what went wrong, and asks again', async () => {
    answer(demoCentre.demoVisit, no(500, '系统繁忙，请稍后重试'), visit())
    await open(HOME, 'Home')
    expect(text()).toContain('系统繁忙')
    await press('重试')
    expect(text()).toContain('示例甲有限公司')
  })

  it('ends with its half hour: the token is forgotten, and the way in says so', async () => {
    answer(demoCentre.demoVisit, visit({ endsAt: new Date(NOON + 15_000).toISOString() }))
    await open(HOME, 'Home')
    expect(text()).toContain('不到 1 分钟')
    expect(cookie('demoToken')).toBe('D')
    await pass(20_000)
    expect(address()).toBe('/demoLogin?ended=1')
    expect(cookie('demoToken')).toBeUndefined()
  })
})

describe('the collection', () => {
  it('shows the phone of this visit, and waits for its first step', async () => {
    answer(board.collectTasks, ok({ rows: [], total: 0, page: 1, size: 10 }))
    await open(COLLECTION, 'Collection')
    const phone = document.querySelector('iframe')
    expect(phone?.getAttribute('src')).toContain(`/m/taxWeb/taxDemo/index?visit=${MARK}`)
    expect(text()).toContain('等待企业打开链接')
    await pressAt(screen.getByRole('tab', { name: '机构工作台' }))
    expect(address()).toBe('/demoSystem/taxRep')
  })

  it('shows each step, the newest first, in the bureau’s own words', async () => {
    answer(board.collectTasks, ok({ rows: [TASK], total: 1, page: 1, size: 10 }))
    answer(
      board.collectTimeline,
      ok([
        { ...STEP, text: '打开链接', actor: 'USER', bureauMessage: null },
        { ...STEP, at: '2026-11-21T04:00:00Z', text: '登录成功', bureauMessage: '欢迎' },
      ]),
    )
    await open(COLLECTION, 'Collection')
    const steps = screen.getAllByRole('listitem').map((li) => li.textContent)
    expect(steps[0]).toContain('登录成功')
    expect(steps[0]).toContain('税局原话：欢迎')
    expect(steps[1]).toContain('打开链接')
    expect(sent(board.collectTimeline)[0]).toEqual({ taskId: 'T-1' })
  })

  it('that failed says why; one that is done leads to its report', async () => {
    const failed = { ...TASK, state: 'FAILED', failureMessage: '密码错误，请重新登录' }
    answer(board.collectTasks, ok({ rows: [failed], total: 1, page: 1, size: 10 }))
    answer(board.collectTimeline, ok([]))
    await open(COLLECTION, 'Collection')
    expect(alerts()).toContain('密码错误，请重新登录')
    const done = { ...TASK, state: 'SUCCESS', progress: 100 }
    answer(board.collectTasks, ok({ rows: [done], total: 1, page: 1, size: 10 }))
    answer(demoCentre.demoVisit, visit({ reports: [{ ...REPORT, own: true }] }))
    await open(COLLECTION, 'Collection')
    expect(screen.getByRole('link', { name: '查看生成的报告' }).getAttribute('href')).toBe(
      '/demoSystem/taxReport',
    )
  })
})

describe('a report', () => {
  it('that is not there yet says what has to be done first', async () => {
    await open('/demoSystem/taxReport', 'SampleReport')
    expect(text()).toContain('请先到“税务采集”走一遍授权采集')
    expect(screen.getByRole('link', { name: '去税务采集' }).getAttribute('href')).toBe(COLLECTION)
    expect(sent(demoCentre.demoTaxReport)).toEqual([])
  })

  it('of taxes is ordered by the page once something was collected', async () => {
    answer(demoCentre.demoVisit, visit({ reports: [{ ...REPORT, own: true }] }))
    answer(demoCentre.demoTaxReport, ok({ reportNo: 'TAX1' }))
    await open('/demoSystem/taxReport', 'SampleReport')
    expect(text()).toContain('报告正在生成')
    expect(sent(demoCentre.demoTaxReport)).toHaveLength(1)
    expect(buttons()).toContain('结束演示')
  })
})
