// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { consent } from '@xinjian/contract/nouns/consent'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  alerts,
  button,
  buttons,
  field,
  leaveForGood,
  noteOf,
  press,
  pressAt,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { Component } from '../pages/Consents.tsx'
import {
  be,
  cells,
  choose,
  dialogs,
  fileNamed,
  inside,
  newDesk,
  notes,
  open,
  paged,
  pressIn,
  saved,
  TAX_NO,
} from './desk.tsx'

const NO = 'SQ20261008000001'
const ROW = {
  contractNo: NO,
  enterpriseName: '示例科技有限公司',
  taxNo: TAX_NO,
  title: '企业涉税信息查询授权书',
  version: '2',
  hash: 'ab'.repeat(32),
  purposes: ['贷款审批', '贷后管理'],
  scopes: ['INVOICE_OUT', 'VAT_RETURN', 'FUTURE_DATA'],
  grantees: ['示例银行', '信鉴科技'],
  signer: '王*明',
  signedAt: '2026-10-08T02:21:00Z',
  validFrom: '2026-10-08T02:21:00Z',
  validTo: '2026-11-24T02:21:00Z',
  status: 'EFFECTIVE',
  revokedAt: null as string | null,
  views: 3,
}
const DETAIL = {
  row: ROW,
  paragraphs: ['本企业授权示例银行。', '三、使用目的', '仅用于贷款审批。'],
  consents: ['同意向第三方提供'],
  evidence: [
    { label: '签署时间', value: '2026-10-08T02:21:00.000Z' },
    { label: '手机号', value: '138****0001' },
  ],
  viewers: [
    {
      at: '2026-10-09T01:00:00Z',
      who: 'demo',
      action: '查看报告',
      object: 'INV202610080000000427',
      purpose: null,
    },
  ],
}
const CAPTION = '授权管理'
const DRAWER = '授权书详情'
const REASON = /^撤回原因/
const show = (query = '') => open(`/queryCenter/consents${query}`, Component)
const detailOf = (status: string, more = {}) => ok({ ...DETAIL, row: { ...ROW, status, ...more } })

beforeEach(() => {
  newDesk()
  answer(consent.consentList, ok(paged([ROW])))
  answer(consent.consentDetail, ok(DETAIL))
  answer(enterprise.enterpriseList, ok(paged([])))
})
afterEach(leaveForGood)

describe('the ledger', () => {
  it('tells who signed which text until when, for whom, and how often it was looked at', async () => {
    await show()
    expect(cells(CAPTION)).toEqual([
      [
        NO,
        `示例科技有限公司${TAX_NO}`,
        '企业涉税信息查询授权书示例银行、信鉴科技',
        '2026-10-08 10:21王*明',
        '2026-11-24还有 3 天',
        '生效中',
        '3',
      ],
    ])
  })

  it.each([
    ['on its last day', { validTo: '2026-11-21T15:00:00Z' }, '2026-11-21今天到期'],
    ['once expired', { status: 'EXPIRED', validTo: '2026-11-01T15:00:00Z' }, '2026-11-01'],
    ['once revoked', { status: 'REVOKED' }, '2026-11-24'],
  ])('counts days %s only while in force', async (_, more, cell) => {
    answer(consent.consentList, ok(paged([{ ...ROW, ...more }])))
    await show()
    expect(cells(CAPTION)[0]?.[4]).toBe(cell)
  })

  it('that is empty leads to the way in', async () => {
    answer(consent.consentList, ok(paged([])))
    await show()
    expect(text()).toContain('还没有授权书')
    expect(screen.getByRole('link', { name: '去生成采集链接' }).getAttribute('href')).toBe(
      '/queryCenter/dataCollection?way=phone',
    )
    expect(button('导出 CSV').disabled).toBe(true)
  })

  it('whose filters leave nothing says that, not that there is none', async () => {
    answer(consent.consentList, ok(paged([])))
    await show('?status=REVOKED')
    expect(sent(consent.consentList)[0]).toMatchObject({ status: 'REVOKED' })
    expect(text()).toContain('没有符合条件的授权书')
    expect(text()).not.toContain('还没有授权书')
  })

  it('that cannot be had says why, and is asked for again', async () => {
    answer(consent.consentList, no(500, '查询超时'), ok(paged([ROW])))
    await show()
    expect(alerts()[0]).toContain('查询超时')
    await press('重试')
    expect(cells(CAPTION)).toHaveLength(1)
  })

  it('is narrowed by state and by enterprise, which stands in the address', async () => {
    answer(enterprise.enterpriseList, ok(paged([{ ...FIRM }])))
    await show()
    await choose('状态', 'EXPIRED')
    await press('全部企业')
    await pressAt(screen.getByRole('button', { name: /^示例科技有限公司/ }))
    expect(address()).toBe(`/queryCenter/consents?status=EXPIRED&taxId=${TAX_NO}`)
    expect(sent(consent.consentList).at(-1)).toEqual({
      status: 'EXPIRED',
      taxNo: TAX_NO,
      page: 1,
      size: 20,
    })
    expect(button('示例科技有限公司')).toBeTruthy()
  })

  it('leaves as a spreadsheet with whole values', async () => {
    await show()
    await press('导出 CSV')
    expect(saved[0]?.name).toBe('授权管理.csv')
    expect(await saved[0]?.blob.text()).toContain(
      `${NO},示例科技有限公司,${TAX_NO},企业涉税信息查询授权书,示例银行、信鉴科技,王*明,`,
    )
  })
})

