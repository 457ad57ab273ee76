import { expect, it, vi } from 'vitest'
import { ahead } from './ahead.ts'

it('a line that is down leaves no error that nobody heard', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  ahead(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))
  await new Promise((done) => setTimeout(done))
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
})
