// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Form as Rules } from '@xinjian/contract/form'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { prefer } from '../i18n/language.ts'
import { boxes } from '../ui/feedback.ts'
import '../ui/test-support/dialog.ts'
import { Form, FormRefusal, SubmitButton } from './Form.tsx'
import { FormDialog } from './FormDialog.tsx'
import { ChoiceField, SecretField, TextField } from './FormField.tsx'
import type { FormOptions } from './form-store.ts'
import { useForm } from './useForm.ts'

interface Body {
  reason: string
  code: string
  kind: 'A' | 'B'
}
const rules: Rules<Body> = {
  rules: {
    reason: {
      kind: 'text',
      clean: ['trim'],
      checks: [
        ['min', 1, '请填写撤回原因'],
        ['max', 5, '不能超过5个字符'],
      ],
    },
    code: { kind: 'text', clean: ['code'], checks: [['match', '^[A-Z]{3}$', '请输入姓名']] },
    kind: { kind: 'choice', kindFault: '请选择有效期', options: ['A', 'B'], checks: [] },
  },
}
let renders = 0

function Page(props: Partial<FormOptions<Body>>) {
  renders++
  const form = useForm(rules, { onSubmit: () => undefined, ...props })
  return (
    <Form of={form}>
      <TextField of={form} name="reason" label="原因" hint="会记下" star />
      <SecretField of={form} name="code" label="代码" />
      <ChoiceField of={form} name="kind" label="种类">
        <option value="">-</option>
        <option value="A">A</option>
      </ChoiceField>
      <label>
        <input type="checkbox" />
        同意
      </label>
      <FormRefusal of={form} />
      <SubmitButton of={form}>提交</SubmitButton>
    </Form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const noteOf = (label: string) => {
  const id = field(label).getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : null
}
const press = () => act(async () => screen.getByRole('button', { name: '提交' }).click())
const fill = () => {
  type('原因', ' 甲 ')
  type('代码', 'a b c')
  type('种类', 'A')
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})
afterEach(() => {
  cleanup()
  boxes.set([])
  prefer({ language: 'zh' })
})

describe('a field', () => {
  it('is tied to its hint, and to its fault instead once it has one', async () => {
    render(<Page />)
    expect(noteOf('原因')).toBe('会记下')
    expect(field('原因').getAttribute('aria-invalid')).toBeNull()
    await press()
    expect(noteOf('原因')).toBe('请填写撤回原因')
    expect(field('原因').getAttribute('aria-invalid')).toBe('true')
    expect(field('原因').getAttribute('aria-required')).toBe('true')
    expect(field('原因').maxLength).toBe(5)
    type('原因', 'x')
    expect(noteOf('原因')).toBe('会记下')
  })

  it('is judged when it is left with something in it', () => {
    render(<Page />)
    type('代码', 'ab')
    expect(noteOf('代码')).toBeNull()
    fireEvent.blur(field('代码'))
    expect(noteOf('代码')).toBe('请输入姓名')
  })

  it('is judged empty when another one is gone on with, not on the way to what is pressed or elsewhere', () => {
    render(<Page />)
    fireEvent.blur(field('原因'))
    fireEvent.blur(field('原因'), { relatedTarget: screen.getByRole('button', { name: '提交' }) })
    fireEvent.blur(field('原因'), { relatedTarget: screen.getByRole('checkbox') })
    expect(noteOf('原因')).toBe('会记下')
    fireEvent.blur(field('原因'), { relatedTarget: field('代码') })
    expect(noteOf('原因')).toBe('请填写撤回原因')
  })

  it('renders alone: a keystroke leaves the page as it is', () => {
    render(<Page />)
    const before = renders
    type('原因', 'a')
    type('原因', 'ab')
    expect(renders).toBe(before)
  })

  it('says the rule in English to an English reader', async () => {
    prefer({ language: 'en' })
    render(<Page />)
    await press()
    await vi.waitFor(() => expect(noteOf('原因')).toBe('Say why it is taken back'), 20_000)
  })
})

describe('sending', () => {
  it('gives the body and waits visibly', async () => {
    const gate = Promise.withResolvers<void>()
    const onSubmit = vi.fn(() => gate.promise)
    render(<Page onSubmit={onSubmit} />)
    fill()
    await press()
    const button = screen.getByRole('button', { name: '提交' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    fireEvent.submit(field('原因').form as HTMLFormElement)
    await act(async () => gate.resolve())
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onSubmit).toHaveBeenCalledWith({ reason: '甲', code: 'ABC', kind: 'A' })
  })

  it('leads to the first wrong field', async () => {
    const onSubmit = vi.fn()
    render(<Page onSubmit={onSubmit} />)
    type('原因', 'x')
    await press()
    expect(document.activeElement).toBe(field('代码'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('puts what the server blames at its field, and leads there', async () => {
    render(<Page onSubmit={() => Promise.reject(new ApiError(400, '已经用过（code）', 'code'))} />)
    fill()
    await press()
    expect(noteOf('代码')).toBe('已经用过')
    expect(document.activeElement).toBe(field('代码'))
    type('代码', 'abd')
    expect(noteOf('代码')).toBeNull()
  })

  it('says any other refusal above the button', async () => {
    render(<Page onSubmit={() => Promise.reject(new ApiError(500, '坏了'))} />)
    fill()
    await press()
    expect(screen.getByRole('alert').textContent).toBe('坏了')
  })
})

function Asking({ onClose }: { onClose: () => void }) {
  const form = useForm(rules, { onSubmit: () => undefined })
  return (
    <FormDialog of={form} open title="撤回" onClose={onClose} submit="提交">
      <TextField of={form} name="reason" label="原因" />
    </FormDialog>
  )
}
describe('a dialog', () => {
  const cancel = () => act(async () => screen.getByRole('button', { name: '取消' }).click())

  it('has its first field ready, and closes at once while nothing was typed', async () => {
    const onClose = vi.fn()
    render(<Asking onClose={onClose} />)
    expect(document.activeElement).toBe(field('原因'))
    await cancel()
    expect(onClose).toHaveBeenCalledOnce()
    expect(boxes.get()).toHaveLength(0)
  })

  it.each([
    [false, 0],
    [true, 1],
  ])('asks before typed text is lost; answered %s', async (answer, closed) => {
    const onClose = vi.fn()
    render(<Asking onClose={onClose} />)
    type('原因', 'x')
    await cancel()
    expect(boxes.get()[0]?.message).toContain('尚未提交')
    await act(async () => boxes.get()[0]?.settle(answer))
    expect(onClose).toHaveBeenCalledTimes(closed)
    expect(field('原因').value).toBe(answer ? '' : 'x')
  })
})
