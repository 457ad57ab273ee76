// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { session } from '@xinjian/contract/nouns/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setTransport } from '../api/client.ts'
import { LoginCard } from './LoginCard.tsx'
import { useLogin } from './useLogin.ts'

vi.mock('../shell/seal-secrets.ts', () => ({
  sealSecrets: async (secrets: string[]) => secrets.map((s) => `sealed(${s})`),
}))

interface Sent {
  path: string
  body: Record<string, unknown>
}
let sent: Sent[] = []
/** Answers of a call in turn; a call without any is refused. */
let answers: Record<string, object[]> = {}
let images = 0
const ok = (data: unknown) => ({ status: 200, code: 200, msg: '', data })
const no = (status: number, msg: string, field?: string) => ({ status, code: status, msg, field })
const done = vi.fn()

function Page() {
  return <LoginCard login={useLogin(done)} />
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click())
const to = (path: string) => sent.filter((s) => s.path === path).map((s) => s.body)
const noteOf = (label: string) => {
  const id = field(label).getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : null
}

beforeEach(() => {
  sent = []
  images = 0
  answers = {}
  done.mockReset()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api', '')
    if (path === session.captcha.path)
      return Response.json(ok({ randomStr: `r${++images}`, image: '<svg/>' }))
    sent.push({ path, body: JSON.parse(String(init.body)) as Sent['body'] })
    return Response.json(answers[path]?.shift() ?? no(500, 'x'))
  })
  setTransport({
    token: () => null,
    tell: async () => false,
    words: () => ({ offline: '断线', timeout: '超时' }),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('by password: sealed, with the image; what is missing is said and nothing sent', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  answers[session.login.path] = [ok({ token: 't', expiresAt, show: false })]
  render(<Page />)
  await press('登录')
  expect([noteOf('账号或手机号'), noteOf('密码'), noteOf('图形验证码')]).toEqual([
    '请输入账号或手机号',
    '请输入密码',
    '请输入图形验证码',
  ])
  expect(document.activeElement).toBe(field('账号或手机号'))
  expect(sent).toEqual([])
  type('账号或手机号', ' demo ')
  type('密码', 'secret')
  type('图形验证码', '12')
  await press('登录')
  expect(to(session.login.path)).toEqual([
    {
      loginType: 'password',
      username: 'demo',
      password: 'sealed(secret)',
      code: '12',
      randomStr: 'r1',
    },
  ])
  expect(done).toHaveBeenCalledOnce()
})

it('a refusal brings a new image, and its field is ready for it', async () => {
  answers[session.login.path] = [no(1001, '账号或密码不正确'), no(1002, '图形验证码不正确', 'code')]
  render(<Page />)
  type('账号或手机号', 'demo')
  type('密码', 'secret')
  type('图形验证码', '12')
  await press('登录')
  expect(screen.getByRole('alert').textContent).toBe('账号或密码不正确')
  expect([field('图形验证码').value, noteOf('图形验证码'), images]).toEqual(['', null, 2])
  expect(document.activeElement).toBe(field('图形验证码'))
  type('图形验证码', '34')
  await press('登录')
  expect(noteOf('图形验证码')).toBe('图形验证码不正确')
  expect(to(session.login.path)[1]).toMatchObject({ code: '34', randomStr: 'r2' })
  expect(field('密码').value).toBe('secret')
  expect(done).not.toHaveBeenCalled()
})

it('by SMS: a code needs the number only, the image once the server asks for it', async () => {
  const sms = session.smsCode.path
  answers[sms] = [no(1002, '请输入图形验证码', 'code'), ok({ resendAfterSeconds: 60 })]
  render(<Page />)
  await act(async () => screen.getByText('短信登录').click())
  await press('获取验证码')
  expect([noteOf('手机号'), noteOf('短信验证码')]).toEqual(['手机号码不能为空', null])
  type('手机号', '199 0000 0001')
  await press('获取验证码')
  expect(to(sms)).toEqual([{ mobile: '19900000001' }])
  type('图形验证码', 'ab')
  await press('获取验证码')
  expect(to(sms)[1]).toMatchObject({ mobile: '19900000001', code: 'ab' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后重发/ }).disabled).toBe(true)
  expect([field('图形验证码').value, noteOf('图形验证码')]).toEqual(['', null])

  await press('登录')
  expect([noteOf('短信验证码'), noteOf('图形验证码')]).toEqual(['请输入短信验证码', null])
  answers[session.login.path] = [no(1003, '短信验证码不正确', 'smsCode')]
  type('短信验证码', '123456')
  await press('登录')
  expect(to(session.login.path)).toEqual([
    { loginType: 'sms', username: '19900000001', smsCode: '123456' },
  ])
  expect(noteOf('短信验证码')).toBe('短信验证码不正确')
})
