// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { text } from '../../test-support/page.tsx'
import { lazyPages } from './lazy-pages.ts'
import { lazyPart } from './lazy-part.ts'

afterEach(cleanup)

const Page = () => <p>PAGE</p>
const pages = () => lazyPages(() => async () => ({ Component: Page }))
/** What is seen at once, before anything that was asked for can have come. */
function seenAtOnce(Of: ComponentType): string {
  render(
    <Suspense fallback={<p>WAIT</p>}>
      <Of />
    </Suspense>,
  )
  return text()
}

it('a page that was fetched is drawn without a mark for waiting; another waits for its code', async () => {
  const { pageOf, fetchPage } = pages()
  await fetchPage('office/a/pages/A.tsx')
  expect(seenAtOnce(pageOf('office/a/pages/A.tsx'))).toBe('PAGE')
  cleanup()
  expect(seenAtOnce(pages().pageOf('office/a/pages/A.tsx'))).toBe('WAIT')
})

it('a page that was already drawn stays the same component', async () => {
  const { pageOf, fetchPage } = pages()
  const before = pageOf('office/a/pages/A.tsx')
  await fetchPage('office/a/pages/A.tsx')
  expect(pageOf('office/a/pages/A.tsx')).toBe(before)
})

it('a part that was fetched with its page is drawn at once, and stays the same component', async () => {
  const asked: string[] = []
  const part = lazyPart(async () => ({
    Routes: Page,
    fetchPageAt: async (pathname) => void asked.push(pathname),
  }))
  await part.fetchAt('/a')
  expect(asked).toEqual(['/a'])
  expect(seenAtOnce(part.routes())).toBe('PAGE')
  expect(part.routes()).toBe(part.routes())
  const drawnBefore = lazyPart(async () => ({ Routes: Page, fetchPageAt: async () => {} }))
  const Later = drawnBefore.routes()
  await drawnBefore.fetchAt('/a')
  expect(drawnBefore.routes()).toBe(Later)
})

it('a page that cannot be had fails there, and is asked for again where it is drawn', async () => {
  const { fetchPage } = lazyPages(() => () => Promise.reject(new Error('gone')))
  await expect(fetchPage('office/a/pages/A.tsx')).rejects.toThrow('gone')
})
