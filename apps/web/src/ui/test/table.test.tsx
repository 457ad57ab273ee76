// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alerts,
  button,
  buttons,
  leaveForGood,
  newBrowser,
  press,
  settle,
  text,
} from '../../test-support/page.tsx'
import { toasts } from '../feedback.ts'
import { Pager } from '../table/Pager.tsx'
import { Table } from '../table/Table.tsx'

interface Firm {
  no: string
  name: string
  amount: number | null
}
const FIRMS: Firm[] = [
  { no: 'a', name: '乙厂', amount: 20 },
  { no: 'b', name: '甲厂', amount: null },
  { no: 'c', name: '=SUM(A1)', amount: 3 },
]
type Props = Partial<Parameters<typeof Table<Firm>>[0]>
const Firms = (props: Props) => (
  <Table<Firm>
    caption="企业"
    rows={FIRMS}
    rowKey={(row) => row.no}
    columns={[
      { key: 'name', title: '名称', sortable: true },
      {
        key: 'amount',
        title: '金额',
        align: 'right',
        sortable: true,
        render: (row) => (row.amount === null ? '--' : `${row.amount}.00`),
      },
      { key: 'do', title: '', name: '', value: () => null, render: () => <a href="/x">看</a> },
    ]}
    {...props}
  />
)
const show = (props: Props = {}) => render(<Firms {...props} />)
const firsts = () =>
  [...document.querySelectorAll('tbody tr')].map(
    (row) => row.querySelector('td[data-label]')?.textContent,
  )
const row = (at: number) => document.querySelectorAll<HTMLElement>('tbody tr')[at] as HTMLElement
const head = (name: string) => screen.getByRole('columnheader', { name })

beforeEach(() => {
  newBrowser()
  toasts.set([])
})
afterEach(leaveForGood)

describe('a table', () => {
  it('has a name, heads, and the head beside each cell for narrow windows', () => {
    show()
    expect(screen.getByRole('table', { name: '企业' })).toBeTruthy()
    expect([...row(0).querySelectorAll('td')].map((td) => td.dataset.label)).toEqual([
      '名称',
      '金额',
      '',
    ])
  })

  it('puts -- where there is no value and nothing is drawn', () => {
    show({ columns: [{ key: 'amount', title: '金额' }] })
    expect(firsts()).toEqual(['20', '--', '3'])
  })

  it.each([
    ['waits with bars', { rows: undefined, loading: true }, 6, []],
    ['says why it has none', { rows: undefined, error: '查询超时' }, 0, ['查询超时']],
    ['shows what it has although the next try failed', { error: '查询超时' }, 0, []],
  ])('%s', (_, props, bars, told) => {
    show(props)
    expect(document.querySelectorAll('[data-part=skeleton]')).toHaveLength(bars)
    expect(alerts()).toEqual(told)
  })

  it('is asked for again where that is possible, and only there', async () => {
    const onRetry = vi.fn()
    const { rerender } = show({ rows: undefined as never, error: '断了', onRetry })
    await press('重试')
    expect(onRetry).toHaveBeenCalledOnce()
    rerender(<Firms rows={undefined as never} error="断了" />)
    expect(buttons()).not.toContain('重试')
  })

  it('without rows says so in the words it was given, or its own', () => {
    const { rerender } = show({ rows: [] })
    expect(text()).toContain('没有数据')
    rerender(<Firms rows={[]} empty={<p>还没有企业</p>} />)
    expect(text()).toContain('还没有企业')
    expect(text()).not.toContain('没有数据')
  })
})

describe('order', () => {
  it('turns with each press: largest first, smallest first, as it came; gaps stay last', async () => {
    show()
    await press('金额')
    expect(firsts()).toEqual(['乙厂', '=SUM(A1)', '甲厂'])
    expect(head('金额').getAttribute('aria-sort')).toBe('descending')
    await press('金额')
    expect(firsts()).toEqual(['=SUM(A1)', '乙厂', '甲厂'])
    expect(head('金额').getAttribute('aria-sort')).toBe('ascending')
    await press('金额')
    expect(firsts()).toEqual(['乙厂', '甲厂', '=SUM(A1)'])
    expect(head('金额').getAttribute('aria-sort')).toBeNull()
  })

  it('begins anew at another column', async () => {
    show()
    await press('金额')
    await press('名称')
    expect(head('名称').getAttribute('aria-sort')).toBe('descending')
    expect(head('金额').getAttribute('aria-sort')).toBeNull()
  })

  it('kept by the caller is asked of the caller', async () => {
    const onSort = vi.fn()
    show({ sort: { key: 'amount', down: true }, onSort })
    expect(firsts()[0]).toBe('乙厂')
    await press('金额')
    expect(onSort).toHaveBeenCalledWith({ key: 'amount', down: false })
    expect(firsts()[0]).toBe('乙厂')
  })

  it('a column that cannot be ordered has no button', () => {
    show({ columns: [{ key: 'name', title: '名称' }] })
    expect(buttons()).toEqual([])
  })
})

