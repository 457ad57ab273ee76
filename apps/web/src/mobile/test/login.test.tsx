// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { SEALED_HEADER } from '@xinjian/contract/sealed-body'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  alerts,
  button,
  field,
  leaveForGood,
  noteOf,
  pass,
  press,
  pressAt,
  settle,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, DEAD, headersOf, no, ok, sent } from '../../test-support/server.ts'
import { at, failureOf, newPhone, taskIn, visit } from './phone.tsx'

const AREA = { code: '4403', name: '深圳' }
const DOOR = {
  bureau: '深圳电子税务局',
  ways: ['PASSWORD', 'SMS', 'QR'],
  identities: [
    { code: 'LEGAL_REP', name: '法定代表人' },
    { code: 'FINANCE', name: '财务负责人' },
  ],
  captcha: true,
  checks: [],
  accountLabel: '居民身份证号码/手机号码',
  appName: '税务APP',
  canOpenPassword: true,
}
const image = (n: number) => ok({ image: `data:image/png;base64,${n}`, expiresAt: '' })
const atLogin = taskIn('LOGIN', { area: AREA })
const ACCOUNT = DOOR.accountLabel
const PASSWORD = '个人用户密码'
const CAPTCHA = '图形验证码'
const shownImage = () => button('换一张').querySelector('img')?.getAttribute('src')
const tab = (name: string) =>
  [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('tab')].find(
    (one) => one.textContent === name || one.parentElement?.textContent === name,
  )

async function fill() {
  await type(ACCOUNT, '19900000001')
  await type(PASSWORD, 'geheim')
  await type(CAPTCHA, 'ab12')
}
const login = (name = '登录并开始采集') => press(name)

beforeEach(() => {
  newPhone()
  answer(collect.loginLocation, ok(DOOR))
  answer(collect.getChineseVerifyCode, image(1), image(2), image(3))
})
afterEach(leaveForGood)

describe('the door', () => {
  it('has the form of this bureau: its name, its ways in, its word for an account', async () => {
    await visit('loginEtax', atLogin)
    expect(text()).toContain('登录深圳电子税务局')
    expect(field(ACCOUNT)).toBeTruthy()
    for (const way of ['密码登录', '短信登录', '扫码登录']) expect(tab(way)).toBeTruthy()
    expect(shownImage()).toBe('data:image/png;base64,1')
  })

  it('in the midst of a collection says that what is there is kept, whichever way is tried next', async () => {
    const kept = '已采集的 2 类共 1,236 条数据已保留'
    const item = { name: '', mandatory: true, state: 'DONE' } as const
    const datasets = [
      { ...item, dataset: 'INVOICE_OUT', rows: 1_200 },
      { ...item, dataset: 'VAT_RETURN', rows: 36 },
      { ...item, dataset: 'TAX_ARREARS', rows: 0, state: 'PENDING' },
    ] as const
    const failure = failureOf('TE-15', 'LOGIN')
    await visit('loginEtax', { ...atLogin, failure, datasets: [...datasets] })
    expect(text()).toContain(kept)
    await pressAt(tab('短信登录')!)
    expect(text()).toContain(kept)
    await visit('loginEtax', atLogin)
    expect(text()).not.toContain('已保留')
  })

  it('asks for no image where the bureau has none, and shows no choice where there is one way', async () => {
    answer(collect.loginLocation, ok({ ...DOOR, ways: ['PASSWORD'], captcha: false }))
    await visit('loginEtax', atLogin)
    expect(screen.queryByLabelText(CAPTCHA)).toBeNull()
    expect(tab('短信登录')).toBeUndefined()
    expect(sent(collect.getChineseVerifyCode)).toEqual([])
  })

  it('that does not answer is knocked at again', async () => {
    answer(collect.loginLocation, no(500, '税局没有答复'), ok(DOOR))
    await visit('loginEtax', atLogin)
    expect(alerts()).toEqual(['税局没有答复'])
    await press('重试')
    expect(field(ACCOUNT)).toBeTruthy()
  })

  it.each([
    ['忘记密码', 'openPwdAccount?for=retrieve'],
    ['尚未开通密码登录', 'openPwdAccount'],
  ])('%s leads to what to do', async (link, place) => {
    await visit('loginEtax', atLogin)
    await press(link)
    expect(at()).toBe(place)
  })
})

