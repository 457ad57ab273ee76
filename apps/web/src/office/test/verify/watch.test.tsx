// @vitest-environment happy-dom
/** An invoice is watched: what is told before, what is shown since, and the list. */
import { screen, within } from '@testing-library/react'
import { listBatch } from '@xinjian/contract/nouns/lists/listBatch'
import { verify } from '@xinjian/contract/nouns/verify'
import { verifyWatch, type WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  field,
  leaveForGood,
  pass,
  press,
  pressAt,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as Checks } from '../../verify/pages/QueryResultList.tsx'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { Component as List } from '../../verify/pages/WatchList.tsx'
import { be, cells, choose, newDesk, notes, open, paged, pressIn } from '../desk.tsx'

const CHECK = {
  no: 'FY2026112100000001',
  kind: 'DIGITAL_NORMAL',
  invoiceCode: '',
  invoiceNumber: '26442000000012345678',
  issueDate: '2026-05-06',
  result: 'CONSISTENT',
  invalidMark: 'N',
  sellerName: '示例销售有限公司',
  buyerName: '示例购买有限公司',
  totalAmount: '1130.00',
  verifiedAt: '2026-11-21T02:00:00Z',
  askedAt: '2026-11-21T02:00:00Z',
  madeBy: 'demo',
  kept: false,
  charged: 3_000,
  amount: '1130.00',
  checkCode: '',
  note: '',
  face: null,
  earlier: null,
}
const WATCH: WatchRow = {
  no: 'GZ2026112100000001',
  kind: 'DIGITAL_NORMAL',
  invoiceCode: '',
  invoiceNumber: CHECK.invoiceNumber,
  issueDate: CHECK.issueDate,
  sellerName: CHECK.sellerName,
  totalAmount: CHECK.totalAmount,
  result: 'CONSISTENT',
  invalidMark: 'N',
  since: '2026-11-21T02:00:00Z',
  status: 'WATCHING',
  why: null,
  every: 'DAY',
  until: '2027-02-19',
  cap: 270_000,
  spent: 0,
  looks: 0,
  changes: 0,
  lastLookAt: null,
  nextLookAt: '2026-11-22T04:05:00Z',
  looking: false,
  failed: null,
  checkNo: CHECK.no,
  channel: null,
  madeBy: 'demo',
  createdAt: '2026-11-21T02:10:00Z',
}
const state = (invalidMark: 'N' | '8') => ({ result: 'CONSISTENT' as const, invalidMark })
const BEGUN = {
  kind: 'BEGUN',
  at: WATCH.createdAt,
  why: null,
  before: null,
  after: state('N'),
  checkNo: CHECK.no,
  by: 'demo',
}
const QUOTE = {
  open: true,
  unit: '张',
  chargeRule: 'QUERY',
  price: 3_000,
  validDays: 30,
  freeUntil: null,
}
const TERMS = { quote: QUOTE, channels: [{ code: 'erp', name: '报销系统' }] }
const AT = `/queryCenter/tradeCredit?no=${CHECK.no}`
const COUNTS = { byResult: [], flawed: 0, charged: 0, amount: 0 }

beforeEach(() => {
  newDesk()
  answer(verify.verifyDetail, ok(CHECK))
  answer(verifyWatch.watchOf, ok({ found: null }))
  answer(verifyWatch.watchTerms, ok(TERMS))
  answer(verifyWatch.watchAdd, ok(WATCH))
})
afterEach(leaveForGood)

const cost = () => document.querySelector('[data-part~="cost"]')?.textContent ?? ''

describe('before it is watched', () => {
  it('is told what looks cost, at most in all; the cap follows until somebody types one', async () => {
    await open(AT, Page)
    await press(`关注发票 ${CHECK.invoiceNumber}`)
    expect(cost()).toContain('每次查看 ¥0.30，最多 12 次，合计最多 ¥3.60')
    await choose('多久查看一次', 'DAY')
    expect(cost()).toContain('最多 90 次，合计最多 ¥27.00')
    expect(field('费用上限（元）').value).toBe('27.00')
    await type('费用上限（元）', '0.2')
    await choose('关注多久', '30')
    expect(field('费用上限（元）').value).toBe('0.2')
    await press('关注')
    expect(text()).toContain('不足一次查看的价格 ¥0.30')
    await type('费用上限（元）', '5')
    await choose('同时通知系统', 'erp')
    await press('关注')
    expect(sent(verifyWatch.watchAdd)).toEqual([
      { no: CHECK.no, days: 30, every: 'DAY', cap: 50_000, channel: 'erp' },
    ])
    expect(notes().join()).toContain('已关注')
  })

  it('cannot be where the product is closed, the invoice is void, or the reader may not verify', async () => {
    answer(verifyWatch.watchTerms, ok({ ...TERMS, quote: { ...QUOTE, open: false } }))
    await open(AT, Page)
    await press(`关注发票 ${CHECK.invoiceNumber}`)
    expect(alerts().join()).toContain('尚未开通发票查验')
    await leaveForGood()
    newDesk()
    answer(verify.verifyDetail, ok({ ...CHECK, invalidMark: 'Y' }))
    answer(verifyWatch.watchOf, ok({ found: null }))
    await open(AT, Page)
    expect(text()).not.toContain('发票关注')
  })
})

