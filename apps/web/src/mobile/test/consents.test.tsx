// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alerts, buttons, leaveForGood, press, text } from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { at, newPhone, taskIn, visit } from './phone.tsx'

const mine = (over = {}) => [
  {
    code: 'ENT_TAX',
    contractNo: 'SQ-1',
    title: '涉税数据采集授权书',
    status: 'EFFECTIVE',
    signedAt: '2026-11-21T03:00:00Z',
    validTo: '2026-12-20T16:30:00Z',
    visits: [],
    ...over,
  },
]
const done = taskIn('SUCCESS')
const WITHDRAW = '撤回《涉税数据采集授权书》'

beforeEach(() => {
  newPhone()
  answer(collect.consentMine, ok(mine()))
})
afterEach(leaveForGood)

describe('my consents', () => {
  it('say until when, in days of China, and that nobody has looked', async () => {
    await visit('taskSuccess', done)
    expect(text()).toContain('涉税数据采集授权书有效，至 2026年12月21日还没有人查看过')
    expect(text()).toContain(
      '以后随时可以打开“我的授权”，用签署时的手机号和短信验证码查看或撤回；也可以致电 400-000-0000',
    )
  })

  it('name who has looked at what, and when', async () => {
    const seen = (who: string, looks: { at: string; action: string; object: string }[]) => ({
      who,
      from: looks[0]!.at,
      to: looks.at(-1)!.at,
      looks,
    })
    const visits = [
      seen('示例银行 张某', [
        { at: '2026-11-21T02:05:00Z', action: '查看', object: '发票报告' },
        { at: '2026-11-21T02:06:00Z', action: '下载', object: '发票报告' },
        { at: '2026-11-21T02:09:00Z', action: '查看', object: '发票报告' },
      ]),
      seen('示例银行 李某', [{ at: '2026-11-20T02:05:00Z', action: '下载', object: '纳税报告' }]),
    ]
    answer(collect.consentMine, ok(mine({ visits })))
    await visit('taskSuccess', done)
    expect(text()).toContain('谁查看过（2 次）')
    expect(text()).toContain('示例银行 张某 · 查看 2 次、下载 · 发票报告')
    expect(text()).toContain('下载 · 发票报告10:06')
    expect(text()).toContain('示例银行 李某 · 下载 · 纳税报告11月20日 10:05')
  })

  it('are not shown where nothing was signed, or could not be had', async () => {
    answer(collect.consentMine, no(500, 'x'))
    await visit('taskSuccess', done)
    expect(text()).not.toContain('我的授权')
    expect(alerts()).toEqual([])
  })

  it.each([
    ['EXPIRED', '已于 2026年12月21日 到期'],
    ['REVOKED', '已撤回'],
    ['SUPERSEDED', '已由新的授权取代'],
  ])('%s: %s, with nothing to withdraw', async (status, words) => {
    answer(collect.consentMine, ok(mine({ status })))
    await visit('taskSuccess', done)
    expect(text()).toContain(words)
    expect(buttons()).not.toContain(WITHDRAW)
  })
})

describe('withdrawing', () => {
  const ask = async () => {
    await visit('taskSuccess', done)
    await press(WITHDRAW)
  }

  it('says first what it means, and leaves it when told so', async () => {
    await ask()
    expect(text()).toContain(
      '撤回 SQ-1 后：停止采集；示例银行依据本授权采集的数据、用这些数据出具的信用报告全部封存',
    )
    expect(text()).toContain(
      '不影响：示例银行自行上传的发票、报表等资料和只用这些资料出具的报告，对其他机构的授权',
    )
    await press('暂不撤回')
    expect(sent(collect.consentWithdraw)).toEqual([])
    expect(text()).toContain('有效，至')
  })

  it('ends the task, and says that it is done', async () => {
    answer(collect.consentWithdraw, ok(taskIn('CANCELLED', { version: 2 })))
    answer(collect.consentMine, ok(mine()), ok(mine({ status: 'REVOKED' })))
    await ask()
    await press('确定撤回')
    expect(sent(collect.consentWithdraw)).toEqual([{ contractNo: 'SQ-1' }])
    expect(text()).toContain(
      '采集授权已撤回：采集的数据和据此出具的报告已封存，示例银行自行上传的资料不受影响',
    )
    expect(at()).toBe('fail')
  })

  it('of the consent to query leaves the data alone, and says so', async () => {
    answer(collect.consentMine, ok(mine({ code: 'ENT_QUERY', contractNo: 'SQ-2' })))
    await ask()
    expect(text()).toContain('不影响：采集和已采集的数据（须另行撤回采集授权）')
  })

  it('that is refused says why, and can be tried again', async () => {
    answer(collect.consentWithdraw, no(500, '系统数据异常，请稍后重试'))
    await ask()
    await press('确定撤回')
    expect(alerts()).toEqual(['系统数据异常，请稍后重试'])
    expect(buttons()).toContain(WITHDRAW)
  })
})

describe('the signed contract', () => {
  const files: string[] = []
  beforeEach(() => {
    files.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download)
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it('is kept under its number', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }
    answer(collect.agreementPdf, new Response('%PDF', { headers }))
    await visit('taskSuccess', done)
    await press('下载数据采集授权书')
    expect(sent(collect.agreementPdf)).toEqual([{ code: 'ENT_TAX', contractNo: 'SQ-1' }])
    expect(files).toEqual(['SQ-1-ENT_TAX.pdf'])
  })

  it('inside WeChat, where nothing can be downloaded, says where to open it', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0.50')
    await visit('taskSuccess', done)
    await press('下载数据采集授权书')
    expect(text()).toContain('请点右上角“···”，选择“在浏览器打开”')
    expect([sent(collect.agreementPdf), files]).toEqual([[], []])
  })

  it('that cannot be had says why', async () => {
    answer(collect.agreementPdf, no(404, '授权书不存在'))
    await visit('taskSuccess', done)
    await press('下载数据采集授权书')
    expect([alerts(), files]).toEqual([['授权书不存在'], []])
    expect(screen.getByRole('button', { name: '下载数据采集授权书' })).toBeTruthy()
  })
})
