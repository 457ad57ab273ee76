// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { board } from '@xinjian/contract/nouns/board'
import { channel } from '@xinjian/contract/nouns/channel'
import { collect } from '@xinjian/contract/nouns/collect'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  address,
  alerts,
  button,
  buttons,
  field,
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
import { Component } from '../pages/DataCollection.tsx'
import {
  be,
  cells,
  choose,
  dialogs,
  inside,
  newDesk,
  notes,
  open,
  paged,
  pressIn,
  saved,
  TAX_NO,
} from './desk.tsx'

const FIRM = { id: 1, name: '示例科技有限公司', taxNo: TAX_NO, firstMonth: null, sealed: false }
const LINK = {
  url: 'https://x.example/m/1',
  qr: 'data:image/png;base64,AA',
  expiresAt: '2026-11-28T04:00:00Z',
}
const QUIET = {
  code: 'C1',
  title: '示例银行',
  callbackUrl: null as string | null,
  callbackSince: null as string | null,
  deliveries: [] as object[],
}
const URL_NOW = 'https://api.example.com/result'
const TOLD = { ...QUIET, callbackUrl: URL_NOW, callbackSince: '2026-11-01T02:00:00Z' }
const TASK = taskRow({
  taskId: 'T1',
  state: 'FAILED',
  failureCode: 'TE-05',
  failureMessage: '密码有误',
  finishedAt: '2026-03-01T02:03:00Z',
})
const AT = '/queryCenter/dataCollection?way=phone'
const OF_FIRM = `/queryCenter/dataCollection?taxId=${TAX_NO}&way=phone`
const show = (at = AT) => open(at, Component)

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

  it('leave as a spreadsheet', async () => {
    await show()
    await press('导出 CSV')
    expect(await saved[0]?.blob.text()).toContain('F2026030100000001,示例制造有限公司,')
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

describe('the notices', () => {
  const FIELD = /^通知地址/
  const SECRET = 'sk_once'
  const register = async () => {
    await show()
    await press('登记通知地址')
    await type(FIELD, ` ${URL_NOW} `)
    await press('登记')
  }

  it('are offered where there are none, and the secret is shown this once', async () => {
    answer(channel.collectCallback, ok({ callbackUrl: URL_NOW, secret: SECRET }))
    await register()
    expect(sent(channel.collectCallback)).toEqual([{ url: URL_NOW }])
    expect(dialogs()).toEqual(['已登记，请保存签名密钥'])
    expect(text()).toContain(SECRET)
    expect(
      inside('已登记，请保存签名密钥')
        .getAllByRole('button')
        .map((b) => b.textContent),
    ).toEqual(['复制密钥', '我已保存密钥'])
    await press('我已保存密钥')
    expect(text()).not.toContain(SECRET)
    expect(sent(channel.collectChannel).length).toBeGreaterThan(1)
  })

  it('that are refused say so at the address, which stays', async () => {
    answer(channel.collectCallback, no(400, '不能使用内网地址，请填写公网域名'))
    await register()
    expect(noteOf(FIELD)).toBe('不能使用内网地址，请填写公网域名')
    expect(field(FIELD).value).toContain(URL_NOW)
  })

  it('need an address', async () => {
    await show()
    await press('登记通知地址')
    await press('登记')
    expect(noteOf(FIELD)).toBe('请填写通知地址')
    expect(sent(channel.collectCallback)).toEqual([])
  })

  it('that are on say where to and since when; a change warns of the old secret', async () => {
    answer(channel.collectChannel, ok(TOLD))
    await show()
    expect(text()).toContain('已启用')
    expect(text()).toContain('2026-11-01 10:00')
    await press('更换地址')
    expect(text()).toContain('原密钥立即失效')
    expect(inside('更换通知地址').getByText(URL_NOW)).toBeTruthy()
  })

  it('end only when asked twice, and by sending no address', async () => {
    answer(channel.collectChannel, ok(TOLD))
    answer(channel.collectCallback, ok({ callbackUrl: null, secret: null }))
    await show()
    await press('停止通知')
    expect(text()).toContain(`停止后不再向 ${URL_NOW} 发送通知`)
    await pressIn('停止结果通知？', '取消')
    expect(sent(channel.collectCallback)).toEqual([])
    await press('停止通知')
    answer(channel.collectChannel, ok(QUIET))
    await press('确认停止')
    expect(sent(channel.collectCallback)).toEqual([{}])
    expect(notes()).toEqual(['已停止结果通知'])
    expect(text()).toContain('尚未登记通知地址')
  })

  it('that cannot be ended say why, and are still on', async () => {
    answer(channel.collectChannel, ok(TOLD))
    answer(channel.collectCallback, no(403, '您没有此项权限，如需开通请联系管理员'))
    await show()
    await press('停止通知')
    await press('确认停止')
    expect(notes()).toEqual(['您没有此项权限，如需开通请联系管理员'])
    expect(text()).toContain('已启用')
  })

  it('list what came of the last ones, each with the way to its steps', async () => {
    const sentOut = {
      callbackNo: 'C1',
      taskId: 'T1',
      enterpriseName: null,
      status: 'QUEUED',
      failures: 2,
      createdAt: '2026-11-21T02:00:00Z',
      dueAt: '2026-11-21T04:05:00Z',
      finishedAt: null,
    }
    answer(channel.collectChannel, ok({ ...TOLD, deliveries: [sentOut] }))
    answer(board.collectTimeline, ok([]))
    await show()
    expect(text()).toContain('2 次未送达，11-21 12:05 重发')
    await press('查看过程 T1')
    expect(address()).toBe(`${AT}&task=T1`)
    const asked = sent(channel.collectChannel).length
    await pass(3_500)
    expect(sent(channel.collectChannel).length).toBeGreaterThan(asked)
  })

  it('are seen but not changed by who may not write for the company', async () => {
    be('ROLE_COMPANY_STAFF')
    answer(channel.collectChannel, ok(TOLD))
    await show()
    expect(text()).toContain('登记和更换通知地址需要企业管理权限')
    expect(buttons()).not.toContain('更换地址')
    expect(buttons()).not.toContain('停止通知')
  })

  it('that cannot be read say why, and are asked for again', async () => {
    answer(channel.collectChannel, no(500, '读取失败'), ok(QUIET))
    await show()
    expect(alerts()[0]).toContain('读取失败')
    await press('重试')
    expect(text()).toContain('尚未登记通知地址')
  })
})
