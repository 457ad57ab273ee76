// @vitest-environment happy-dom
/** An order as each side acts on it: which buttons stand there, what they send, and what is told while it is not judged. */

import { fireEvent, screen } from '@testing-library/react'
import { receivable } from '@xinjian/contract/nouns/finance/receivable'
import { programme } from '@xinjian/contract/nouns/finance/scf'
import { type OrderDetail, scfOrder } from '@xinjian/contract/nouns/finance/scf-order'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  buttons,
  field,
  leaveForGood,
  press,
  pressAt,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, ok, sent } from '../../../test-support/server.ts'
import { Component as Order } from '../../scf/pages/Order.tsx'
import { Component as OwnOrders } from '../../scf/pages/OwnOrders.tsx'
import { Component as OwnReceivables } from '../../scf/pages/OwnReceivables.tsx'
import { Component as Party } from '../../scf/pages/PartyOrder.tsx'
import { newDesk, open, pressIn } from '../desk.tsx'

const NO = 'DD2026112800000001'
const ANCHOR = { funderId: 7, role: 'ANCHOR' as const, refNo: 'HX2026112800000001' }
const MEMBER = { ...ANCHOR, role: 'MEMBER' as const, refNo: 'LS2026112800000002' }
const ROW: OrderDetail['row'] = {
  ...{ no: NO, type: 'ORDER', anchorNo: ANCHOR.refNo, relationNo: MEMBER.refNo },
  ...{ productNo: 'CP2026112800000003', productName: '订单贷', purchaseNo: 'PO-1' },
  ...{ seller: '示例配件有限公司', buyer: '示例制造有限公司', goods: '线束' },
  ...{ amountFen: 12_345_678, deliveryDay: '2027-01-12', state: 'DRAFT', madeBy: 'owner' },
  ...{ madeAt: '2026-11-28T03:00:00Z', recorded: null, recordedBy: null, recordedByMe: false },
  ...{ verifiedBy: null, loanNo: null, financedFen: null, overdue: false },
  ...{ deliveredOn: null, late: false },
}
const whole = (row: Partial<OrderDetail['row']>, availableFen = 0): OrderDetail => ({
  row: { ...ROW, ...row },
  ...{ recordNote: null, availableFen, invoices: [], papers: [] },
  ...{ registrations: [], alerts: [], events: [] },
})
const seated = (...seats: (typeof ANCHOR | typeof MEMBER)[]) =>
  answer(
    programme.scfSeats,
    ok(
      seats.map((seat) => ({
        ...{ ...seat, funderName: '示例银行', anchorName: '示例制造有限公司' },
        ...{ takenBy: 'owner', takenAt: '2026-11-28T03:00:00Z' },
      })),
    ),
  )
const asParty = async (seat: typeof ANCHOR | typeof MEMBER, row: Partial<OrderDetail['row']>) => {
  seated(seat)
  answer(scfOrder.scfPartyOrder, ok(whole(row)))
  await open(`/supplyChain/ownOrder?no=${NO}&seat=7-${seat.refNo}`, Party)
}

beforeEach(() => newDesk())
afterEach(leaveForGood)

describe('the core enterprise', () => {
  it('records its word, and another agrees to the one that stands there', async () => {
    await asParty(ANCHOR, {})
    answer(scfOrder.scfOrderRecord, ok({ ...ROW, recorded: 'CONFIRM' as const }))
    await press('记录：确认')
    await type(/理由/, '与采购系统一致')
    await pressIn(/记录：确认/, '记录：确认')
    expect(sent(scfOrder.scfOrderRecord)).toEqual([
      { seat: ANCHOR, no: NO, word: 'CONFIRM', note: '与采购系统一致' },
    ])
  })

  it('decides by another person alone', async () => {
    await asParty(ANCHOR, { recorded: 'CONFIRM', recordedBy: 'me', recordedByMe: true })
    expect(buttons()).not.toContain('复核同意')
  })

  it.each([
    ['ORDER', true],
    ['PREPAYMENT', false],
  ] as const)('says that the goods came of %s: %s', async (type, may) => {
    await asParty(ANCHOR, { state: 'FINANCED', type })
    expect(text()).toContain('已放款')
    expect(buttons().includes('确认收货')).toBe(may)
  })
})