describe('a row that opens', () => {
  it('by a press on it, not on a link in it, nor while text is being marked', () => {
    const onOpen = vi.fn()
    show({ onOpen })
    fireEvent.click(row(1).querySelector('td') as Element)
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(FIRMS[1])
    fireEvent.click(row(1).querySelector('a') as Element)
    vi.stubGlobal('getSelection', () => ({ isCollapsed: false }))
    fireEvent.click(row(1).querySelector('td') as Element)
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('keeps the keys pressed inside it to what is inside', () => {
    const onOpen = vi.fn()
    show({ onOpen })
    fireEvent.keyDown(row(0).querySelector('a') as Element, { key: 'Enter' })
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('is no stop of the keyboard where nothing opens', () => {
    show()
    expect(row(0).getAttribute('tabindex')).toBeNull()
  })

  it('stays a stop when rows become fewer than where one stood', async () => {
    const { rerender } = show({ onOpen: () => undefined })
    row(2).focus()
    await settle()
    expect(row(2).tabIndex).toBe(0)
    rerender(<Firms onOpen={() => undefined} rows={FIRMS.slice(0, 1)} />)
    expect(row(0).tabIndex).toBe(0)
  })
})

function Picked() {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set(['z']))
  return (
    <>
      <output>{[...keys].join()}</output>
      <Firms picking={{ keys, label: (r) => `选 ${r.name}`, onChange: setKeys }} />
    </>
  )
}
describe('picking', () => {
  const picked = () => document.querySelector('output')?.textContent
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('is by box, by the space bar, and all of the page at once; others stay', async () => {
    render(<Picked />)
    fireEvent.click(box('选 甲厂'))
    expect(picked()).toBe('z,b')
    expect([box('选择本页全部').checked, box('选择本页全部').indeterminate]).toEqual([false, true])
    fireEvent.keyDown(row(0), { key: ' ' })
    expect(picked()).toBe('z,b,a')
    fireEvent.click(box('选择本页全部'))
    expect(picked()).toBe('z,b,a,c')
    fireEvent.click(box('选择本页全部'))
    expect(picked()).toBe('z')
  })
})

describe('copying', () => {
  it('gives what is shown, in its order, and disarms formulas', async () => {
    const writeText = vi.fn(async (_: string) => undefined)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never)
    show({ copyable: true })
    await press('金额')
    await press('复制为 CSV')
    expect(writeText.mock.calls[0]?.[0]).toBe("名称,金额,\r\n乙厂,20,\r\n'=SUM(A1),3,\r\n甲厂,,")
    expect(toasts.get().map((t) => t.message)).toEqual(['已复制 3 行'])
  })

  it('is not offered of nothing', () => {
    show({ copyable: true, rows: [] })
    expect(buttons()).not.toContain('复制为 CSV')
  })
})

describe('pages', () => {
  const turned = vi.fn()
  const pager = (page: number, total: number, sizes?: number[]) =>
    render(
      <Pager page={page} size={20} total={total} onChange={turned} {...(sizes && { sizes })} />,
    )
  beforeEach(() => turned.mockClear())

  it.each([
    [10, undefined, false],
    [11, undefined, true],
    [20, [20], false],
    [21, [20], true],
  ])('of %d rows are offered where a smaller page would be full: %s %s', (total, sizes, there) => {
    pager(1, total, sizes)
    expect(text() !== '').toBe(there)
  })

  it('end where the rows end', async () => {
    pager(3, 41)
    expect(text()).toContain('共 41 条')
    expect(text()).toContain('第 3 / 3 页')
    expect(button('下一页').disabled).toBe(true)
    await press('上一页')
    expect(turned).toHaveBeenCalledWith(2, 20)
  })

  it('go on behind the last that was counted, and say that there are more', async () => {
    render(<Pager page={500} size={20} total={10_000} more onChange={turned} />)
    expect(text()).toContain('共 10,000+ 条')
    expect(text()).toContain('第 500 / 500+ 页')
    await press('下一页')
    expect(turned).toHaveBeenCalledWith(501, 20)
  })

  it('of another size begin at the first', () => {
    pager(3, 41)
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '50' } })
    expect(turned).toHaveBeenCalledWith(1, 50)
  })
})

describe('a table that is wider than its box', () => {
  afterEach(() => vi.restoreAllMocks())
  /** A stop of the Tab key, by whether anything in it that could be one is shown. */
  const stopWhere = (isShown: boolean) => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(isShown)
    show({ columns: [{ key: 'name', title: '名称', sortable: true }] })
    return screen.getByRole('table').parentElement?.tabIndex
  }

  it('is a stop of the keyboard where its sortable heads are not shown, as on a phone', () =>
    expect(stopWhere(false)).toBe(0))

  it('is none where a head of it is one', () => expect(stopWhere(true)).toBe(-1))
})
