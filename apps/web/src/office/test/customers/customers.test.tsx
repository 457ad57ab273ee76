// @vitest-environment happy-dom
import { customer } from '@xinjian/contract/nouns/customer'
import { intake } from '@xinjian/contract/nouns/intake'
import { secondary } from '@xinjian/contract/nouns/secondary'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveForGood, press, text, type } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component as CustomerDetail } from '../../customer/pages/CustomerDetail.tsx'
import { Component as CustomerList } from '../../customer/pages/CustomerList.tsx'
import { Component as OpenSecondary } from '../../secondary/pages/OpenSecondary.tsx'
import { Component as SecondaryBill } from '../../secondary/pages/SecondaryBill.tsx'
import { Component as SecondaryList } from '../../secondary/pages/SecondaryList.tsx'
import { be, cells, newDesk, open, paged } from '../desk.tsx'

const CHILD = {
  id: 41,
  name: '示例二级客户有限公司',
  taxNo: '91440399MAQ8Q5RN7G',
  linkman: '钱示例',
  phone: '137****0001',
  email: 'second@example.com',
  userName: 'second',
  waiting: true,
  status: 'ACTIVE',
  frozenWhy: null,
  products: 0,
  available: 0,
  creditLimit: 0,
  calls: 3,
  charged: 450_000,
  createdAt: '2026-10-01T01:00:00.000Z',
}
const HEAD = {
  month: '2026-10',
  status: 'OPEN',
  amount: 450_000,
  reversed: 0,
  adjusted: 0,
  total: 450_000,
  frozenAt: null,
  confirmedBy: null,
  confirmedAt: null,
  invoiceNo: null,
  invoicedAt: null,
  payment: null,
  paidAt: null,
}
const LINE = {
  product: 'INVOICE',
  productName: '发票报告',
  productNameEn: 'Invoice report',
  unit: '次',
  calls: 3,
  found: 3,
  charged: 3,
  free: 0,
  amount: 450_000,
  reversed: 0,
  reversedAmount: 0,
}

beforeEach(() => {
  newDesk()
  answer(intake.jobEvents, new Promise(() => undefined))
})
afterEach(leaveForGood)

describe('a secondary customer', () => {
  it('is listed with its standing and what it came to', async () => {
    answer(secondary.secondaryList, ok(paged([CHILD])))
    await open('/secondaryCustomer/list', SecondaryList)
    expect(cells('二级客户')[0]?.join()).toContain('待激活')
    expect(text()).toContain('3 次 · ¥45.00')
    expect(text()).toContain('新增二级客户')
  })

  it('is told what it still lacks', async () => {
    answer(secondary.secondaryDetail, ok(CHILD))
    await open('/secondaryCustomer/open?id=41', OpenSecondary)
    expect(text()).toContain('管理员 second 尚未设置密码')
    expect(text()).toContain('还没有开通产品，客户不能查询')
    expect(text()).toContain('没有可用额度')
    answer(secondary.secondaryInvite, ok({ sentTo: 's***@example.com' }))
    await press('重发激活链接')
    expect(sent(secondary.secondaryInvite)).toEqual([{ id: 41 }])
  })

  it('owes what its calls come to, beside what they cost', async () => {
    answer(secondary.secondaryList, ok(paged([CHILD])))
    answer(secondary.secondaryDetail, ok(CHILD))
    const costs = [{ product: 'INVOICE', cost: 360_000 }]
    answer(secondary.secondaryBill, ok({ head: HEAD, lines: [LINE], adjustments: [], costs }))
    answer(secondary.secondaryCalls, ok(paged([])))
    await open('/secondaryCustomer/bill?companyId=41&month=2026-10', SecondaryBill)
    for (const sum of ['¥45.00', '¥36.00', '¥9.00']) expect(text()).toContain(sum)
    await press('发票报告')
    expect(sent(secondary.secondaryCalls).at(-1)).toMatchObject({
      companyId: 41,
      month: '2026-10',
      product: 'INVOICE',
    })
  })
})

describe('an operator', () => {
  const row = {
    id: 7,
    name: '示例商业银行',
    taxNo: null,
    parentName: null,
    linkman: '赵示例',
    phone: null,
    email: null,
    userName: 'demo',
    channel: null,
    status: 'WAITING',
    frozenWhy: null,
    askedBy: 'admin',
    own: true,
    decidedBy: null,
    decision: null,
    createdAt: '2026-10-01T01:00:00.000Z',
  }

  it('decides on no customer that he entered himself', async () => {
    be('ROLE_ADMIN')
    answer(customer.customerList, ok(paged([row, { ...row, id: 8, own: false }])))
    await open('/customerManage/list', CustomerList)
    const [own, others] = cells('客户管理')
    expect(own?.at(-1)).toContain('须由另一位运营审核')
    expect(own?.at(-1)).not.toContain('不通过')
    expect(others?.at(-1)).toContain('不通过')
  })

  it('says why he looks before he sees anything', async () => {
    be('ROLE_ADMIN')
    answer(customer.customerFind, ok({ ...row, status: 'ACTIVE' }))
    answer(customer.customerDetail, no(4201, '查看客户的余额、产品与账单须先填写查看事由'))
    await open('/customerManage/detail?id=7', CustomerDetail)
    expect(text()).toContain('填写查看事由')
    expect(text()).not.toContain('授信额度')
    const held = { available: 1_000_000, held: 0, creditLimit: 0, products: [], bills: [] }
    answer(customer.customerLook, ok({ until: '2026-10-01T02:00:00.000Z' }))
    answer(
      customer.customerDetail,
      ok({ ...held, reason: '客户来电', until: '2026-10-01T02:00:00.000Z' }),
    )
    await type(/^查看事由/, '客户来电')
    await press('查看')
    expect(sent(customer.customerLook)).toEqual([{ id: 7, reason: '客户来电' }])
    expect(text()).toContain('¥100.00')
    expect(text()).toContain('事由：客户来电')
  })
})
