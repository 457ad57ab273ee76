// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alerts,
  button,
  buttons,
  field,
  leaveForGood,
  newBrowser,
  noteOf,
  pass,
  press,
  settle,
  text,
} from '../../test-support/page.tsx'
import '../test-support/dialog.ts'
import { Button } from '../Button.tsx'
import { copyText } from '../copy-text.ts'
import { Dialog } from '../Dialog.tsx'
import { Dropzone } from '../dropzone/Dropzone.tsx'
import { FeedbackHost } from '../FeedbackHost.tsx'
import { Field, Input, PasswordInput } from '../Field.tsx'
import { ask, boxes, toast, toasts } from '../feedback.ts'
import { Segmented } from '../Segmented.tsx'
import { Failed, Progress } from '../States.tsx'

beforeEach(() => {
  newBrowser()
  boxes.set([])
  toasts.set([])
})
afterEach(leaveForGood)

describe('notes', () => {
  const shown = () => toasts.get().map((t) => t.message)
  const say = (...args: Parameters<typeof toast>) => act(async () => toast(...args))

  it('leave by themselves: errors after five seconds, others after three', async () => {
    render(<FeedbackHost />)
    await say('success', '已保存')
    await say('error', '没有保存')
    expect(screen.getByRole('status').textContent).toBe('已保存没有保存')
    await pass(2_999)
    expect(shown()).toEqual(['已保存', '没有保存'])
    await pass(1)
    expect(shown()).toEqual(['没有保存'])
    await pass(2_000)
    expect(text()).toBe('')
  })

  it('say the same thing once, and no more than four things', async () => {
    for (const words of ['一', '一', '二', '三', '四', '五']) await say('info', words)
    expect(shown()).toEqual(['二', '三', '四', '五'])
  })
})

describe('questions', () => {
  const question = { tone: 'warning' as const, title: '提示', message: '确定删除吗？' }

  it('come one after the other, and each gets its own answer', async () => {
    render(<FeedbackHost />)
    const answers: boolean[] = []
    await act(async () => {
      void ask({ ...question, cancelText: '取消' }).then((yes) => answers.push(yes))
      void ask({ ...question, message: '再问一次', cancelText: '取消' }).then((yes) =>
        answers.push(yes),
      )
    })
    expect(text()).not.toContain('再问一次')
    await press('取消')
    expect(text()).toContain('再问一次')
    await press('确定')
    expect(answers).toEqual([false, true])
    expect(boxes.get()).toEqual([])
  })

  it('without a no can only be agreed to: no cross, no Escape', async () => {
    render(<FeedbackHost />)
    await act(async () => void ask(question))
    expect(buttons()).toEqual(['确定'])
    fireEvent(
      document.querySelector('dialog') as Element,
      new Event('cancel', { cancelable: true }),
    )
    await settle()
    expect(boxes.get()).toHaveLength(1)
  })

  it('with a no take Escape for it', async () => {
    render(<FeedbackHost />)
    const answered = vi.fn()
    await act(async () => void ask({ ...question, cancelText: '取消' }).then(answered))
    fireEvent(
      document.querySelector('dialog') as Element,
      new Event('cancel', { cancelable: true }),
    )
    await settle()
    expect(answered).toHaveBeenCalledWith(false)
  })
})

describe('a dialog', () => {
  it('is named by its title, holds nothing while closed, and closes by its cross', async () => {
    const onClose = vi.fn()
    const { rerender } = render(
      <Dialog open={false} title="明细" onClose={onClose}>
        内容
      </Dialog>,
    )
    expect(text()).toBe('')
    rerender(
      <Dialog open title="明细" onClose={onClose}>
        内容
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: '明细' }).hasAttribute('open')).toBe(true)
    await press('关闭')
    expect(onClose).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByText('内容'))
    expect(onClose).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})

