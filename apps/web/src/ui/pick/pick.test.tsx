// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { MenuButton } from '../menu/MenuButton.tsx'
import { UI_ZH } from '../text.ts'
import { DaysPicker } from './DaysPicker.tsx'
import { daysText, isBackwards, type Days as Range } from './days.ts'
import { SearchSelect } from './SearchSelect.tsx'
import { TreeSelect } from './TreeSelect.tsx'

// The panels are fetched when they are opened: on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  cleanup()
  // What the kit says aloud of a typed day stays behind, and other files share this page.
  document.body.replaceChildren()
})

const week = { key: 'week', label: '近7天', from: '2026-11-14', to: '2026-11-21' }
const nodes = [
  {
    value: '44',
    label: '广东省',
    children: [
      { value: '4401', label: '广州市' },
      { value: '4403', label: '深圳市' },
    ],
  },
]

function Menu({ done }: { done: string[] }) {
  return (
    <MenuButton
      label="操作"
      entries={[
        { key: 'a', label: '修改密码', onSelect: () => done.push('a') },
        { key: 'b', label: '退出登录', onSelect: () => done.push('b') },
      ]}
    >
      操作
    </MenuButton>
  )
}

function Days({ start, said }: { start: Range; said: Range[] }) {
  const [value, setValue] = useState(start)
  return (
    <DaysPicker
      label="生成日期"
      value={value}
      shortcuts={[week]}
      onChange={(days) => {
        said.push(days)
        setValue(days)
      }}
    />
  )
}

function Search() {
  const [value, setValue] = useState('')
  return (
    <SearchSelect
      label="税务局"
      all="全部"
      value={value}
      options={[
        { value: '3100', label: '上海' },
        { value: '3200', label: '江苏' },
      ]}
      onChange={setValue}
    />
  )
}

function Regions({ said }: { said: string[][] }) {
  const [value, setValue] = useState<string[]>([])
  return (
    <TreeSelect
      label="地区"
      all="全部"
      value={value}
      nodes={nodes}
      onChange={(next) => {
        said.push(next)
        setValue(next)
      }}
    />
  )
}

describe('a menu', () => {
  it('opens on its first entry, moves by arrows, and gives the focus back on Escape', async () => {
    const user = userEvent.setup()
    render(<Menu done={[]} />)
    await user.tab()
    const button = screen.getByRole('button', { name: '操作' })
    expect(button).toBe(document.activeElement)
    await user.keyboard('{Enter}')
    const first = await screen.findByRole('menuitem', { name: '修改密码' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: '退出登录' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  it('has the focus on its first entry however soon it is opened again', async () => {
    const user = userEvent.setup()
    render(<Menu done={[]} />)
    await user.tab()
    const button = document.activeElement
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: '修改密码' })
    for (const _ of [1, 2, 3]) {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(document.activeElement).toBe(button))
      await user.keyboard('{Enter}')
      const first = await screen.findByRole('menuitem', { name: '修改密码' })
      await waitFor(() => expect(document.activeElement).toBe(first))
    }
  })

  it('does what was chosen once, and is closed by Tab', async () => {
    const user = userEvent.setup()
    const done: string[] = []
    render(<Menu done={done} />)
    await user.click(screen.getByRole('button', { name: '操作' }))
    await screen.findByRole('menu')
    await user.keyboard('{Tab}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await user.click(screen.getByRole('button', { name: '操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await waitFor(() => expect(done).toEqual(['b']))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '操作' }))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('days', () => {
  const open = async (start: Range, said: Range[] = []) => {
    const user = userEvent.setup()
    render(<Days start={start} said={said} />)
    await user.click(screen.getByRole('button', { name: /^生成日期/ }))
    return { user, dialog: await screen.findByRole('dialog', { name: '生成日期' }) }
  }

  it('a shortcut sets both ends and closes', async () => {
    const said: Range[] = []
    const { user, dialog } = await open({ from: '', to: '' }, said)
    await user.click(within(dialog).getByRole('button', { name: '近7天' }))
    expect(said).toEqual([{ from: '2026-11-14', to: '2026-11-21' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: '生成日期 近7天' })).toBeTruthy()
  })

  it('either end may be typed alone, in Chinese', async () => {
    const said: Range[] = []
    const { user, dialog } = await open({ from: '', to: '' }, said)
    const group = within(dialog).getByRole('group', { name: '开始日期' })
    await user.click(within(group).getByRole('spinbutton', { name: /年/ }))
    await user.keyboard('20260305')
    expect(said.at(-1)).toEqual({ from: '2026-03-05', to: '' })
    expect(screen.getByText('2026-03-05 起')).toBeTruthy()
  })

  it('the calendar is a grid of days by keyboard', async () => {
    const said: Range[] = []
    const { user, dialog } = await open({ from: '2026-03-02', to: '2026-03-04' }, said)
    expect(within(dialog).getByRole('application', { name: /2026年3月/ })).toBeTruthy()
    const grid = within(dialog).getByRole('grid')
    within(grid)
      .getByRole('button', { name: /3月4日/ })
      .focus()
    await user.keyboard('{ArrowDown}{Enter}{Enter}')
    expect(said.at(-1)).toEqual({ from: '2026-03-11', to: '2026-03-12' })
  })

  it('a range that runs backwards is told', async () => {
    render(<Days start={{ from: '2026-03-05', to: '2026-03-01' }} said={[]} />)
    expect(screen.getByRole('alert').textContent).toBe('开始日期不能晚于结束日期')
    expect(isBackwards({ from: '2026-03-05', to: '' })).toBe(false)
    expect(daysText({ from: '', to: '2026-03-05' }, [], UI_ZH)).toBe('截至 2026-03-05')
  })
})

describe('a searched choice', () => {
  it('narrows by typing, is chosen by Enter, and says what it holds', async () => {
    const user = userEvent.setup()
    render(<Search />)
    await user.click(screen.getByRole('button', { name: '税务局 全部' }))
    await screen.findByRole('listbox')
    await user.type(screen.getByPlaceholderText('输入文字筛选'), '江')
    expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['江苏'])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByRole('button', { name: '税务局 江苏' })).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('a tree', () => {
  it('a branch stands for all its leaves; arrows move, fold and unfold', async () => {
    const user = userEvent.setup()
    const said: string[][] = []
    render(<Regions said={said} />)
    await user.click(screen.getByRole('button', { name: '地区 全部' }))
    const tree = await screen.findByRole('tree', { name: '地区' })
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(3)
    await waitFor(() => expect(tree.contains(document.activeElement)).toBe(true))
    await user.keyboard(' ')
    expect(said.at(-1)).toEqual(['4401', '4403'])
    await user.keyboard('{ArrowDown} ')
    expect(said.at(-1)).toEqual(['4403'])
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    await waitFor(() => expect(within(tree).getAllByRole('treeitem')).toHaveLength(1))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: '地区 深圳市' })).toBeTruthy()
  })
})
