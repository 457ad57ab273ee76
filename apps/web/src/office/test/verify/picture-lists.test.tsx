// @vitest-environment happy-dom
/** Lists of what was recognised: pages of several vouchers, and tickets. */
import { screen } from '@testing-library/react'
import { verify } from '@xinjian/contract/nouns/verify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { address, leaveForGood, pressAt } from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component as Mixed } from '../../verify/pages/MultiTicket.tsx'
import { Component as Tickets } from '../../verify/pages/PosInvoiceResult.tsx'
import { cells, choose, newDesk, open, paged } from '../desk.tsx'

const PAGE = {
  id: 3,
  fileName: '五月报销.jpg',
  bytes: 2048,
  shown: true,
  error: null,
  madeBy: 'demo',
  madeAt: '2026-11-21T02:00:00Z',
  invoices: 2,
  tickets: 3,
  kinds: [
    { kind: 'TRAIN', count: 3 },
    { kind: 'DIGITAL_NORMAL', count: 2 },
  ],
  kindNames: '火车票×3、数电票（普通发票）×2',
  verified: 1,
}
const TICKET = {
  id: 8,
  pictureId: 3,
  fileName: '五月报销.jpg',
  kind: 'TRAIN',
  number: 'Z12A345678',
  date: '2026-05-06',
  amount: 7_450,
  amountYuan: '74.50',
  where: '广州南 → 深圳北',
  doubts: 2,
  confirmed: 0,
  confirmedBy: '',
  confirmedAt: null,
  edited: false,
  madeBy: 'demo',
  madeAt: '2026-11-21T02:00:00Z',
}

beforeEach(() => newDesk())
afterEach(leaveForGood)

it('a page of several vouchers tells how many of which, how many are verified, and opens again', async () => {
  const none = { ...PAGE, id: 4, fileName: '车票.jpg', invoices: 0, verified: 0 }
  answer(verify.pictureList, ok(paged([PAGE, none])))
  await open('/queryRecord/multiTicket?keyword=报销&from=2026-11-01', Mixed)
  expect(sent(verify.pictureList)[0]).toMatchObject({ keyword: '报销', from: '2026-11-01' })
  expect(cells('混贴票据识别记录').map((row) => row.slice(0, 4))).toEqual([
    ['五月报销.jpg', '火车票×3、数电票（普通发票）×2', '5', '1 / 2'],
    ['车票.jpg', '火车票×3、数电票（普通发票）×2', '3', '无发票'],
  ])
  await pressAt(screen.getByRole('link', { name: '五月报销.jpg' }))
  expect(address()).toBe('/queryCenter/tradeCredit?way=picture&picture=3')
})

it('tickets tell kind, number, day, amount and way; what was not read is not zero', async () => {
  const bare = {
    ...TICKET,
    id: 9,
    number: '',
    date: '',
    amount: null,
    amountYuan: '',
    where: '',
    edited: true,
  }
  answer(verify.ticketList, ok(paged([TICKET, bare])))
  await open('/queryRecord/posInvoiceResult', Tickets)
  expect(cells('小票识别记录').map((row) => row.slice(0, 6))).toEqual([
    ['火车票', 'Z12A345678五月报销.jpg', '2026-05-06', '74.50', '广州南 → 深圳北', '2'],
    ['火车票', '--五月报销.jpg', '--', '--', '--', '2已修改'],
  ])
  await choose('种类', 'TAXI')
  expect(sent(verify.ticketList).at(-1)).toMatchObject({ kind: 'TAXI' })
})

it.each([
  ['pages', '/queryRecord/multiTicket', Mixed, verify.pictureList],
  ['tickets', '/queryRecord/posInvoiceResult', Tickets, verify.ticketList],
])('without %s the way leads to where they are read', async (_, at, Page, endpoint) => {
  answer(endpoint, ok(paged([])))
  await open(at, Page)
  expect(screen.getByRole('link', { name: '去识别图片与文件' }).getAttribute('href')).toBe(
    '/queryCenter/tradeCredit?way=picture',
  )
})
