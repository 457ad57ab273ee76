// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { notice } from '@xinjian/contract/nouns/notice'
import { palette } from '@xinjian/contract/nouns/palette'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  leaveForGood,
  pass,
  press,
  pressAt,
  settle,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { newTab, show, userAs } from './tab.tsx'

const NONE = { enterprises: [], reports: [] }
const FOUND = {
  enterprises: [{ taxNo: '91440300MA5EXAMPLE', name: '深圳科技有限公司' }],
  reports: [
    {
      reportNo: 'INV202611220000000001',
      reportType: 'INVOICE',
      enterpriseName: '深圳科技有限公司',
      at: '2026-11-21T03:00:00.000Z',
    },
  ],
}

const bar = () =>
  show('/app', async () => {
    const { loadUser } = await import('../session.ts')
    const { TopBar } = await import('../frame/TopBar.tsx')
    await loadUser('main')
    return <TopBar lead={null} />
  })
const key = async (name: string, more: object = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more })
  await settle()
}
const open = () => key('k', { ctrlKey: true })
const field = () => screen.getByRole<HTMLInputElement>('combobox')
const typed = async (value: string) => {
  fireEvent.input(field(), { target: { value } })
  await pass(150)
}
const options = () => screen.queryAllByRole('option').map((o) => o.textContent)
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

beforeEach(() => {
  newTab()
  answer(notice.noticeCount, ok({ unread: 0 }))
  answer(palette.paletteFind, ok(NONE))
})
afterEach(leaveForGood)

describe('the command palette', () => {
  it('opens and closes by Ctrl-K, the field ready to type into', async () => {
    await bar()
    await open()
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    await open()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('opens by its button, for who has no keys', async () => {
    await bar()
    await press(/查找与跳转/)
    expect(options()).toContain('新建报告')
  })

  it('finds pages in both languages and goes there by Enter; arrow keys go round', async () => {
    await bar()
    await open()
    await typed('bill')
    expect(options()).toEqual(['月度账单', '接口账单', '二级客户账单'])
    expect(active()).toBe('月度账单')
    await key('ArrowDown')
    expect(active()).toBe('接口账单')
    await key('ArrowDown')
    await key('ArrowDown')
    expect(active()).toBe('月度账单')
    await key('ArrowUp')
    expect(active()).toBe('二级客户账单')
    await key('ArrowUp')
    await key('Enter')
    expect(address()).toBe('/finance/apiBill')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('offers no page and no action that the user may not have', async () => {
    answer(session.userInfo, ok(userAs('ROLE_RYC_CHILD')))
    await bar()
    await open()
    expect(options()).not.toContain('新增用户')
    await typed('账单')
    expect(options()).toEqual([])
  })

  it('asks the server once the fingers rest; an enterprise leads to its reports, a number to its report', async () => {
    answer(palette.paletteFind, ok(FOUND))
    await bar()
    await open()
    fireEvent.input(field(), { target: { value: 'sz' } })
    await pass(100)
    await typed('szkj')
    expect(sent(palette.paletteFind)).toEqual([{ q: 'szkj' }])
    expect(options()).toEqual([
      '深圳科技有限公司91440300MA5EXAMPLE',
      'INV202611220000000001发票报告 · 深圳科技有限公司',
    ])
    await key('ArrowDown')
    await key('Enter')
    expect(address()).toBe(
      '/queryCenter/invoiceReportDetail?reportNo=INV202611220000000001&reportType=INVOICE',
    )
    await open()
    await typed('szkj')
    await pressAt(screen.getByRole('option', { name: /深圳科技有限公司\s*91/ }))
    expect(address()).toBe('/queryCenter/queryReport?taxId=91440300MA5EXAMPLE')
  })

  it('begins with what was opened last, the newest first, until the session ends', async () => {
    answer(palette.paletteFind, ok(FOUND))
    await bar()
    for (const [q, name] of [
      ['szkj', /深圳科技有限公司\s*91/],
      ['月度', '月度账单'],
    ] as const) {
      await open()
      await typed(q)
      await pressAt(screen.getByRole('option', { name }))
    }
    await open()
    expect(options().slice(0, 2)).toEqual(['月度账单', '深圳科技有限公司91440300MA5EXAMPLE'])
    const { clearToken } = await import('../tokens.ts')
    await act(async () => clearToken('main'))
    expect(localStorage.getItem('xinjian.recent')).toBeNull()
  })

  it('says when nothing is found, and when the server cannot be asked', async () => {
    await bar()
    await open()
    await typed('qqqq')
    expect(text()).toContain('没有找到“qqqq”')
    answer(palette.paletteFind, no(503, '服务正在维护或启动中，请稍后重试'))
    await typed('月度')
    expect(text()).toContain('企业与报告暂时无法查找')
    expect(options()).toEqual(['月度账单'])
  })

  it('an Enter that ends the writing of Chinese chooses nothing', async () => {
    await bar()
    await open()
    await typed('账单')
    fireEvent.compositionStart(field())
    await key('Enter')
    expect(address()).toBe('/app')
    fireEvent.compositionEnd(field())
    await key('Enter')
    expect(address()).toBe('/finance/monthlyBill')
  })
})
