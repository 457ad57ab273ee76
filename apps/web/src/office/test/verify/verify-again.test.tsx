// @vitest-environment happy-dom
/** What the platform can never answer is not offered to be verified again, and the page says why. */
import { screen } from '@testing-library/react'
import { verify } from '@xinjian/contract/nouns/verify'
import { verifyWatch } from '@xinjian/contract/nouns/verify/verifyWatch'
import { beijingDay } from '@xinjian/format/verify/beforehand'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import { leaveForGood, text, type } from '../../../test-support/page.tsx'
import { answer, ok } from '../../../test-support/server.ts'
import { Component as Page } from '../../verify/pages/TradeCredit.tsx'
import { newDesk, open } from '../desk.tsx'

const DAY = 86_400_000
const daysAgo = (n: number) => beijingDay(Date.now() - n * DAY)
const RECORD = {
  no: 'FY2026112100000001',
  kind: 'VAT_SPECIAL_PAPER',
  invoiceCode: '4403151130',
  invoiceNumber: '12345678',
  issueDate: '2026-05-06',
  result: 'CONSISTENT',
  invalidMark: 'N',
  sellerName: '示例销售有限公司',
  buyerName: '示例购买有限公司',
  totalAmount: '113.00',
  verifiedAt: '2026-11-21T02:00:00Z',
  askedAt: '2026-11-21T02:00:00Z',
  madeBy: 'demo',
  kept: false,
  charged: 3_000,
  line: null,
  repeated: null,
  amount: '100.00',
  checkCode: '',
  note: '',
  face: null,
  earlier: null,
}
const AT = `/queryCenter/tradeCredit?no=${RECORD.no}`
const again = () => screen.queryByRole('button', { name: /^(重新查验|Verify again)/ })

beforeEach(() => {
  newDesk()
  answer(verifyWatch.watchOf, ok({ found: null }))
})
afterEach(() => {
  prefer({ language: 'zh' })
  leaveForGood()
})

async function shown(over: object) {
  answer(verify.verifyDetail, ok({ ...RECORD, issueDate: daysAgo(40), ...over }))
  await open(AT, Page)
}

it('an invoice that the platform may answer is offered again', async () => {
  await shown({})
  expect(again()).toBeTruthy()
})

it.each([
  ['more than five years old', () => ({ issueDate: daysAgo(6 * 366) }), '五年'],
  ['of a kind that it does not know', () => ({ invoiceCode: '0440031900' }), '不支持查验'],
  ['issued today', () => ({ issueDate: daysAgo(0) }), '次日'],
])('one that is %s is not, and says why', async (_, over, why) => {
  await shown(over())
  expect(again()).toBeNull()
  expect(text()).toContain(why)
})

it('nor what the platform itself refused for good, nor in English without a word', async () => {
  await shown({ result: 'UNSUPPORTED', note: '查验平台不支持这种发票', charged: null })
  expect(again()).toBeNull()
  prefer({ language: 'en' })
  await shown({ issueDate: daysAgo(6 * 366) })
  expect(again()).toBeNull()
  expect(text()).toContain('Issued more than five years ago')
})

it('the form does not offer it either, though there is a result of that time', async () => {
  const quote = { open: true, unit: '张', chargeRule: 'QUERY', price: 3_000, validDays: 30 }
  const beforehand = { result: 'TOO_OLD', why: '开票已超过五年' }
  answer(
    verify.verifyLeft,
    ok({
      left: 4,
      perDay: 5,
      quote: { ...quote, freeUntil: null },
      keptAt: '2026-11-21T02:00:00Z',
      beforehand,
    }),
  )
  await open('/queryCenter/tradeCredit', Page)
  await type('发票代码', RECORD.invoiceCode)
  await type('发票号码', RECORD.invoiceNumber)
  await type('开票日期', daysAgo(6 * 366).replaceAll('-', ''))
  await type('不含税金额（元）', '100.00')
  expect(screen.getByRole('button', { name: /查看已有结果/ })).toBeTruthy()
  expect(again()).toBeNull()
})

it('nor is one of more than five years offered to be watched', async () => {
  const offered = () => screen.queryByRole('button', { name: /^关注发票/ }) !== null
  await shown({})
  expect(offered()).toBe(true)
  leaveForGood()
  newDesk()
  answer(verifyWatch.watchOf, ok({ found: null }))
  await shown({ issueDate: daysAgo(6 * 366) })
  expect(offered()).toBe(false)
})
