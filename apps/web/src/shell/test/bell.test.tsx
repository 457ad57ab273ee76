// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { intake } from '@xinjian/contract/nouns/intake'
import { notice } from '@xinjian/contract/nouns/notice'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  address,
  alerts,
  button,
  leaveForGood,
  pass,
  press,
  pressAt,
  rows,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { newTab, show, userAs } from './tab.tsx'

const REPORT = {
  id: 7,
  kind: 'REPORT_READY',
  params: { name: '深圳市示例科技有限公司', type: 'INVOICE', reportNo: 'INV202611220000000001' },
  link: '/queryCenter/invoiceReportDetail?reportNo=INV202611220000000001&reportType=INVOICE',
  at: '2026-11-21T03:00:00.000Z',
  readAt: null,
}
const BILL = {
  ...REPORT,
  id: 6,
  kind: 'BILL_MADE',
  params: { month: '2026-10' },
  link: '/finance/monthlyBill?month=2026-10',
  readAt: '2026-11-21T03:30:00.000Z',
}
const page = (...list: object[]) => ok({ total: list.length, page: 1, size: 20, rows: list })

/** A stream that says what the test tells it. */
let say: (event: object) => Promise<void>
function stream(): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  say = async (event) => {
    await writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    for (let i = 0; i < 8; i++) await new Promise((done) => setImmediate(done))
    await settle()
  }
  return { ok: true, status: 200, body: readable, headers: new Headers() } as Response
}

const bar = (permissions?: string[]) =>
  show('/app', async () => {
    if (permissions) {
      const { session } = await import('@xinjian/contract/nouns/session')
      answer(session.userInfo, ok({ ...userAs('ROLE_ADMIN'), permissions }))
    }
    const { loadUser } = await import('../session.ts')
    const { TopBar } = await import('../frame/TopBar.tsx')
    await loadUser('main')
    return <TopBar lead={null} />
  })

beforeEach(() => {
  newTab()
  answer(notice.noticeCount, ok({ unread: 2 }))
  answer(notice.noticeList, page(REPORT, BILL))
  answer(notice.noticeRead, ok({ unread: 1 }))
  answer(notice.noticeReadAll, ok({ unread: 0 }))
})
afterEach(leaveForGood)

it('says how many are unread, and no more than 99', async () => {
  await bar()
  expect(button('消息，2 条未读')).toBeTruthy()
  answer(notice.noticeCount, ok({ unread: 100 }))
  await bar()
  expect(button('消息，99+ 条未读')).toBeTruthy()
  answer(notice.noticeCount, ok({ unread: 0 }))
  await bar()
  expect(button('消息')).toBeTruthy()
})

it('asks anew when the stream tells of a notice, and not for other events', async () => {
  vi.stubGlobal('fetch', withStream(fetch))
  await bar()
  await settle()
  answer(notice.noticeCount, ok({ unread: 3 }))
  const asked = sent(notice.noticeCount).length
  await say({ kind: 'report', id: 'x', status: 'READY', progress: 100, message: '' })
  expect(sent(notice.noticeCount)).toHaveLength(asked)
  await say({ kind: 'notice', id: '', status: '', progress: 0, message: '' })
  expect(button('消息，3 条未读')).toBeTruthy()
})

it('looks every minute where there is no stream to hear', async () => {
  await bar(['self', 'system.operate'])
  const asked = sent(notice.noticeCount).length
  await pass(60_000)
  expect(sent(notice.noticeCount)).toHaveLength(asked + 1)
  expect(sent(intake.jobEvents)).toEqual([])
})

it('opens the latest; one of them leads to its page and is read then', async () => {
  await bar()
  await press('消息，2 条未读')
  expect(rows()).toEqual([
    expect.stringContaining(
      '报告已生成深圳市示例科技有限公司的发票报告（INV202611220000000001）已生成',
    ),
    expect.stringContaining('2026-10的账单已生成'),
  ])
  expect(screen.getAllByRole('img', { name: '未读' })).toHaveLength(1)
  await pressAt(screen.getByRole('link', { name: /报告已生成/ }))
  expect(address()).toBe(REPORT.link)
  expect(sent(notice.noticeRead)).toEqual([{ ids: [7] }])
  expect(button('消息，1 条未读')).toBeTruthy()
})

it('shows the unread ones alone, and marks all as read', async () => {
  await bar()
  await press('消息，2 条未读')
  answer(notice.noticeList, page(REPORT))
  await pressAt(screen.getByRole('tab', { name: '未读' }))
  expect(sent(notice.noticeList).at(-1)).toMatchObject({ state: 'UNREAD' })
  answer(notice.noticeList, page())
  await press('全部标为已读')
  expect(button('消息')).toBeTruthy()
  expect(text()).toContain('没有未读消息')
})

it('a list that cannot be had says so and can be asked for again', async () => {
  answer(notice.noticeList, no(500, '系统数据异常，请稍后重试或联系客服!'), page(BILL))
  await bar()
  await press('消息，2 条未读')
  expect(alerts()).toEqual([expect.stringContaining('系统数据异常')])
  await press('重试')
  expect(rows()).toHaveLength(1)
})

/** The stream is answered by hand, everything else as before. */
function withStream(before: typeof fetch): typeof fetch {
  const made = stream()
  return (url, init) =>
    String(url).includes(intake.jobEvents.path) ? Promise.resolve(made) : before(url, init)
}
