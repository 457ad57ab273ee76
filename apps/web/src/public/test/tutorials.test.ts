// @vitest-environment happy-dom
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { start } from '../islands/find.ts'
import { renderPage } from '../render.tsx'
import told from '../site/pictures/pictures.json' with { type: 'json' }

const FOLDER = path.resolve(import.meta.dirname, '../../../public/tutorial')
/** Steps of the two tutorials, counted by hand. */
const STEPS = { 'tax-firm': 5, 'tax-bank': 5, 'verify-ways': 5 }
const PAGES = ['/tutorial/tax', '/en/tutorial/tax', '/tutorial/credit', '/en/tutorial/credit']
const page = (at: string) => {
  const html = renderPage(at, { head: '', script: '', files: [] })
  return new DOMParser().parseFromString(html.replace(/<script[^>]*><\/script>/g, ''), 'text/html')
}

describe('pictures of the tutorials', () => {
  const names = Object.entries(STEPS).flatMap(([name, n]) =>
    Array.from({ length: n }, (_, i) => `${name}-${i + 1}`),
  )
  const files = ['en', 'zh'].flatMap((lang) => names.map((name) => `${lang}/${name}.webp`))

  it('are one for each step in each language, and no other', () => {
    for (const lang of ['en', 'zh'])
      expect(fs.readdirSync(path.join(FOLDER, lang)).sort()).toEqual(
        names.map((name) => `${name}.webp`).sort(),
      )
    expect(Object.keys(told).sort()).toEqual([...names].sort())
  })

  it.each(files)('%s is as large as the page says, and no more than 64 KiB', (file) => {
    const bytes = fs.readFileSync(path.join(FOLDER, file))
    expect(bytes.length).toBeLessThanOrEqual(64 * 1_024)
    const [lang = '', name = ''] = file.replace('.webp', '').split('/')
    const { width, height } = told[name as keyof typeof told][lang as 'zh' | 'en']
    // RFC 9649, 2.7: 24 bits each, less one.
    expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X')
    expect([bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]).toEqual([width, height])
  })

  it.each(PAGES)(
    'stand on %s in its language, each leading to itself, waited for by nobody',
    (at) => {
      const lang = at.startsWith('/en') ? 'en' : 'zh'
      const images = [...page(at).querySelectorAll('main ol img')]
      expect(images).toHaveLength(at.endsWith('tax') ? 10 : 5)
      for (const [i, image] of images.entries()) {
        const src = image.getAttribute('src')!
        expect(src).toMatch(new RegExp(`^/tutorial/${lang}/[a-z]+-[a-z]+-\\d\\.webp$`))
        expect(image.closest('a')?.getAttribute('href')).toBe(src)
        // One that stands in the first window is fetched first, and what lies below it once it is near.
        const isFirst = i === 0 && !at.endsWith('tax')
        expect(image.getAttribute('loading')).toBe(isFirst ? null : 'lazy')
        expect(image.getAttribute('fetchpriority')).toBe(isFirst ? 'high' : null)
      }
    },
  )
})

describe('seeking in the tutorials', () => {
  let root: HTMLElement
  beforeEach(() => {
    document.body.innerHTML =
      page('/tutorial/credit').querySelector('[data-island=find]')!.outerHTML
    root = document.querySelector('[data-island=find]')!
  })
  afterEach(() => document.body.replaceChildren())
  const seek = (text: string) => {
    const input = root.querySelector('input')!
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    return [...root.querySelectorAll('li')]
      .filter((item) => !item.hidden)
      .map((item) => item.querySelector('a')!.getAttribute('href'))
  }
  const status = () => root.querySelector('[role=status]')!.textContent

  it('is offered by the script alone, and finds in the other tutorial as well', () => {
    expect(root.hidden).toBe(true)
    start(root)
    expect(root.hidden).toBe(false)
    expect(seek('')).toEqual([])
    expect(seek('撤回')).toEqual(['/tax#faq-3'])
    expect(status()).toBe('找到 1 处')
    expect(seek('有误 下载')).toEqual(['/credit#ways-3', '/credit#faq-3'])
    expect(seek('天气')).toEqual([])
    expect(status()).toContain('教程里没有提到')
    expect(seek(' ')).toEqual([])
    expect(status()).toBe('')
  })

  it.each(['/tax', '/credit'])('what it leads to on %s is there', (at) => {
    const there = page(at)
    const links = [...page('/tutorial/tax').querySelectorAll('[data-island=find] a')]
      .map((a) => a.getAttribute('href')!.split('#'))
      .filter(([to]) => to === at)
    expect(links.length).toBeGreaterThan(8)
    for (const [, id] of links) expect(there.getElementById(id!), id).not.toBeNull()
  })
})
