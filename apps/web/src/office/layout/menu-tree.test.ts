import type { MenuItem } from '@xinjian/contract/routes/menu'
import { describe, expect, it } from 'vitest'
import { entriesOf, isAt } from './menu-tree.ts'

const item = (path: string, children: MenuItem[] = [], hidden = false): MenuItem => ({
  name: path,
  path,
  icon: '',
  hidden,
  children,
})

describe('sidebar entries', () => {
  it('skip what is hidden', () => {
    expect(entriesOf([item('/a', [], true), item('/b')], 'zh').map((e) => e.path)).toEqual(['/b'])
  })

  it('show a single visible child in its parent’s place', () => {
    const menu = [item('/g', [item('/g/one'), item('/g/hidden', [], true)])]
    expect(entriesOf(menu, 'zh')).toMatchObject([{ path: '/g/one', children: [] }])
  })

  it('drop a group of which nothing is visible', () => {
    expect(entriesOf([item('/g', [item('/g/x', [], true)])], 'zh')).toEqual([])
  })

  it('keep groups of two and more', () => {
    const [group] = entriesOf([item('/g', [item('/g/a'), item('/g/b')])], 'zh')
    expect(group?.children.map((c) => c.path)).toEqual(['/g/a', '/g/b'])
    expect(group && isAt(group, '/g/b')).toBe(true)
    expect(group && isAt(group, '/h')).toBe(false)
  })

  it('speak English where the route table or the groups do', () => {
    const menu = [
      item('/queryCenter', [item('/queryCenter/queryReport'), item('/unknown')]),
      item('/app'),
    ]
    const [group, app] = entriesOf(menu, 'en')
    expect([group?.name, ...(group?.children.map((c) => c.name) ?? []), app?.name]).toEqual([
      'Query center',
      'Reports',
      '/unknown',
      'Dashboard',
    ])
  })
})
