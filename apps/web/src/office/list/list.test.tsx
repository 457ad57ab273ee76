// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { report } from '@xinjian/contract/nouns/report'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useQueryState } from '../common/useQueryState.ts'
import { ListPage } from './ListPage.tsx'
import { useList } from './useList.ts'

interface Row {
  reportNo: string
  score: number
}

const server = vi.hoisted(() => ({
  asked: [] as Record<string, unknown>[],
  answer: async (_body: Record<string, unknown>): Promise<unknown> => ({ total: 0, rows: [] }),
}))
vi.mock('../../api/client.ts', () => ({
  call: (_endpoint: unknown, body: Record<string, unknown>) => {
    server.asked.push(body)
    return server.answer(body)
  },
}))

configure({ asyncUtilTimeout: 10_000 })

const ROWS: Row[] = ['A', 'B', 'C'].map((reportNo, i) => ({ reportNo, score: 700 + i }))
const opened: string[] = []

beforeEach(() => {
  server.asked.length = 0
  opened.length = 0
  server.answer = async () => ({ total: 3, rows: ROWS })
})
afterEach(cleanup)

function Address() {
  return <output>{useLocation().search}</output>
}

function Reports() {
  const [query] = useQueryState()
  const list = useList(report.reportResult, {
    filters: [
      { kind: 'search', key: 'keyword', label: '企业或编号' },
      {
        kind: 'choice',
        key: 'status',
        label: '状态',
        all: '全部',
        options: [{ value: 'READY', label: '已完成' }],
      },
      { kind: 'days', key: 'days', label: '日期' },
      { kind: 'held', key: 'firm', ask: 'taxId', label: '企业税号' },
      { kind: 'tick', key: 'only', ask: 'taxId', label: '仅当前企业', value: '9144' },
    ],
  })
  return (
    <ListPage
      title="报告"
      note={query.get('note') ?? ''}
      list={list}
      caption="报告记录"
      columns={[{ key: 'reportNo', title: '编号' }]}
      rowKey={(row) => row.reportNo}
      onOpen={(row) => opened.push(row.reportNo)}
      picking={{ name: (row) => row.reportNo }}
      empty={{ icon: 'file', title: '还没有报告' }}
    />
  )
}

const show = (at = '/') => {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={[at]}>
        <Reports />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const address = () =>
  new URLSearchParams(screen.getByRole('status', { hidden: true }).textContent ?? '')
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('filters', () => {
  it('of the address are asked for, those nobody knows are not', async () => {
    show('/?keyword=深圳&status=NONE&from=2026-03-01&firm=9133&page=2&size=50&only=x')
    await rowOf('A')
    expect(server.asked).toEqual([
      { keyword: '深圳', from: '2026-03-01', taxId: '9133', page: 2, size: 50 },
    ])
  })

  it('go into the address, and the list begins at its first page again', async () => {
    server.answer = async () => ({ total: 90, rows: ROWS })
    const user = show('/?page=2')
    await rowOf('A')
    await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), 'READY')
    await waitFor(() => expect(server.asked.at(-1)).toEqual({ status: 'READY', page: 1, size: 20 }))
    await user.type(screen.getByRole('searchbox', { name: '企业或编号' }), '示例{Enter}')
    await user.click(screen.getByRole('checkbox', { name: '仅当前企业' }))
    await waitFor(() =>
      expect(server.asked.at(-1)).toEqual({
        keyword: '示例',
        status: 'READY',
        taxId: '9144',
        page: 1,
        size: 20,
      }),
    )
    expect(address().toString()).toBe(
      new URLSearchParams({ status: 'READY', keyword: '示例', only: '1' }).toString(),
    )
  })

  it('days that run backwards are told and not asked for', async () => {
    show('/?from=2026-03-05&to=2026-03-01')
    expect((await screen.findByRole('alert')).textContent).toBe('开始日期不能晚于结束日期')
    expect(server.asked).toEqual([])
  })

  it('that leave nothing offer the way out', async () => {
    server.answer = async (body) =>
      body.keyword ? { total: 0, rows: [] } : { total: 3, rows: ROWS }
    const user = show('/?keyword=ZZZ&from=2026-03-01')
    expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '清除筛选条件' }))
    await rowOf('A')
    expect(address().toString()).toBe('')
  })
})

describe('states', () => {
  it('a list without rows says why; a page after the last leads back', async () => {
    server.answer = async (body) => ({ total: body.page === 1 ? 0 : 3, rows: [] })
    const user = show('/?page=9')
    await screen.findByText('没有这一页，记录已不足 9 页')
    await user.click(screen.getByRole('button', { name: '回到第一页' }))
    expect(await screen.findByText('还没有报告')).toBeTruthy()
  })

  it('an error is told in the server’s words and can be tried again', async () => {
    server.answer = async () => Promise.reject(new Error('查询超时，请稍后再试'))
    const user = show()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('查询超时')
    server.answer = async () => ({ total: 3, rows: ROWS })
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await rowOf('A')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('by keyboard', () => {
  it('rows are one stop; arrows move, Enter opens, Space picks', async () => {
    const user = show()
    const first = await rowOf('A')
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toEqual([first])
    first.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    expect(opened).toEqual(['B'])
    await user.keyboard('{Home}{Enter}{End}{Enter}')
    expect(opened).toEqual(['B', 'A', 'C'])
    await user.keyboard(' ')
    expect(await screen.findByText('已选 1 项')).toBeTruthy()
    expect(opened).toHaveLength(3)
  })

  it('a slash goes to the search, unless somebody is typing', async () => {
    const user = show()
    await rowOf('A')
    await user.keyboard('/')
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: '企业或编号' })
    expect(document.activeElement).toBe(search)
    await user.keyboard('a/b')
    expect(search.value).toBe('a/b')
  })
})

function Followed() {
  const list = useList(report.reportResult, { filters: [] })
  return (
    <>
      <button type="button" onClick={list.retry}>
        job ended
      </button>
      <output>{list.rows?.map((row) => row.reportNo).join(' ')}</output>
    </>
  )
}

it('renewed while its first answer is on its way, a list asks once more after it', async () => {
  const waiting: ((rows: Row[]) => void)[] = []
  server.answer = () =>
    new Promise((settle) => waiting.push((rows) => settle({ total: rows.length, rows })))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Followed />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(waiting).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'job ended' }))
  waiting[0]?.(ROWS.slice(0, 1))
  await waitFor(() => expect(waiting).toHaveLength(2))
  waiting[1]?.(ROWS)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('A B C'))
})
