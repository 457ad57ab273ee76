// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Form as Rules } from '@xinjian/contract/form'
import { afterEach, describe, expect, it } from 'vitest'
import { DayField, dayOf } from './DayField.tsx'
import { Form, SubmitButton } from './Form.tsx'
import { TextField } from './FormField.tsx'
import { useForm } from './useForm.ts'

interface Body {
  name: string
  day: string
}
const rules: Rules<Body> = {
  rules: {
    name: { kind: 'text', checks: [['min', 1, '请输入姓名']] },
    day: { kind: 'text', checks: [['is', 'day', '没有这一天，请重新选择日期']] },
  },
}
afterEach(cleanup)

describe('a day as it is typed', () => {
  it.each([
    ['20260228', '2026-02-28'],
    ['2026年2月8日', '2026-02-08'],
    ['2026/02/28', '2026-02-28'],
    ['2026.2.28', '2026-02-28'],
    ['2026/2/2', '2026/2/2'],
    ['2026-02-28', '2026-02-28'],
    ['202602', '202602'],
  ])('%s', (typed, day) => expect(dayOf(typed)).toBe(day))
})

const sent: Body[] = []

/** On the page the day stands before the name, in the rules behind it. */
function Page() {
  const form = useForm(rules, { onSubmit: (body) => void sent.push(body) })
  return (
    <Form of={form}>
      <DayField of={form} name="day" label="日期" />
      <TextField of={form} name="name" label="姓名" />
      <SubmitButton of={form}>提交</SubmitButton>
    </Form>
  )
}

describe('a field of one day', () => {
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false })
  const type = (label: string, value: string) =>
    fireEvent.change(field(label), { target: { value } })

  it('is ours, not the browser’s, and takes digits alone', async () => {
    render(<Page />)
    expect(field('日期').type).toBe('text')
    expect(screen.getByRole('button', { name: '打开日历' })).toBeTruthy()
    type('日期', '20260228')
    type('姓名', '甲')
    fireEvent.click(screen.getByRole('button', { name: '提交' }))
    await Promise.resolve()
    expect(sent).toEqual([{ name: '甲', day: '2026-02-28' }])
  })

  it('wrong leads to the first fault as the page has it', async () => {
    render(<Page />)
    type('日期', '2026-02-31')
    fireEvent.click(screen.getByRole('button', { name: '提交' }))
    await new Promise((done) => setTimeout(done))
    expect(document.activeElement).toBe(field('日期'))
  })
})
