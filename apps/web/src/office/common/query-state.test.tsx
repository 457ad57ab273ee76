// @vitest-environment jsdom
import { act } from 'react'
import { BrowserRouter } from 'react-router'
import { expect, it } from 'vitest'
import { mount } from '../../reports/test-support/dom.ts'
import { useQueryState } from './useQueryState.ts'

type Change = ReturnType<typeof useQueryState>[1]
const held: { change?: Change } = {}

function Page() {
  const [, change] = useQueryState()
  held.change = change
  return null
}

it('two changes before the page is drawn again both hold', async () => {
  window.history.replaceState(null, '', '/list?dataset=A')
  await mount(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
  await act(async () => {
    const { change } = held
    change?.({ dataset: 'B' })
    change?.({ keyword: '甲' })
  })
  expect(new URLSearchParams(window.location.search).get('dataset')).toBe('B')
  expect(new URLSearchParams(window.location.search).get('keyword')).toBe('甲')
})