const FIRM = {
  id: 1,
  name: '示例科技有限公司',
  taxNo: TAX_NO,
  salesInvoices: 1,
  purchaseInvoices: 2,
  firstMonth: '2024-01',
  lastMonth: '2026-10',
  lastGrade: 'AA',
  sealed: false,
}

describe('one consent', () => {
  it('opens by its number and is kept in the address', async () => {
    await show()
    await press(NO)
    expect(address()).toBe(`/queryCenter/consents?contractNo=${NO}`)
    expect(sent(consent.consentDetail)).toEqual([{ contractNo: NO }])
    expect(dialogs()).toEqual([DRAWER])
    await pressIn(DRAWER, '关闭')
    expect(address()).toBe('/queryCenter/consents')
    expect(dialogs()).toEqual([])
  })

  it('shows the text as signed, the evidence in China’s time, and who looked', async () => {
    await show(`?contractNo=${NO}`)
    for (const words of [
      '2026-10-08 10:21 至 2026-11-24 10:21',
      '贷款审批、贷后管理',
      '本企业授权示例银行。',
      'ab'.repeat(32),
      '同意向第三方提供',
      '签署时间2026-10-08 10:21:00',
      '手机号138****0001',
      '共 3 次',
    ])
      expect(text()).toContain(words)
    expect(cells('谁查看过数据')[0]).toEqual([
      '2026-10-09 09:00:00',
      'demo',
      '查看报告',
      'INV202610080000000427',
      '--',
    ])
  })

  it('names its data in words, and keeps the code of what this page does not know', async () => {
    await show(`?contractNo=${NO}`)
    const tags = [...document.querySelectorAll('dd')].find((d) =>
      d.textContent.includes('FUTURE_DATA'),
    )
    expect(tags?.textContent).toBe('销项发票增值税申报FUTURE_DATA')
  })

  it('nobody looked at says so', async () => {
    answer(consent.consentDetail, ok({ ...DETAIL, viewers: [], row: { ...ROW, views: 0 } }))
    await show(`?contractNo=${NO}`)
    expect(text()).toContain('还没有人查看过')
    expect(text()).not.toContain('共 0 次')
  })

  it('that cannot be had says why, is asked for again, and can be neither saved nor revoked', async () => {
    answer(consent.consentDetail, no(404, '没有这份授权书'), ok(DETAIL))
    await show(`?contractNo=${NO}`)
    expect(alerts()[0]).toContain('没有这份授权书')
    expect(button('PDF').disabled).toBe(true)
    expect(button('撤回授权').disabled).toBe(true)
    await press('重试')
    expect(button('PDF').disabled).toBe(false)
    expect(button('撤回授权').disabled).toBe(false)
  })

  it('is saved as PDF; a refusal is told and another try is open', async () => {
    answer(consent.consentPdf, no(503, '打印程序繁忙，请稍后再试'), fileNamed('SQ.pdf'))
    await show(`?contractNo=${NO}`)
    await press('PDF')
    expect(notes()).toEqual(['打印程序繁忙，请稍后再试'])
    expect(saved).toEqual([])
    await press('PDF')
    expect(saved.map((f) => f.name)).toEqual(['SQ.pdf'])
    expect(sent(consent.consentPdf)).toEqual([{ contractNo: NO }, { contractNo: NO }])
  })
})

