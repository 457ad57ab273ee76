// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { intake } from '@xinjian/contract/nouns/intake'
import { report } from '@xinjian/contract/nouns/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookie } from '../../shell/test/tab.tsx'
import {
  address,
  alerts,
  button,
  leaveForGood,
  press,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, DEAD, no, ok, sent } from '../../test-support/server.ts'
import { Component } from '../report/pages/QueryPage.tsx'
import { be, cells, choose, dialogs, newDesk, open, paged, pressIn, TAX_NO } from './desk.tsx'
import { ROW } from './order/order-sample.ts'

const PAGE = '/queryRecord/queryPage'
const CAPTION = '报告记录'
const show = (query = '') => open(PAGE + query, Component)
const many = (n: number, from = 0) =>
  Array.from({ length: n }, (_, i) => ({ ...ROW, reportNo: `R${from + i}` }))
const last = () => sent(report.reportResult).at(-1)
/** What the server says in its stream of events, one event after the other. */
const stream = () => {
  let say: (event: object) => Promise<void> = async () => undefined
  const body = new ReadableStream({
    start(controller) {
      say = async (event) => {
        controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
        for (let i = 0; i < 8; i++) await new Promise((done) => setImmediate(done))
        await settle()
      }
    },
  })
  answer(intake.jobEvents, new Response(body))
  return { say: (event: object) => act(() => say(event)) }
}

beforeEach(() => {
  newDesk()
  answer(report.reportResult, ok(paged([ROW])))
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('the address', () => {
  it('says what is asked: every filter, page and size', async () => {
    await show(
      `?keyword=示例&reportType=TAX_PAYMENT&status=FAILED&from=2026-11-01&to=2026-11-20&taxId=${TAX_NO}&page=2&size=50`,
    )
    expect(last()).toEqual({
      keyword: '示例',
      reportType: 'TAX_PAYMENT',
      status: 'FAILED',
      from: '2026-11-01',
      to: '2026-11-20',
      taxId: TAX_NO,
      page: 2,
      size: 50,
    })
  })

  it.each(['?page=-1&size=x', '?page=1.5', '?status=NONSENSE&reportType=NONE', '?page='])(
    'that says nonsense is taken for nothing said: %s',
    async (query) => {
      await show(query)
      expect(last()).toEqual({ page: 1, size: 20 })
    },
  )

  it('follows the filters, and forgets the page', async () => {
    await show('?page=3')
    await choose('报告类型', 'TAX_PAYMENT')
    await choose('状态', 'READY')
    expect(address()).toBe(`${PAGE}?reportType=TAX_PAYMENT&status=READY`)
    await choose('状态', '')
    expect(address()).toBe(`${PAGE}?reportType=TAX_PAYMENT`)
  })

  it('is followed back: the search field says what the address says', async () => {
    await show('?keyword=甲')
    const search = screen.getByRole<HTMLInputElement>('searchbox')
    expect(search.value).toBe('甲')
    await act(async () => history.pushState(null, '', `${PAGE}?keyword=乙`))
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
    await settle()
    expect(search.value).toBe('乙')
    expect(last()).toMatchObject({ keyword: '乙' })
  })

  it('holds an enterprise that a link gave, until it is dropped', async () => {
    await show(`?taxId=${TAX_NO}`)
    await press(/企业税号/)
    expect(address()).toBe(PAGE)
    expect(last()).toEqual({ page: 1, size: 20 })
  })
})

describe('searching', () => {
  const search = () => screen.getByRole<HTMLInputElement>('searchbox')
  const write = (value: string) => fireEvent.change(search(), { target: { value } })

  it('asks on Enter, trimmed, and not with every key', async () => {
    await show()
    write(' 示例 ')
    expect(sent(report.reportResult)).toHaveLength(1)
    fireEvent.keyDown(search(), { key: 'Enter' })
    await settle()
    expect(last()).toEqual({ keyword: '示例', page: 1, size: 20 })
  })

  it('asks on leaving the field, once', async () => {
    await show()
    write('示例')
    fireEvent.blur(search())
    await settle()
    fireEvent.blur(search())
    await settle()
    expect(sent(report.reportResult)).toHaveLength(2)
  })

  it('that is emptied asks for all at once', async () => {
    await show('?keyword=示例')
    write('')
    await settle()
    expect(last()).toEqual({ page: 1, size: 20 })
  })
})

describe('pages', () => {
  it('are turned, and more rows a page begin at the first', async () => {
    answer(report.reportResult, ok(paged(many(20), 45)))
    await show()
    expect(text()).toContain('第 1 / 3 页')
    expect(button('上一页').disabled).toBe(true)
    await press('下一页')
    expect(address()).toBe(`${PAGE}?page=2`)
    await choose(/条\/页|每页|20 条/, '50')
    expect(address()).toBe(`${PAGE}?size=50`)
    expect(last()).toEqual({ page: 1, size: 50 })
  })

  it('keep what was there while the next comes', async () => {
    answer(report.reportResult, ok(paged(many(20), 45)), new Promise(() => undefined))
    await show()
    await press('下一页')
    expect(cells(CAPTION)).toHaveLength(20)
  })
})

describe('what goes wrong', () => {
  it('is said in the server’s words in the place of the rows, and tried again', async () => {
    answer(report.reportResult, no(500, '查询超时，请缩小范围'), ok(paged([ROW])))
    await show()
    expect(alerts()).toEqual([expect.stringContaining('查询超时，请缩小范围')])
    expect(cells(CAPTION)).toEqual([])
    await press('重试')
    expect(cells(CAPTION)).toHaveLength(1)
    expect(alerts()).toEqual([])
  })

  it('a dead line is told once, and the list can be asked for again', async () => {
    answer(report.reportResult, DEAD, ok(paged([ROW])))
    await show()
    expect(dialogs()).toEqual(['提示'])
    await pressIn('提示', '确定')
    await press('重试')
    expect(cells(CAPTION)).toHaveLength(1)
  })

  it('the end of the session leads out, with where one was in mind', async () => {
    answer(report.reportResult, no(6218, '您的账号已在别处登录'))
    await show('?status=READY')
    expect(text()).toContain('您的账号已在别处登录')
    await pressIn('提示', '确定')
    expect(cookie('token')).toBeUndefined()
    expect(location.reload).toHaveBeenCalledOnce()
    expect(address()).toBe(`${PAGE}?status=READY`)
  })

  it('a list that nobody filled says what to do first', async () => {
    answer(report.reportResult, ok(paged([])))
    await show()
    expect(text()).toContain('还没有查询记录')
    expect(screen.getByRole('link', { name: '生成报告' }).getAttribute('href')).toBe(
      '/queryCenter/queryReport',
    )
  })
})

describe('while reports are made', () => {
  it('the list is looked at anew with each event of a report, and with no other', async () => {
    const events = stream()
    await show()
    await events.say({ kind: 'import', id: '1', status: 'DONE', progress: 100, message: '' })
    await events.say({ kind: 'heartbeat', id: '', status: '', progress: 0, message: '' })
    expect(sent(report.reportResult)).toHaveLength(1)
    await events.say({ kind: 'report', id: 'R1', status: 'READY', progress: 100, message: '' })
    expect(sent(report.reportResult)).toHaveLength(2)
  })
})

it.each([
  ['ROLE_COMPANY_STAFF', '本公司在页面上发起的全部报告查询'],
  ['ROLE_RYC_CHILD', '您在页面上发起的报告查询'],
] as const)('%s is told whose reports these are', async (role, words) => {
  be(role)
  await show()
  expect(text()).toContain(words)
})