describe('a place for files', () => {
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]
  const onFiles = vi.fn()
  const zone = (props = {}) => {
    onFiles.mockClear()
    render(<Dropzone onFiles={onFiles} hint="PDF" {...props} />)
    return screen.getByRole('button')
  }
  const drop = async (on: Element, of = files) => {
    await act(async () => {
      fireEvent.drop(on, { dataTransfer: { files: of } })
    })
  }

  it('takes what is dropped: all, or the first where one is wanted', async () => {
    await drop(zone({ multiple: true }))
    expect(onFiles).toHaveBeenCalledWith(files)
    leaveForGood()
    await drop(zone())
    expect(onFiles).toHaveBeenCalledWith([files[0]])
  })

  it('takes nothing while closed, and nothing of nothing', async () => {
    await drop(zone({ disabled: true, multiple: true }))
    expect(onFiles).not.toHaveBeenCalled()
    leaveForGood()
    await drop(zone(), [])
    expect(onFiles).not.toHaveBeenCalled()
  })

  it('opens the browser’s own choice when pressed', () => {
    const place = zone()
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
    fireEvent.click(place)
    expect(opened).toHaveBeenCalledOnce()
  })
})

function Ways() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  const options = (['a', 'b', 'c'] as const).map((key) => ({ key, label: key }))
  return <Segmented label="方式" value={value} options={options} onChange={setValue} />
}
describe('views to choose from', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })

  it('are one stop of the keyboard; arrows go round, Home and End to the ends', () => {
    render(<Ways />)
    const key = (from: string, name: string) => fireEvent.keyDown(tab(from), { key: name })
    key('a', 'ArrowLeft')
    expect([tab('c').getAttribute('aria-selected'), document.activeElement]).toEqual([
      'true',
      tab('c'),
    ])
    expect(screen.getAllByRole('tab').filter((t) => t.tabIndex === 0)).toEqual([tab('c')])
    key('c', 'ArrowRight')
    expect(document.activeElement).toBe(tab('a'))
    key('a', 'End')
    key('c', 'Home')
    key('a', 'x')
    expect(tab('a').getAttribute('aria-selected')).toBe('true')
  })
})

describe('a field', () => {
  it('is tied to its label and its note; an error takes the place of the hint and is spoken', () => {
    const { rerender } = render(
      <Field label="税号" hint="18位">
        {(ids) => <Input {...ids} />}
      </Field>,
    )
    expect([noteOf('税号'), field('税号').getAttribute('aria-invalid'), alerts()]).toEqual([
      '18位',
      null,
      [],
    ])
    rerender(
      <Field label="税号" hint="18位" error="校验码不符">
        {(ids) => <Input {...ids} />}
      </Field>,
    )
    expect([noteOf('税号'), field('税号').getAttribute('aria-invalid'), alerts()]).toEqual([
      '校验码不符',
      'true',
      ['校验码不符'],
    ])
  })

  it('of a secret shows it only while asked to', async () => {
    render(<PasswordInput aria-label="密码" />)
    expect(field('密码').type).toBe('password')
    await press('显示密码')
    expect(field('密码').type).toBe('text')
    await press('隐藏密码')
    expect(field('密码').type).toBe('password')
  })
})

describe('a button at work', () => {
  it('takes no second press, and says that it is busy', () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        保存
      </Button>,
    )
    fireEvent.click(button('保存'))
    expect(onClick).not.toHaveBeenCalled()
    expect(button('保存').getAttribute('aria-busy')).toBe('true')
  })

  it('sends no form it stands in unless it is told to', () => {
    render(<Button>看</Button>)
    expect(button('看').type).toBe('button')
  })
})

it.each([
  [-5, '0'],
  [41.6, '42'],
  [140, '100'],
])('progress of %d reads %s', (value, now) => {
  render(<Progress value={value} label="上传" />)
  expect(screen.getByRole('progressbar', { name: '上传' }).getAttribute('aria-valuenow')).toBe(now)
})

it('a failure without words has some', () => {
  render(<Failed />)
  expect(alerts()).toEqual(['加载失败'])
})

describe('copying', () => {
  it('without a clipboard goes the old way, inside the dialog that is open', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    render(<Dialog open title="分享" onClose={() => undefined} />)
    let from: Element | null | undefined
    document.execCommand = () => {
      from = document.querySelector('textarea')?.parentElement
      return true
    }
    expect(await copyText('密钥')).toBe(true)
    expect(from).toBe(document.querySelector('dialog'))
    expect(document.querySelector('textarea')).toBeNull()
  })
})
