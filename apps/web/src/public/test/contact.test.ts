// @vitest-environment happy-dom
/** The contact form as the build finishes it, sent by its own script: what is judged, what leaves, and what is said. */
import { judgeField, readField } from '@xinjian/contract/form-rules'
import { leadForm } from '@xinjian/contract/forms/register'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from '../islands/contact.ts'
import { judgePlain, type PlainRule, readPlain } from '../islands/judge.ts'
import { renderPage } from '../render.tsx'

const sent: { url: string; body: Record<string, unknown> | null }[] = []
let answers: Record<string, object> = {}

beforeEach(() => {
  sent.length = 0
  answers = {
    '/api/captcha': { status: 200, data: { randomStr: 'r1', image: 'data:image/png;base64,AA' } },
    '/api/lead/send': { status: 200, data: { id: 42 } },
  }
  vi.stubGlobal('fetch', async (url: string, init: { body?: string } = {}) => {
    sent.push({ url, body: init.body ? JSON.parse(init.body) : null })
    return { json: async () => answers[url] }
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E
function open(address: '/contact' | '/en/contact'): HTMLFormElement {
  const html = renderPage(address, { head: '', script: '', files: [] })
  const page = new DOMParser().parseFromString(
    html.replace(/<script[^>]*src[^>]*><\/script>/g, ''),
    'text/html',
  )
  document.documentElement.lang = page.documentElement.lang
  document.body.innerHTML = page.body.innerHTML
  const form = find<HTMLFormElement>('[data-island=contact]')
  start(form)
  return form
}
const type = (name: string, value: string) => {
  const field = find<HTMLInputElement>(`#${name}`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
const fault = (name: string) => {
  const at = find(`#fault-${name}`)
  return at.hidden ? null : at.textContent
}
const fill = () => {
  for (const [name, value] of [
    ['name', '赵示例'],
    ['phone', '137 1111 2222'],
    ['message', '想了解接口对接'],
    ['code', 'AB234'],
  ] as const)
    type(name, value)
  find<HTMLInputElement>('#consent').checked = true
}

it('judges as every form does', () => {
  const rules: Record<string, PlainRule> = JSON.parse(open('/contact').dataset.rules ?? '')
  const typed = [
    '',
    ' ',
    '赵示例',
    '137 1111-2222',
    '+8613711112222',
    '137',
    'a@b.cn',
    'a b@c',
    'OTHER',
    'x'.repeat(2000),
  ]
  for (const [name, rule] of Object.entries(leadForm.rules))
    for (const value of typed) {
      expect(judgePlain(rules[name]!, value), `${name} ${value}`).toBe(judgeField(rule, value))
      expect(readPlain(rules[name]!, value)).toBe(readField(rule, value))
    }
})

it('asks for no picture before somebody comes to it', async () => {
  const form = open('/contact')
  expect(sent).toEqual([])
  form.dispatchEvent(new Event('focusin', { bubbles: true }))
  await vi.waitFor(() => expect(find('[data-picture]').hidden).toBe(false))
  expect(sent.map(({ url }) => url)).toEqual(['/api/captcha'])
})

it('sends nothing while a field is wrong or nobody agreed, and says so at each', () => {
  const form = open('/contact')
  type('phone', '123')
  submit(form)
  expect(fault('name')).toBe('请输入您的姓名')
  expect(fault('phone')).toBe('请输入正确格式的11位手机号码')
  expect(fault('email')).toBeNull()
  expect(fault('consent')).toContain('请先阅读并同意')
  type('phone', '13711112222')
  expect(fault('phone')).toBeNull()
  expect(sent.filter(({ url }) => url === '/api/lead/send')).toEqual([])
})

it('speaks English to an English reader before anything is sent', () => {
  submit(open('/en/contact'))
  expect(fault('name')).toBe('Enter your name')
  expect(document.body.textContent).toContain('I may withdraw this consent')
})

it('sends what was typed, cleaned, with consent and language, and tells the number', async () => {
  const form = open('/contact')
  fill()
  submit(form)
  await vi.waitFor(() => expect(find('[data-sent]').hidden).toBe(false))
  expect(sent.at(-1)).toEqual({
    url: '/api/lead/send',
    body: {
      ...{ name: '赵示例', phone: '13711112222', topic: 'PRODUCT', message: '想了解接口对接' },
      ...{ code: 'AB234', randomStr: 'r1', language: 'zh', consent: true },
    },
  })
  expect(find('[data-sent]').textContent).toContain('留言编号 42')
  expect(form.hidden).toBe(true)
})

it('tells a refusal at its field, or above the button, and asks for another picture', async () => {
  const form = open('/contact')
  answers['/api/lead/send'] = { status: 1002, msg: '验证码不正确（code）', field: 'code' }
  fill()
  submit(form)
  await vi.waitFor(() => expect(fault('code')).toBe('验证码不正确'))
  expect(sent.filter(({ url }) => url === '/api/captcha')).toHaveLength(2)
  answers['/api/lead/send'] = { status: 429, msg: '当前留言过多' }
  type('code', 'CD567')
  // Gone by the keystroke: at the press of the button it would move the button from under the pointer.
  expect(fault('code')).toBeNull()
  submit(form)
  await vi.waitFor(() => expect(find('[data-refusal]').textContent).toBe('当前留言过多'))
  expect(find('[data-sent]').hidden).toBe(true)
})
