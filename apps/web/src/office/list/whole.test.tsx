// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { ListPage } from './ListPage.tsx'
import { useWholeList } from './useList.ts'

const ROWS = ['A', 'B', 'C'].map((name, i) => ({ name, score: 700 + i }))

afterEach(cleanup)

function Whole() {
  const list = useWholeList(ROWS)
  return (
    <>
      <ListPage
        title="评分"
        note=""
        list={list}
        caption="评分"
        columns={[
          { key: 'name', title: '名称' },
          { key: 'score', title: '评分', sortable: true },
        ]}
        rowKey={(row) => row.name}
        empty={{ icon: 'file', title: '没有' }}
      />
      <output>{useLocation().search}</output>
    </>
  )
}

describe('a list that came whole', () => {
  it('is ordered by the address, and a press on a head turns the order', async () => {
    const user = userEvent.setup()
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/?sort=-score']}>
          <Whole />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.[0])
    const address = () => screen.getByRole('status').textContent
    expect(names()).toEqual(['C', 'B', 'A'])
    await user.click(screen.getByRole('button', { name: '评分' }))
    expect(address()).toBe('?sort=score')
    expect(names()).toEqual(['A', 'B', 'C'])
    await user.click(screen.getByRole('button', { name: '评分' }))
    expect(address()).toBe('')
  })
})