describe('by password', () => {
  it('is sent once, sealed, with the image and in the role of who signed', async () => {
    const signer = { name: '赵', mobile: '199****0001', role: 'FINANCE' }
    answer(collect.loginEtax, ok(taskIn('COLLECTING', { version: 2 })))
    answer(collect.sendCollect, ok(taskIn('COLLECTING', { version: 3 })))
    await visit('loginEtax', { ...atLogin, signer })
    await fill()
    await login()
    expect(sent(collect.loginEtax)).toEqual([
      {
        way: 'PASSWORD',
        account: '19900000001',
        password: 'geheim',
        captcha: 'ab12',
        identity: 'FINANCE',
      },
    ])
    expect(headersOf(collect.loginEtax)[0]?.[SEALED_HEADER]).toBe('sealed')
    expect(sent(collect.sendCollect)).toHaveLength(1)
    expect(at()).toBe('collecting')
    expect(JSON.stringify(localStorage)).not.toContain('geheim')
  })

  it('in another role, when the person says so', async () => {
    answer(collect.loginEtax, ok(taskIn('ROLE', { version: 2 })))
    await visit('loginEtax', atLogin)
    await pressAt(screen.getByRole('radio', { name: '法定代表人' }))
    await fill()
    await login()
    expect(sent(collect.loginEtax)[0]?.identity).toBe('LEGAL_REP')
  })

  it('lacks nothing, or it is said where', async () => {
    await visit('loginEtax', atLogin)
    await login()
    expect([noteOf(ACCOUNT), noteOf(PASSWORD), noteOf(CAPTCHA)]).toEqual([
      '请输入身份证号码或手机号码',
      '请输入密码',
      '请输入图形验证码',
    ])
    expect(sent(collect.loginEtax)).toEqual([])
  })

  it('begins with the mobile of who signed, and with nothing once that was wiped out', async () => {
    localStorage.setItem(
      'collect.demo.drafts',
      JSON.stringify({ at: Date.now(), drafts: { validate: { mobile: '19900000007' } } }),
    )
    await visit('loginEtax', atLogin)
    expect(field(ACCOUNT).value).toBe('19900000007')
    await type(ACCOUNT, '')
    await visit('loginEtax', atLogin)
    expect(field(ACCOUNT).value).toBe('')
  })

  it('counts the seconds aloud once the bureau takes its time', async () => {
    const gate = Promise.withResolvers<object>()
    answer(collect.loginEtax, gate.promise)
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    await pass(3_000)
    expect(text()).not.toContain('税局正在核验')
    await pass(2_000)
    expect(text()).toContain('税局正在核验，最长约90秒，请不要关闭页面 已等待 5 秒')
    await login()
    expect(sent(collect.loginEtax)).toHaveLength(1)
    gate.resolve(ok(taskIn('ROLE', { version: 2 })))
    await settle()
  })
})

describe('an attempt that failed', () => {
  const refused = (code: string, over = {}) =>
    ok(
      taskIn('LOGIN', {
        area: AREA,
        version: 2,
        failure: failureOf(code, 'EDIT', { message: '账号或密码不正确，还可尝试4次', ...over }),
      }),
    )

  it('by its password: the password is asked for again, the rest stays, with a new image', async () => {
    answer(collect.loginEtax, refused('TE-01', { bureauMessage: '用户名或密码错误' }))
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    expect([field(ACCOUNT).value, field(PASSWORD).value, field(CAPTCHA).value]).toEqual([
      '19900000001',
      '',
      '',
    ])
    expect(noteOf(PASSWORD)).toBe('账号或密码不正确，还可尝试4次')
    expect(shownImage()).toBe('data:image/png;base64,2')
    expect(alerts().join()).toContain('税局原话用户名或密码错误')
    expect(button('改用扫码登录')).toBeTruthy()
  })

  it('by the image: password and account stay', async () => {
    answer(collect.loginEtax, refused('TE-05', { message: '图形验证码不正确' }))
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    expect([field(PASSWORD).value, field(CAPTCHA).value, noteOf(CAPTCHA)]).toEqual([
      'geheim',
      '',
      '图形验证码不正确',
    ])
  })

  it('by an outage: what was read off the old image is emptied with it', async () => {
    answer(collect.loginEtax, DEAD)
    answer(collect.getRoute, ok(atLogin))
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    await settle()
    expect([field(PASSWORD).value, field(CAPTCHA).value]).toEqual(['geheim', ''])
    expect(shownImage()).toBe('data:image/png;base64,2')
  })

  it('another image, asked for by hand, empties the field too', async () => {
    await visit('loginEtax', atLogin)
    await type(CAPTCHA, 'ab12')
    await press('换一张')
    expect(field(CAPTCHA).value).toBe('')
  })

  it('is mended by another way in, and then nothing is said of it', async () => {
    answer(collect.loginEtax, refused('TE-02', {}))
    answer(collect.getQRCode, no(500, '稍后再试'))
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    expect(alerts().join()).toContain('账号已被税局锁定')
    await pressAt(tab('短信登录') as HTMLElement)
    expect(alerts().join()).not.toContain('账号已被税局锁定')
    expect(field('手机号码')).toBeTruthy()
  })

  it('by a lost line is not made again by itself: the image is new, the person decides', async () => {
    answer(collect.loginEtax, DEAD)
    answer(collect.getRoute, ok(atLogin))
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    expect(text()).toContain('网络连接异常，请检查网络后重试')
    expect(shownImage()).toBe('data:image/png;base64,2')
    await pass(10_000)
    expect(sent(collect.loginEtax)).toHaveLength(1)
  })

  it('by a lost line may have arrived: then the page goes on where the server is', async () => {
    answer(collect.loginEtax, DEAD)
    answer(collect.getRoute, ok(taskIn('LOGIN_SMS', { version: 5 })))
    await visit('loginEtax', atLogin)
    await fill()
    await login()
    expect(at()).toBe('msgCode')
  })
})

describe('the image', () => {
  it('is changed by a tap', async () => {
    await visit('loginEtax', atLogin)
    await press('换一张')
    expect(shownImage()).toBe('data:image/png;base64,2')
  })

  it('that did not come says so, and comes by a tap', async () => {
    answer(collect.getChineseVerifyCode, no(500, 'x'), image(2))
    await visit('loginEtax', atLogin)
    expect(button('换一张').textContent).toBe('图片未能取回，点此重试')
    await press('换一张')
    expect(shownImage()).toBe('data:image/png;base64,2')
  })

  it('drawn by a bureau is a picture, never markup of ours', async () => {
    const svg = '<svg onload="alert(1)"/>'
    answer(collect.getChineseVerifyCode, ok({ image: svg, expiresAt: '' }))
    await visit('loginEtax', atLogin)
    expect(shownImage()).toBe(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)
  })
})
