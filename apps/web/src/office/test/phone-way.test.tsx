// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { board } from '@xinjian/contract/nouns/board'
import { channel } from '@xinjian/contract/nouns/channel'
import { collect } from '@xinjian/contract/nouns/collect'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { listExport } from '@xinjian/contract/nouns/lists/listExport'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  address,
  alerts,
  button,
  buttons,
  leaveForGood,
  noteOf,
  pass,
  press,
  pressAt,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent, serve } from '../../test-support/server.ts'
import { step, taskRow } from '../collect/test-support/sample.ts'
import { be, cells, choose, dialogs, newDesk, notes, paged, pressIn, TAX_NO } from './desk.tsx'
import { AT, FIRM, LINK, OF_FIRM, QUIET, show, TASK } from './phone-sample.ts'

beforeEach(() => {
  newDesk()
  answer(enterprise.enterpriseList, ok(paged([FIRM])))
  answer(board.collectTasks, ok(paged([TASK])))
  answer(collect.getAllTaxAreas, ok([{ code: '4403', name: '深圳' }]))
  answer(channel.collectChannel, ok(QUIET))
  answer(channel.collectLink, ok(LINK))
  answer(intake.jobEvents, new Promise(() => undefined))
  serve('/api/environment', '{"sandbox":false,"sandboxUrl":null}')
})
afterEach(leaveForGood)

describe('the link', () => {
  it('is made for whoever opens it, with a mark of whose it was', async () => {
    await show()
    expect(text()).toContain('不限企业')
    await type('来源标记（选填）', ' A007 ')
    await press('生成链接')
    expect(sent(channel.collectLink)).toEqual([{ source: 'A007' }])
    expect(text()).toContain(LINK.url)
    expect(text()).toContain('2026-11-28 12:00 前有效')
    expect(screen.getByRole('img', { name: '手机扫码打开' }).getAttribute('src')).toBe(LINK.qr)
    expect(button('重新生成')).toBeTruthy()
  })

  it('says what it buys by itself, and what that costs; of one that buys nothing, that', async () => {
    await show()
    await press('生成链接')
    expect(text()).toContain('采集完成后不会自动生成报告，不产生费用')
    const price = { product: 'INVOICE', unit: '次', price: 120_000 }
    const named = { productName: '发票报告', productNameEn: 'Invoice report' }
    answer(channel.collectLink, ok({ ...LINK, autoReport: [{ ...price, ...named }] }))
    await press('重新生成')
    expect(text()).toContain('采集完成后将自动生成一份报告并计费')
    expect(text()).toContain('发票报告 ¥12.00/次')
  })

  it('is made for the enterprise that is chosen, until it is let go of', async () => {
    await show(OF_FIRM)
    await press('生成链接')
    expect(sent(channel.collectLink)).toEqual([{ taxNo: TAX_NO }])
    await press('改为不限企业')
    expect(address()).toBe(AT)
    expect(text()).not.toContain(LINK.url)
  })

  it('that is refused says why at the field', async () => {
    answer(channel.collectLink, no(429, '生成过于频繁，请稍后再试'))
    await show()
    await press('生成链接')
    expect(noteOf('来源标记（选填）')).toBe('生成过于频繁，请稍后再试')
    expect(text()).not.toContain(LINK.url)
  })

  it('is copied whole', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
    await show()
    await press('生成链接')
    await press('复制链接')
    expect(writeText).toHaveBeenCalledWith(LINK.url)
    expect(notes()).toEqual(['链接已复制'])
  })

  it('is not for who may only look at tasks', async () => {
    be('ROLE_DEMO')
    await show()
    expect(text()).toContain('您的账号没有采集权限')
    expect(buttons()).not.toContain('生成链接')
    expect(cells('采集任务')).toHaveLength(1)
    expect(sent(channel.collectChannel)).toEqual([])
  })

  it('and its tasks are no way in for who may not even see them', async () => {
    be('ROLE_RYC_CHILD')
    await show()
    expect(text()).not.toContain('手机采集')
    expect(sent(board.collectTasks)).toEqual([])
  })
})

describe('tasks', () => {
  it('say what went wrong in the words the person saw, and how long it took', async () => {
    await show()
    expect(cells('采集任务')[0]).toEqual([
      '示例制造有限公司91440300MA510000XW',
      '深圳',
      expect.stringMatching(/失败.*TE-05 密码有误$/),
      '--',
      expect.stringContaining('用时 3'),
      '查看过程',
    ])
  })

  it('are narrowed by state, bureau and enterprise', async () => {
    await show(OF_FIRM)
    await choose('状态', 'FAILED')
    await pressAt(screen.getByLabelText('仅看当前企业'))
    expect(sent(board.collectTasks).at(-1)).toEqual({
      state: 'FAILED',
      taxNo: TAX_NO,
      page: 1,
      size: 20,
    })
  })

  it('on the way are looked at again by themselves; ended ones are not', async () => {
    answer(board.collectTasks, ok(paged([taskRow({ state: 'LOGIN' })])), ok(paged([TASK])))
    await show()
    await pass(9_000)
    expect(text()).toContain('TE-05 密码有误')
    const asked = sent(board.collectTasks).length
    await pass(60_000)
    expect(sent(board.collectTasks)).toHaveLength(asked)
  })

  it('that brought data lead to it', async () => {
    answer(board.collectTasks, ok(paged([taskRow({ state: 'SUCCESS', contractNo: 'SQ1' })])))
    await show()
    const hrefs = screen.getAllByRole('link').map((a) => a.getAttribute('href'))
    expect(hrefs).toContain('/queryCenter/dataCollection?taxId=91440300MA510000XW&way=data')
    expect(hrefs).toContain('/queryCenter/consents?contractNo=SQ1')
  })

  it('leave as a workbook', async () => {
    await show()
    await press('导出 Excel')
    const [asked] = sent(listExport.exportAsk)
    expect(asked).toMatchObject({ list: 'task' })
    expect(asked?.columns).toContainEqual({ title: '失败代码', field: 'failureCode' })
  })

  it('show every step of one, kept in the address, even of another page', async () => {
    answer(
      board.collectTimeline,
      no(500, '读取失败'),
      ok([
        step('2026-03-01T02:00:00Z', 'LOGIN', 'BUREAU', { bureauMessage: '密码错误', ok: false }),
      ]),
    )
    answer(
      board.collectTasks,
      ok(paged([TASK])),
      ok(paged([taskRow({ taskId: 'T9', contractNo: 'SQ9' })])),
    )
    await show(`${AT}&task=T9`)
    expect(sent(board.collectTasks)[1]).toEqual({ taskId: 'T9', page: 1, size: 1 })
    expect(sent(board.collectTimeline)).toEqual([{ taskId: 'T9' }])
    expect(alerts()[0]).toContain('读取失败')
    await press('重试')
    expect(text()).toContain('密码错误')
    expect(dialogs()).toHaveLength(1)
    await pressIn('采集过程', '关闭')
    expect(address()).toBe(AT)
  })
})
