// @vitest-environment jsdom
/** Calls are made in the language that the page shows, and what is shown is asked for again once another is chosen. */
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { session } from '@xinjian/contract/nouns/session'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from '../i18n/language.ts'
import { bareCall } from './bare.ts'
import { call, setTransport } from './client.ts'
import { ApiError } from './errors.ts'
import { QueryRoot } from './QueryRoot.tsx'
import { query } from './query.ts'

const asked: (string | null)[] = []
const show = (language: 'zh' | 'en') => preferences.set({ ...preferences.get(), language })

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('accept-language'))
    return new Response(JSON.stringify({ status: 200, code: 200, msg: '', data: [] }))
  })
  setTransport({
    token: () => null,
    tell: async () => false,
    words: () => ({ offline: '', timeout: '' }),
  })
})
afterEach(() => {
  cleanup()
  show('zh')
})
afterAll(() => vi.unstubAllGlobals())

it('calls say which language the page shows; sheets and shared links are Chinese', async () => {
  await call(session.userMenu, {})
  show('en')
  await call(session.userMenu, {})
  await bareCall(session.captcha, {})
  expect(asked).toEqual(['zh', 'en', 'zh'])
})

function Shown() {
  return <p>{useQuery(query(session.userMenu, {})).data ? 'here' : ''}</p>
}

it('what is shown is asked for again in the language that is chosen', async () => {
  render(
    <QueryRoot>
      <Shown />
    </QueryRoot>,
  )
  await vi.waitFor(() => expect(asked).toEqual(['zh']))
  act(() => show('en'))
  await vi.waitFor(() => expect(asked).toEqual(['zh', 'en']))
})

it.each([
  ['请输入发票号码（invoiceNumber）', '请输入发票号码'],
  ['Enter the invoice number (invoiceNumber)', 'Enter the invoice number'],
])('beside its field a refusal does not repeat the name of it: %s', (message, shown) => {
  expect(new ApiError(400, message, 'invoiceNumber').message).toBe(shown)
})
