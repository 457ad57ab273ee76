// @vitest-environment jsdom
/** Who sees only the enterprises it asked about asks a first question by the whole tax number. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { EnterprisePicker } from './EnterprisePicker.tsx'

vi.mock('../../api/client.ts', () => ({
  call: async () => ({ total: 0, page: 1, size: 8, rows: [] }),
}))
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

const NUMBER = '911100006000074890'

async function search(text: string, onNumber?: (taxNo: string) => void): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <EnterprisePicker taxNo={null} onPick={() => undefined} onNumber={onNumber} />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByRole('searchbox'), text)
  await waitFor(() => screen.getByText('没有找到符合条件的企业'))
}
const offer = () => screen.queryByRole('button', { name: /按税号/ })

it('a whole tax number that is not listed may be asked about, however it is typed', async () => {
  const asked: string[] = []
  await search(` ${NUMBER.toLowerCase()} `, (taxNo) => void asked.push(taxNo))
  await userEvent.click(offer()!)
  expect(asked).toEqual([NUMBER])
})

it.each([
  ['part of a number', NUMBER.slice(0, 12)],
  ['a number whose check digit is wrong', `${NUMBER.slice(0, 17)}1`],
  ['a name', '示例贸易'],
])('%s is not', async (_, text) => {
  await search(text, () => undefined)
  expect(offer()).toBeNull()
})

it('who sees every enterprise of its company is offered those only', async () => {
  await search(NUMBER)
  expect(offer()).toBeNull()
})