describe('the member', () => {
  it('decides on nothing, and brings invoices that come to the order', async () => {
    await asParty(MEMBER, {})
    expect(buttons()).not.toContain('记录：确认')
    const invoice = (n: number, totalFen: number) => ({
      ...{ key: `2644200000000000000${n}`, number: `2644200000000000000${n}`, totalFen },
      ...{ issueDay: '2026-11-18', seller: ROW.seller, buyer: ROW.buyer, verifyNo: `FY${n}` },
      verifiedAt: '2026-11-28T03:00:00Z',
    })
    answer(scfOrder.scfOrderInvoices, ok([invoice(1, 10_000_000), invoice(2, 2_345_678)]))
    await asParty(MEMBER, { state: 'DELIVERED' })
    await press('登记发票')
    const bring = () =>
      screen.getAllByRole<HTMLButtonElement>('button', { name: '登记发票' }).at(-1)!
    const [first, second] = screen.getAllByRole<HTMLInputElement>('checkbox')
    await pressAt(first!)
    expect(bring().disabled).toBe(true)
    await pressAt(second!)
    expect(bring().disabled).toBe(false)
    answer(scfOrder.scfOrderInvoice, ok({ ...ROW, state: 'INVOICED' as const }))
    await pressAt(bring())
    expect(sent(scfOrder.scfOrderInvoice)).toEqual([
      { seat: MEMBER, no: NO, verifyNos: ['FY1', 'FY2'] },
    ])
  })

  it('reads days of China, whatever the hour', async () => {
    seated(MEMBER)
    const late = { ...ROW, madeAt: '2026-11-28T17:30:00Z' }
    answer(scfOrder.scfPartyOrders, ok({ rows: [late], total: 1, page: 1, size: 20 }))
    await open('/supplyChain/ownOrders', OwnOrders)
    expect(text()).toContain('2026-11-29')
  })

  it('enters an order in fen at its own seat', async () => {
    seated(MEMBER)
    answer(scfOrder.scfPartyOrders, ok({ rows: [], total: 0, page: 1, size: 20 }))
    const product = { no: ROW.productNo, name: '订单贷', type: 'ORDER' as const, open: true }
    answer(receivable.scfPartyProducts, ok([product] as never))
    answer(scfOrder.scfOrderSave, ok(ROW))
    await open('/supplyChain/ownOrders', OwnOrders)
    expect(text()).toContain('还没有订单')
    await press('录入订单')
    fireEvent.change(field(/产品/), { target: { value: ROW.productNo } })
    await type(/^采购单号/, 'PO-1')
    await type(/^货物/, '线束')
    await type(/金额/, '123456.78')
    await type(/交货日/, '2027-01-12')
    await pressIn(/录入订单/, '保存')
    expect(sent(scfOrder.scfOrderSave)).toEqual([
      {
        ...{ seat: MEMBER, productNo: ROW.productNo, purchaseNo: 'PO-1', goods: '线束' },
        ...{ amountFen: 12_345_678, deliveryDay: '2027-01-12' },
      },
    ])
  })
})

it.each([
  ['PREPAYMENT', false],
  ['RECEIVABLE', true],
] as const)('a member that is offered %s may bring a receivable: %s', async (type, may) => {
  seated(MEMBER)
  answer(receivable.scfPartyList, ok({ rows: [], total: 0, page: 1, size: 20 }))
  const product = { no: ROW.productNo, name: '融资', type, open: true }
  answer(receivable.scfPartyProducts, ok([product] as never))
  await open('/supplyChain/own', OwnReceivables)
  expect(text()).toContain('还没有')
  expect(buttons().includes('申请融资')).toBe(may)
})

describe('the funder', () => {
  it('asks for money once it may, and what nobody knows is no zero', async () => {
    answer(scfOrder.scfOrderDetail, ok(whole({})))
    await open(`/supplyChain/order?no=${NO}`, Order)
    expect(buttons()).not.toContain('申请放款')
    expect(text()).not.toContain('¥0.00')
    expect(text()).not.toContain('借款已逾期')
    answer(scfOrder.scfOrderDetail, ok(whole({ state: 'VERIFIED' }, 9_876_542)))
    await open(`/supplyChain/order?no=${NO}`, Order)
    await press('申请放款')
    expect(text()).toContain('款项付给卖方：示例配件有限公司')
    expect(text()).toContain('98,765.42')
  })

  it('reads that goods are late', async () => {
    answer(scfOrder.scfOrderDetail, ok(whole({ state: 'FINANCED', late: true })))
    await open(`/supplyChain/order?no=${NO}`, Order)
    expect(text()).toContain('已过交货日，未确认收货')
  })
})

describe('the register of movables', () => {
  it('is asked by the funder: before the money by a search, after it by a registration, once', async () => {
    answer(scfOrder.scfOrderDetail, ok(whole({ state: 'VERIFIED' })))
    answer(scfOrder.scfOrderRegister, ok(whole({ state: 'VERIFIED' })))
    await open(`/supplyChain/order?no=${NO}`, Order)
    expect(text()).toContain('还没有查询')
    expect(buttons()).not.toContain('登记中登网')
    await press('查询中登网')
    expect(sent(scfOrder.scfOrderRegister)).toEqual([{ no: NO, act: 'SEARCH' }])
  })

  it('shows what was registered, and offers nothing more', async () => {
    const registration = {
      ...{ act: 'REGISTER' as const, requestNo: `${NO}-R1`, result: 'REGISTERED' as const },
      ...{ regNo: 'ZD00000000000007', message: '已登记', hash: 'ef'.repeat(32), by: 'a' },
      at: '2026-11-28T03:00:00Z',
    }
    const row = { state: 'VERIFIED' as const, loanNo: 'LN2026112800000009' }
    answer(scfOrder.scfOrderDetail, ok({ ...whole(row), registrations: [registration] }))
    await open(`/supplyChain/order?no=${NO}`, Order)
    expect(text()).toContain('ZD00000000000007')
    expect(buttons()).not.toContain('登记中登网')
    expect(buttons()).not.toContain('查询中登网')
  })
})
