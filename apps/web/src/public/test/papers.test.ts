// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { start } from '../islands/papers.ts'
import { renderPage } from '../render.tsx'

afterEach(() => vi.unstubAllGlobals())

const rootOf = (address: string) =>
  new DOMParser()
    .parseFromString(renderPage(address, { head: '', script: '', files: [] }), 'text/html')
    .querySelector<HTMLElement>('[data-island=papers]')!
const facts = { size: 1_749_146, date: '2026-11-29', sha256: 'ab'.repeat(32) }

it('papers are told one after the other, and one that cannot be printed says so', async () => {
  const root = rootOf('/downloadCenter')
  const lines = [...root.querySelectorAll('[data-file]')]
  const asked: string[] = []
  let open = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    expect(++open).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1))
    open--
    return address.startsWith('/credit')
      ? Response.json({ status: 503, code: 'UNAVAILABLE' }, { status: 503 })
      : Response.json(facts)
  })
  const telling = start(root)
  expect(lines[2]!.textContent).toContain('正在生成…')
  await telling
  expect(asked).toEqual(['/tax.pdf.json', '/credit.pdf.json', '/whitePaper.pdf.json'])
  const hidden = lines.map((line) => line.querySelector('dl')!.hidden)
  expect(hidden).toEqual([false, true, false])
  expect(lines[0]!.textContent).toContain('约 1749 KB')
  expect(lines[0]!.textContent).toContain(facts.sha256)
  expect(lines[1]!.textContent).toContain('暂时无法生成，请稍后重试')
  expect(root.textContent).not.toContain('正在生成…')
})

it('a server that is not reached is told of as well, on English pages of partners too', async () => {
  const root = rootOf('/en/downloadCenter/huaxia')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    throw new TypeError('fetch failed')
  })
  await start(root)
  expect(asked).toEqual(['/en/tax.pdf.json', '/en/credit.pdf.json', '/en/whitePaper.pdf.json'])
  expect(root.textContent?.match(/It cannot be printed at present/g)).toHaveLength(3)
})