describe('a watched invoice', () => {
  const changed = {
    watch: {
      ...WATCH,
      ...state('8'),
      status: 'ENDED',
      why: 'FINAL',
      spent: 3_000,
      changes: 1,
      checkNo: 'FY2026112200000009',
      nextLookAt: null,
    },
    events: [
      BEGUN,
      {
        ...BEGUN,
        kind: 'CHANGED',
        at: '2026-11-22T04:05:09Z',
        before: state('N'),
        after: state('8'),
        checkNo: 'FY2026112200000009',
        by: null,
      },
      {
        ...BEGUN,
        kind: 'ENDED',
        at: '2026-11-22T04:05:10Z',
        why: 'FINAL',
        after: null,
        checkNo: null,
      },
    ],
  }

  it('is looked at now for its price, which shows what became of it', async () => {
    answer(verifyWatch.watchOf, ok({ found: { watch: WATCH, events: [BEGUN] } }))
    answer(verifyWatch.watchNow, ok({ ...WATCH, looking: true }))
    await open(AT, Page)
    expect(text()).toContain('demo开始关注，状态为“正常”')
    expect(text()).toContain('¥0.00 / ¥27.00')
    answer(
      verifyWatch.watchOf,
      ok({ found: { watch: { ...WATCH, looking: true }, events: [BEGUN] } }),
    )
    await press('立即查看（¥0.30）')
    expect(sent(verifyWatch.watchNow)).toEqual([{ no: WATCH.no }])
    expect(text()).toContain('正在查看，请稍候')
    answer(verifyWatch.watchOf, ok({ found: changed }))
    await pass(2_000)
    const history = within(screen.getByRole('region', { name: '状态记录' }))
    expect(history.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
      '2026-11-21 10:10demo开始关注，状态为“正常” 查验结果',
      '2026-11-22 12:05由“正常”变为“全额红冲” 查验结果',
      '2026-11-22 12:05结束：发票已作废或红冲，状态不会再变化 ',
    ])
    expect(screen.getByRole('link', { name: '查看最新查验结果' }).getAttribute('href')).toBe(
      '/queryCenter/tradeCredit?no=FY2026112200000009',
    )
  })

  it('tells a refused look, and a try that had no result', async () => {
    answer(
      verifyWatch.watchOf,
      ok({ found: { watch: { ...WATCH, failed: 'BUSY' }, events: [BEGUN] } }),
    )
    answer(verifyWatch.watchNow, no(409, '今日已查看过该发票'))
    await open(AT, Page)
    expect(text()).toContain('最近一次未查到结果（平台繁忙），未计费，将自动再试')
    await press('立即查看（¥0.30）')
    expect(notes().join()).toContain('今日已查看过该发票')
  })

  it('that rests says why, and goes on with another cap', async () => {
    const watch = { ...WATCH, status: 'PAUSED', why: 'CAP', spent: 6_000, nextLookAt: null }
    answer(verifyWatch.watchOf, ok({ found: { watch, events: [BEGUN] } }))
    answer(verifyWatch.watchResume, ok(WATCH))
    await open(AT, Page)
    expect(text()).toContain('已达到费用上限')
    await press('恢复关注')
    expect(field('费用上限（元）').value).toBe('27.60')
    await pressIn('恢复关注', '恢复关注')
    expect(sent(verifyWatch.watchResume)).toEqual([{ no: WATCH.no, days: 90, cap: 276_000 }])
  })

  it('is only looked at by who may not verify', async () => {
    be('ROLE_RYC_CHILD')
    answer(verifyWatch.watchOf, no(500, '服务繁忙'))
    await open(AT, Page)
    expect(text()).toContain('服务繁忙')
  })
})

describe('lists', () => {
  it('watch many checks at once: what that comes to is told, and goes with every row', async () => {
    const second = { ...CHECK, no: 'FY2026112100000002', invoiceNumber: '26442000000012345679' }
    answer(verify.verifyList, ok({ ...paged([CHECK, second], 2), counts: COUNTS }))
    answer(listBatch.batchStart, no(409, '不行'))
    await open('/queryCenter/queryResultList', Checks)
    for (const row of [CHECK, second])
      await pressAt(screen.getByRole('checkbox', { name: `选择 ${row.invoiceNumber}` }))
    await press('关注')
    expect(cost()).toContain('2 张发票合计最多 ¥7.20')
    await press('开始执行')
    expect(sent(listBatch.batchStart)).toMatchObject([
      {
        action: 'verify.watch',
        args: { days: 90, every: 'WEEK', cap: 36_000 },
        only: [CHECK.no, second.no],
        seen: 2,
      },
    ])
  })

  it('of watches narrow by state and lead to the check that shows it', async () => {
    const row = { ...WATCH, ...state('8'), status: 'ENDED', why: 'FINAL', changes: 1 }
    answer(verifyWatch.watchList, ok(paged([row], 1)))
    await open('/queryCenter/watchList?status=ENDED', List)
    expect(sent(verifyWatch.watchList).at(-1)).toMatchObject({ status: 'ENDED' })
    expect(cells('发票关注')[0]?.join()).toContain('全额红冲')
    expect(screen.getByRole('link', { name: CHECK.invoiceNumber }).getAttribute('href')).toBe(AT)
  })

  it('of watches say where to begin while there are none', async () => {
    answer(verifyWatch.watchList, ok(paged([])))
    await open('/queryCenter/watchList', List)
    expect(screen.getByRole('link', { name: '去查验结果' })).toBeDefined()
  })
})