describe('taking it back', () => {
  const ASK = '撤回授权'
  const start = async (query = `?contractNo=${NO}`) => {
    await show(query)
    await press(ASK)
  }

  it('says what ends at once, and sends number and reason', async () => {
    answer(consent.consentRevoke, ok({ ...ROW, status: 'REVOKED' }))
    await start()
    for (const words of [`（${NO}）`, '停止采集', '封存数据', '停止对外', '不能撤销'])
      expect(text()).toContain(words)
    await type(REASON, '  企业来电要求撤回 ')
    answer(consent.consentDetail, detailOf('REVOKED', { revokedAt: '2026-11-21T04:00:00Z' }))
    await press('确认撤回')
    expect(sent(consent.consentRevoke)).toEqual([{ contractNo: NO, reason: '企业来电要求撤回' }])
    expect(notes()).toEqual(['授权已撤回，数据已封存'])
    expect(text()).toContain('撤回时间2026-11-21 12:00:00')
    expect(sent(consent.consentList)).toHaveLength(2)
    expect(dialogs()).toEqual([DRAWER])
  })

  it('of a consent to report says that reports are sealed, and nothing of collecting', async () => {
    answer(consent.consentDetail, detailOf('EFFECTIVE', { scopes: ['REPORT'] }))
    await start()
    expect(text()).toContain('停止生成')
    expect(text()).toContain('封存报告')
    expect(text()).not.toContain('停止采集')
  })

  it('needs a reason', async () => {
    await start()
    await type(REASON, '   ')
    await press('确认撤回')
    expect(noteOf(REASON)).toBe('请填写撤回原因')
    expect(document.activeElement).toBe(field(REASON))
    expect(sent(consent.consentRevoke)).toEqual([])
  })

  it('that is refused says why and leaves the reason', async () => {
    answer(consent.consentRevoke, no(3004, '该授权书已被撤回'))
    await start()
    await type(REASON, '误签')
    await press('确认撤回')
    expect(text()).toContain('该授权书已被撤回')
    expect(field(REASON).value).toBe('误签')
    expect(dialogs()).toEqual([DRAWER, ASK])
    expect(notes()).toEqual([])
  })

  it('is sent once, however often it is pressed', async () => {
    const gate = Promise.withResolvers<object>()
    answer(consent.consentRevoke, gate.promise)
    await start()
    await type(REASON, '误签')
    await press('确认撤回')
    await pressIn(ASK, '确认撤回')
    expect(sent(consent.consentRevoke)).toHaveLength(1)
    expect(inside(ASK).getByRole<HTMLButtonElement>('button', { name: '取消' }).disabled).toBe(true)
    gate.resolve(ok(ROW))
  })

  it('that was begun is not dropped without asking', async () => {
    await start()
    await type(REASON, '误签')
    await pressIn(ASK, '取消')
    expect(dialogs()).toContain('提示')
    await press('继续填写')
    expect(field(REASON).value).toBe('误签')
    await pressIn(ASK, '取消')
    await pressIn('提示', '关闭')
    expect(dialogs()).toEqual([DRAWER])
    expect(sent(consent.consentRevoke)).toEqual([])
  })

  it.each([
    ['EFFECTIVE', false],
    ['EXPIRED', false],
    ['REVOKED', true],
    ['SUPERSEDED', true],
  ])('of one that is %s is closed: %s', async (status, closed) => {
    answer(consent.consentDetail, detailOf(status))
    await show(`?contractNo=${NO}`)
    expect(button(ASK).disabled).toBe(closed)
  })

  it('is not for who may only read, who is told whom to ask', async () => {
    be('ROLE_COMPANY_STAFF')
    await show(`?contractNo=${NO}`)
    expect(button(ASK).disabled).toBe(true)
    expect(text()).toContain('您的账号没有撤回授权的权限，请联系企业管理员办理')
    expect(buttons()).not.toContain('确认撤回')
  })
})
