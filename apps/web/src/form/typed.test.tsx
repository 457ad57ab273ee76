// @vitest-environment jsdom
/** A session ends over a half-filled form: what was typed is there after the login, for the same person and at the same form. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Form as Rules } from '@xinjian/contract/form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toasts } from '../ui/feedback.ts'
import { Form, SubmitButton } from './Form.tsx'
import { SecretField, TextField } from './FormField.tsx'
import type { FormOptions } from './form-store.ts'
import { kept } from './open-forms.ts'
import { keepTyped, recallTyped } from './typed.ts'
import { useForm } from './useForm.ts'

interface Body {
  name: string
  card: string
  note: string
  password: string
}
const text = { kind: 'text', clean: ['trim'], checks: [] } as const
const rules: Rules<Body> = {
  rules: { name: text, card: text, note: text, password: text },
}
const ME = 7
const LATER = '内容已保留'

function Page(props: Partial<FormOptions<Body>>) {
  const form = useForm(rules, { onSubmit: () => undefined, ...props })
  return (
    <Form of={form}>
      <TextField of={form} name="name" label="名称" />
      <TextField of={form} name="note" label="备注" />
      <TextField of={form} name="card" label="卡号" autoComplete="cc-number" />
      <SecretField of={form} name="password" label="密码" />
      <SubmitButton of={form}>提交</SubmitButton>
      <button type="button" onClick={form.reset}>
        重填
      </button>
    </Form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const held = () => ['名称', '备注', '密码'].map((label) => field(label).value)
const at = (path: string) => history.replaceState(null, '', path)

/** The page is left for the login and loaded anew. */
function comeBack(user = ME, path = '/customers/add') {
  keepTyped(ME)
  cleanup()
  kept.clear()
  at(path)
  recallTyped(user, LATER)
}

beforeEach(() => {
  at('/customers/add')
  sessionStorage.clear()
  kept.clear()
  toasts.set([])
})
afterEach(cleanup)

it('is there again, but for what is secret, and it is said', () => {
  render(<Page start={{ note: '原来' }} />)
  type('名称', '示例')
  type('密码', 'Geheim@1')
  expect(sessionStorage.length).toBe(0)
  comeBack()
  expect(toasts.get().map(({ message }) => message)).toEqual([LATER])
  render(<Page start={{ note: '原来' }} />)
  expect(held()).toEqual(['示例', '原来', ''])
  expect(sessionStorage.length).toBe(0)
})

it('nothing secret lies in the storage meanwhile', () => {
  render(<Page />)
  type('名称', '示例')
  type('卡号', '6228480000000122')
  type('密码', 'Geheim@1')
  keepTyped(ME)
  expect(Object.values({ ...sessionStorage }).join()).toContain('示例')
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('62284800')
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Geheim')
})

it('a form nobody typed into keeps nothing', () => {
  render(<Page start={{ name: '示例' }} />)
  comeBack()
  expect(toasts.get()).toEqual([])
  render(<Page />)
  expect(held()).toEqual(['', '', ''])
})

it.each([
  ['somebody else', 8, '/customers/add'],
  ['another page', ME, '/customers/edit'],
])('%s is not given it', (_, user, path) => {
  render(<Page />)
  type('名称', '示例')
  comeBack(user, path)
  render(<Page />)
  expect(held()).toEqual(['', '', ''])
  expect(sessionStorage.length).toBe(0)
})

it('what the page fills in when its data come does not take it away', async () => {
  render(<Page />)
  type('名称', '示例')
  comeBack()
  render(<Page start={{ note: '来自服务器' }} />)
  await press('重填')
  expect(held()).toEqual(['示例', '', ''])
})

it.each([
  ['sent', '提交'],
  ['emptied', '重填'],
])('is gone for good once the form was %s', async (_, button) => {
  render(<Page />)
  type('名称', '示例')
  comeBack()
  render(<Page />)
  type('备注', '续写')
  await press(button)
  cleanup()
  render(<Page />)
  expect(held()).toEqual(['', '', ''])
})
