// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { consent } from '@xinjian/contract/nouns/consent'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { listExport } from '@xinjian/contract/nouns/lists/listExport'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  alerts,
  button,
  leaveForGood,
  press,
  pressAt,
  text,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { CAPTION, DETAIL, DRAWER, FIRM, NO, ROW, show } from './consent-sample.ts'
import {
  cells,
  choose,
  dialogs,
  fileNamed,
  newDesk,
  notes,
  paged,
  pressIn,
  saved,
  TAX_NO,
} from './desk.tsx'

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
        '',
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
    expect(cells(CAPTION)[0]?.[5]).toBe(cell)
  })

  it('that is empty leads to the way in', async () => {
    answer(consent.consentList, ok(paged([])))
    await show()
    expect(text()).toContain('还没有授权书')
    expect(screen.getByRole('link', { name: '去生成采集链接' }).getAttribute('href')).toBe(
      '/queryCenter/dataCollection?way=phone',
    )
    expect(button('导出 Excel').disabled).toBe(true)
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

  it('leaves as a workbook with every value in a column of its own', async () => {
    await show()
    await press('导出 Excel')
    const [asked] = sent(listExport.exportAsk)
    expect(asked).toMatchObject({ list: 'consent', name: '授权管理', filter: {} })
    expect(asked?.columns).toContainEqual({ title: '被授权人', field: 'grantees' })
    expect(asked?.columns).toContainEqual({ title: '有效期', field: 'validTo', type: 'day' })
  })
})

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
      '共查看 3 次',
    ])
      expect(text()).toContain(words)
  })

  it('groups what one visit did, and opens to each look', async () => {
    answer(consent.consentDetail, ok({ ...DETAIL, row: { ...ROW, views: 504 } }))
    await show(`?contractNo=${NO}`)
    const [visit, single] = cells('谁查看过数据')
    expect(visit).toEqual([
      '2026-10-09 09:00 – 09:20',
      'demo',
      '查看报告 2 次、查看明细' +
        '09:00:00 查看报告报告 INV202610080000000427' +
        '09:04:00 查看明细报告 INV202610080000000427' +
        '09:20:30 查看报告报告 INV202610080000000427',
      '报告 INV202610080000000427',
      '贷审会',
    ])
    expect(single).toEqual([
      '2026-10-09 00:00:00',
      'staff',
      '下载pdf',
      '报告 INV202610080000000427',
      '--',
    ])
    expect(document.querySelectorAll('details')).toHaveLength(1)
    expect(text()).toContain('下面是最近 4 次。')
  })

  it('names its data in words, and keeps the code of what this page does not know', async () => {
    await show(`?contractNo=${NO}`)
    const tags = [...document.querySelectorAll('dd')].find((d) =>
      d.textContent.includes('FUTURE_DATA'),
    )
    expect(tags?.textContent).toBe('销项发票增值税申报FUTURE_DATA')
  })

  it('nobody looked at says so', async () => {
    answer(consent.consentDetail, ok({ ...DETAIL, visits: [], row: { ...ROW, views: 0 } }))
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
