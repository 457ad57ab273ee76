import { afterEach, expect, it, vi } from 'vitest'
import { templateFile } from './files.ts'

afterEach(() => void vi.useRealTimers())

it('the template is the same bytes for everybody, whenever it is asked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') })
  const { body } = await templateFile()
  vi.setSystemTime(new Date('2026-11-21T09:30:10Z'))
  expect((await templateFile()).body).toEqual(body)
})
