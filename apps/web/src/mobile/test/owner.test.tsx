// @vitest-environment happy-dom
import { collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alerts,
  buttons,
  field,
  leaveForGood,
  pass,
  press,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { FIRM, newPhone, taskIn, visit } from './phone.tsx'

const owned = (over = {}) => ({
  institution: '示例商业银行',
  enterprise: FIRM,
  code: 'ENT_TAX',
  contractNo: 'AUT1',
  title: '企业涉税数据采集授权书',
  status: 'EFFECTIVE',
  signedAt: '2026-11-01T03:00:00Z',
  validTo: '2026-12-01T03:00:00Z',
  visits: [],
  ...over,
})
const WITHDRAW = '撤回《企业涉税数据采集授权书》'

beforeEach(() => {
  newPhone()
  sessionStorage.clear()
  answer(collect.ownerCode, ok({ resendAfterSeconds: 60 }))
  answer(collect.login, ok({ token: 'o1', expiresAt: '' }))
  answer(collect.ownerConsents, ok([owned()]))
  answer(collect.ownerTasks, ok([]))
})
afterEach(leaveForGood)

async function login() {
  await visit('consents', undefined, '')
  await type('签署时的手机号', '19900000001')
  await press('获取验证码')
  await type('6位短信验证码', '123456')
}

describe('my consents without a visit', () => {
  it('open by mobile and code, and need no link', async () => {
    await login()
    expect(sent(collect.getChannelToken)).toEqual([])
    expect(sent(collect.login)).toEqual([{ mobile: '19900000001', smsCode: '123456' }])
    expect(text()).toContain('示例科技有限公司授权给 示例商业银行 · AUT1')
    expect(text()).toContain('有效，至 2026年12月1日')
  })

  it('say what becomes of the number, whoever’s it is', async () => {
    await visit('consents', undefined, '')
    await press('获取验证码')
    expect(alerts()).toEqual(['请输入11位手机号码'])
    await type('签署时的手机号', '19900000001')
    await press('获取验证码')
    expect(text()).toContain('如该手机号签署过授权，您将收到验证码短信。')
    expect(buttons()).toContain('60 秒后可重发')
    await pass(60_000)
    expect(buttons()).toContain('重新获取')
  })

  it('ask for the code again when it was wrong', async () => {
    answer(collect.login, no(1003, '短信验证码不正确或已失效，请重新获取'))
    await login()
    expect(alerts()).toEqual(['短信验证码不正确或已失效，请重新获取'])
    expect(field('6位短信验证码').value).toBe('')
  })

  it('are withdrawn one by one, after a word on what it reaches', async () => {
    answer(collect.ownerConsents, ok([owned()]), ok([owned({ status: 'REVOKED' })]))
    answer(collect.ownerWithdraw, ok(null))
    await login()
    await press(WITHDRAW)
    expect(text()).toContain(
      '撤回 AUT1 后：停止采集；示例商业银行依据本授权采集的数据、用这些数据出具的信用报告全部封存',
    )
    await press('确定撤回')
    expect(sent(collect.ownerWithdraw)).toEqual([{ token: 'o1', contractNo: 'AUT1' }])
    expect(text()).toContain('已撤回')
    expect(buttons()).not.toContain(WITHDRAW)
  })

  it('close when the day is over, and when the person leaves', async () => {
    await login()
    await visit('consents', undefined, '')
    expect(sent(collect.ownerConsents)).toHaveLength(2)
    answer(collect.ownerConsents, no(3001, '登录已过期，请用手机号重新登录'))
    await visit('consents', undefined, '')
    expect(field('签署时的手机号')).toBeTruthy()
    expect(sessionStorage.getItem('collect.owner')).toBeNull()
  })
})

describe('collections of one’s own', () => {
  const task = (state: string, over = {}) => ({
    finTaskId: `F-${state}`,
    institution: '示例商业银行',
    kind: 'TAX',
    enterprise: FIRM,
    state,
    openedAt: '2026-11-21T03:00:00Z',
    ...over,
  })
  const assign = vi.fn()
  beforeEach(() => {
    assign.mockClear()
    vi.spyOn(location, 'assign').mockImplementation(assign)
  })

  it('are told with how far they are, and go on here by a code of one use', async () => {
    answer(collect.ownerTasks, ok([task('LOGIN_SMS'), task('SUCCESS')]))
    answer(collect.ownerGoOn, ok({ back: 'ABCD2345', kind: 'TAX', expiresAt: '' }))
    await login()
    expect(text()).toContain('已签署，待登录 · 示例商业银行')
    expect(text()).toContain('采集完成 · 示例商业银行')
    await press('在本机继续办理')
    expect(sent(collect.ownerGoOn)).toEqual([{ token: 'o1', finTaskId: 'F-LOGIN_SMS' }])
    expect(assign).toHaveBeenCalledWith('/m/taxWeb/index?back=ABCD2345')
  })

  it('of books go on at their own address', async () => {
    answer(collect.ownerTasks, ok([task('LOGIN', { kind: 'ERP' })]))
    answer(collect.ownerGoOn, ok({ back: 'ABCD2345', kind: 'ERP', expiresAt: '' }))
    await login()
    await press('在本机继续办理')
    expect(assign).toHaveBeenCalledWith('/m/erp/start?back=ABCD2345')
  })

  it('that ended meanwhile are told so', async () => {
    answer(collect.ownerTasks, ok([task('LOGIN')]))
    answer(collect.ownerGoOn, no(404, '该办理已结束或不是您签署的，请刷新后重试'))
    await login()
    await press('在本机继续办理')
    expect(alerts()).toEqual(['该办理已结束或不是您签署的，请刷新后重试'])
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('the link of a message', () => {
  it('leads to its task once; loaded anew the page goes on by its own token', async () => {
    await visit('index', taskIn('LOGIN'), '?channel=demo&back=code1')
    expect(sent(collect.getChannelToken)[0]).toMatchObject({ channelCode: 'demo', back: 'code1' })
    expect(location.search).toBe('?channel=demo')
    await visit('loginEtax', taskIn('LOGIN'))
    expect(sent(collect.getChannelToken)[1]).toMatchObject({ resume: 't1' })
    expect(sent(collect.getChannelToken)[1]).not.toHaveProperty('back')
  })
})
