// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { InPrint } from '../print/InPrint.tsx'

let line = true
vi.mock('../print/useIdle.ts', () => ({ useIdle: () => true }))
vi.mock('../print/PaperInPrint.tsx', () => ({
  get PaperInPrint() {
    if (!line) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>纸面</p>
  },
}))
afterEach(() => {
  cleanup()
  vi.resetModules()
})

async function show() {
  const { InPrint: Shown } = await import('../print/InPrint.tsx')
  const view = render(
    <div>
      报告
      <Shown {...({} as ComponentProps<typeof InPrint>)} />
    </div>,
  )
  await act(() => vi.dynamicImportSettled())
  return () => view.container.textContent
}

it('stands beside the report once it was fetched', async () => {
  line = true
  expect((await show())()).toBe('报告纸面')
})

it('leaves a report readable that is read without a line, and comes with the line', async () => {
  line = false
  const text = await show()
  expect(text()).toBe('报告')
  line = true
  await act(async () => {
    dispatchEvent(new Event('online'))
    await vi.dynamicImportSettled()
  })
  expect(text()).toBe('报告纸面')
})
