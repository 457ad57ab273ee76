// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Tree } from '../tree/Tree.tsx'

afterEach(cleanup)

const NODES = [
  {
    value: 'a',
    label: '甲',
    children: [
      { value: 'a1', label: '甲一', note: '说明' },
      { value: 'a2', label: '甲二' },
    ],
  },
  { value: 'b', label: '乙' },
]

function Sample({ said, readOnly = false }: { said: string[][]; readOnly?: boolean }) {
  const [value, setValue] = useState(['a2'])
  return (
    <Tree
      label="权限"
      nodes={NODES}
      value={value}
      readOnly={readOnly}
      onChange={(next) => {
        said.push(next)
        setValue(next)
      }}
    />
  )
}
const item = (name: string | RegExp) => screen.getByRole('treeitem', { name })
const here = () => document.activeElement?.getAttribute('data-value')

describe('a tree', () => {
  it('is one stop of the Tab key; arrows move, fold, unfold and come back to the branch', async () => {
    const user = userEvent.setup()
    render(<Sample said={[]} />)
    await user.tab()
    expect(here()).toBe('a')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(here()).toBe('a2')
    await user.keyboard('{ArrowLeft}')
    expect(here()).toBe('a')
    await user.keyboard('{ArrowLeft}')
    expect(item('甲').getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByRole('treeitem')).toHaveLength(2)
    await user.keyboard('{End}')
    expect(here()).toBe('b')
    await user.keyboard('{Home}{ArrowRight}{ArrowRight}')
    expect(here()).toBe('a1')
    await user.tab()
    expect(here()).toBeFalsy()
  })

  it('ticks a branch for all its leaves, and shows one of which some are ticked', async () => {
    const user = userEvent.setup()
    const said: string[][] = []
    render(<Sample said={said} />)
    expect(item('甲').getAttribute('aria-checked')).toBe('mixed')
    await user.tab()
    await user.keyboard(' ')
    expect(said.at(-1)?.sort()).toEqual(['a1', 'a2'])
    expect(item('甲').getAttribute('aria-checked')).toBe('true')
    await user.keyboard('{Enter}')
    expect(said.at(-1)).toEqual([])
    await user.click(item(/^甲一/))
    expect(said.at(-1)).toEqual(['a1'])
  })

  it('that is only to be read changes nothing', async () => {
    const user = userEvent.setup()
    const said: string[][] = []
    render(<Sample said={said} readOnly />)
    await user.click(item('乙'))
    await user.tab()
    await user.keyboard(' ')
    expect(said).toEqual([])
    expect(item('乙').getAttribute('aria-disabled')).toBe('true')
  })
})
