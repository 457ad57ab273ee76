// @vitest-environment happy-dom
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../routes.ts'
import { renderPage } from '../render.tsx'

/** As it stands there, without what only a browser would fetch. */
const page = (path: string) =>
  new DOMParser().parseFromString(
    renderPage(path, { head: '', script: '', files: [] }).replace(/<(?:script|link)[^>]*>/g, ''),
    'text/html',
  )
const known = new Set(ROUTES.filter((r) => r.built).map((r) => r.path))

const documents = new Map(['/', '/verify'].map((path) => [path, page(path)]))

describe.each([...documents])('the finished page %s', (_, document) => {
  const hrefs = [...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')

  it('leads only to pages that are there, and to places on itself that are', () => {
    expect(hrefs.length).toBeGreaterThan(5)
    for (const href of hrefs.filter((h) => h.startsWith('/'))) {
      const [own = '', place] = href.split('#')
      if (own.startsWith('/api/')) continue
      // A file beside the pages: it has to be there.
      if (own.startsWith('/legal/')) {
        expect(fs.existsSync(`apps/web/public${own}`), href).toBe(true)
        continue
      }
      expect(known, href).toContain(own.split('?')[0] || '/')
      if (place) expect(documents.get(own || '/')?.getElementById(place), href).toBeTruthy()
    }
    for (const href of hrefs.filter((h) => h.startsWith('#')))
      expect(document.getElementById(href.slice(1)), href).not.toBeNull()
  })

  it('has one heading of the first order, a title, a description and a language', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.title).toContain('信鉴')
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /.{20}/,
    )
    expect(document.documentElement.lang).toBe('zh-CN')
  })

  it('names every picture, or says that it is none', () => {
    for (const image of document.querySelectorAll('img'))
      expect(image.hasAttribute('alt')).toBe(true)
    for (const art of document.querySelectorAll('svg'))
      expect(
        art.closest('[aria-hidden="true"], [role="img"]') !== null ||
          art.hasAttribute('aria-label'),
        art.outerHTML.slice(0, 120),
      ).toBe(true)
  })

  it('has what its script looks for', () => {
    for (const mark of ['[data-menu-toggle][aria-expanded="false"]', '[data-menu]', '[data-login]'])
      expect(document.querySelector(mark), mark).not.toBeNull()
  })
})

it('the place of the proof says what is needed where no script runs', () => {
  expect(documents.get('/verify')?.querySelector('[data-island=proof]')?.innerHTML).toContain(
    'JavaScript',
  )
})

it('there is no page but those', () => {
  expect(() => renderPage('/app', { head: '', script: '', files: [] })).toThrow(
    'no public page /app',
  )
})

describe('what the home page claims', () => {
  const home = documents.get('/')!
  const read = (file: string) => fs.readFileSync(file, 'utf8')

  it('of the indicators is what the list of them says', () => {
    const listed = new Set(
      [...read('docs/reports/invoice.md').matchAll(/^\| `(I-\d{3})/gm)].map(([, id]) => id),
    )
    const count = `${listed.size} 项公开口径的指标`
    expect(home.querySelector('meta[name=description]')?.getAttribute('content')).toContain(count)
    expect(home.body.textContent).toContain(`发票指标，口径全部公开${listed.size}项`)
  })

  it('of grades is what the card has, and the sample stands where its score lies', () => {
    const [file = ''] = fs.globSync('packages/engine/src/invoice/score/models/*.model.json')
    const card: { grades: { grade: string; min: number | null }[] } = JSON.parse(read(file))
    const words = [...home.querySelectorAll('[aria-hidden] span')].map((e) => e.textContent)
    const grades = card.grades.map(({ grade }) => grade)
    expect(words.filter((w) => /^(?:A{1,3}|B{1,3}|C{1,3})$/.test(w ?? ''))).toEqual(
      grades.toReversed(),
    )
    const of742 = card.grades.find(({ min }) => min === null || min <= 742)!.grade
    expect(home.body.textContent).toContain(`信用评分742${of742}`)
  })
})
