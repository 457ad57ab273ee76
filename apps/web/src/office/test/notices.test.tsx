// @vitest-environment happy-dom
import { board } from '@xinjian/contract/nouns/board'
import { channel } from '@xinjian/contract/nouns/channel'
import { collect } from '@xinjian/contract/nouns/collect'
import { enterprise } from '@xinjian/contract/nouns/enterprise'
import { intake } from '@xinjian/contract/nouns/intake'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  alerts,
  buttons,
  field,
  leaveForGood,
  noteOf,
  pass,
  press,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent, serve } from '../../test-support/server.ts'
import { be, dialogs, inside, newDesk, notes, paged, pressIn } from './desk.tsx'
import { AT, FIRM, LINK, QUIET, show, TASK, TOLD, URL_NOW } from './phone-sample.ts'

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
    expect(text()).toContain('原密钥在并行期结束时失效')
    expect(inside('更换通知地址').getByText(URL_NOW)).toBeTruthy()
  })

  it('a changed secret holds on as long as is said, and until when is seen', async () => {
    answer(channel.collectChannel, ok(TOLD))
    answer(channel.collectCallback, ok({ callbackUrl: URL_NOW, secret: SECRET }))
    await show()
    expect(text()).not.toContain('原密钥有效至')
    await press('更换地址')
    await type(FIELD, URL_NOW)
    await type(/^并行小时数/, '721')
    await press('确认更换')
    expect(noteOf(/^并行小时数/)).toBe('不能大于720')
    await type(/^并行小时数/, '48')
    answer(channel.collectChannel, ok({ ...TOLD, formerSecretUntil: '2026-11-03T02:00:00Z' }))
    await press('确认更换')
    expect(sent(channel.collectCallback)).toEqual([{ url: URL_NOW, overlapHours: 48 }])
    await press('我已保存密钥')
    expect(text()).toContain('原密钥有效至2026-11-03 10:00')
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
      event: 'collect.result',
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
