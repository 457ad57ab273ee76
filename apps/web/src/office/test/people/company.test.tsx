// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { type CompanyKey, company } from '@xinjian/contract/nouns/company'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buttons, leaveForGood, press, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { boxes } from '../../../ui/feedback.ts'
import { Component } from '../../company/pages/CompanyInfo.tsx'
import { be, inside, newDesk, open, pressIn } from '../desk.tsx'

beforeEach(() => newDesk())
afterEach(leaveForGood)

const BASIC = {
  id: 1,
  companyName: '示例银行',
  balance: 120.5,
  clientAccount: 'demo',
  clientId: null,
  email: 'a@example.com',
  linkman: '孙示例',
  phone: '136****1111',
  kdPublicKey: null,
  thPublicKey: null,
}
const KEY: CompanyKey = {
  kind: 'TH',
  algorithm: 'SM2',
  fingerprint: 'cd'.repeat(32),
  publicKey: 'PEM',
  addedBy: 'demo',
  addedAt: '2026-11-20T01:00:00Z',
  endsAt: null,
}

describe('the page of the company', () => {
  it('says what is registered, and what is not', async () => {
    answer(session.companyBasic, ok(BASIC))
    answer(company.companyKeys, ok([]))
    await open('/info/detail', Component)
    for (const words of ['客户编号未登记', '账户余额120.50 元', '尚未登记'])
      expect(text()).toContain(words)
  })

  it('says nothing of the account to whom its books are not told', async () => {
    answer(session.companyBasic, ok({ ...BASIC, balance: null }))
    answer(company.companyKeys, ok([]))
    await open('/info/detail', Component)
    expect(text()).toContain('客户编号未登记')
    expect(text()).not.toContain('账户余额')
  })

  it('that does not load says why in a box, and leaves nothing standing', async () => {
    answer(session.companyBasic, no(500, '系统数据异常，请稍后重试或联系客服!'))
    answer(company.companyKeys, ok([]))
    await open('/info/detail', Component)
    expect(boxes.get()[0]).toMatchObject({
      tone: 'error',
      title: '提示',
      message: '系统数据异常，请稍后重试或联系客服!',
    })
    expect(text()).toContain('公司名称--')
  })

  it('changes the contact; the number that is left empty stays', async () => {
    answer(session.companyBasic, ok(BASIC))
    answer(company.companyKeys, ok([]))
    answer(company.updateCompany, ok(null))
    await open('/info/detail', Component)
    await press('修改联系人')
    fireEvent.change(inside('修改联系人').getByLabelText(/联系人/), { target: { value: '' } })
    await pressIn('修改联系人', '保存')
    expect(text()).toContain('请输入联系人')
    fireEvent.change(inside('修改联系人').getByLabelText(/联系人/), { target: { value: '李示例' } })
    await pressIn('修改联系人', '保存')
    expect(sent(company.updateCompany)).toEqual([{ linkman: '李示例', email: 'a@example.com' }])
  })

  it('ends a key that has been replaced, never the current one, after asking', async () => {
    const old = { ...KEY, fingerprint: 'ef'.repeat(32), endsAt: '2026-11-28T01:00:00Z' }
    answer(session.companyBasic, ok(BASIC))
    answer(company.companyKeys, ok([KEY, old]))
    answer(company.companyKeyEnd, ok(null))
    await open('/info/detail', Component)
    expect(buttons().filter((name) => name === '立即停用')).toHaveLength(1)
    await press('立即停用')
    boxes.get()[0]?.settle(true)
    await settle()
    expect(sent(company.companyKeyEnd)).toEqual([{ kind: 'TH', fingerprint: 'ef'.repeat(32) }])
  })

  it('takes a key with the days that both hold', async () => {
    answer(session.companyBasic, ok(BASIC))
    answer(company.companyKeys, ok([]))
    answer(company.companyKeyAdd, ok(KEY))
    await open('/info/detail', Component)
    await press('登记新公钥')
    fireEvent.change(screen.getByLabelText(/公钥（PEM）/), { target: { value: 'PEM' } })
    await pressIn('登记新公钥', '登记新公钥')
    expect(sent(company.companyKeyAdd)).toEqual([{ publicKey: 'PEM', overlapDays: 7 }])
  })

  it('offers no change to who may only look', async () => {
    be('ROLE_COMPANY_STAFF')
    answer(session.companyBasic, ok(BASIC))
    answer(company.companyKeys, ok([KEY]))
    await open('/info/detail', Component)
    for (const name of ['修改联系人', '登记新公钥', '更换密钥'])
      expect(buttons()).not.toContain(name)
  })
})
