// @vitest-environment happy-dom
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EVERY_ROUTE } from '../../every-route.ts'
import { ADDRESSES, CANONICAL, renderPage } from '../render.tsx'

const FILES = ['invoice-verification-template.xlsx', 'xinjian-signing.mjs'].map((name) => ({
  path: `/files/${name}`,
  size: 20_520,
  sha256: 'ab'.repeat(32),
  date: '2026-11-27',
}))

/** As it stands there, without what only a browser would fetch. */
const page = (path: string) =>
  new DOMParser().parseFromString(
    renderPage(path, { head: '', script: '', files: FILES }).replace(
      /<(?:script type="module"|link rel="icon")[^>]*>(?:<\/script>)?/g,
      '',
    ),
    'text/html',
  )
const known = new Set(EVERY_ROUTE.filter((r) => r.built).map((r) => r.path))

const documents = new Map(ADDRESSES.map((path) => [path, page(path)]))

describe.each([...documents])('the finished page %s', (address, document) => {
  const hrefs = [...document.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')

  it('leads only to pages that are there, and to places on itself that are', () => {
    expect(hrefs.length).toBeGreaterThan(5)
    for (const href of hrefs.filter((h) => h.startsWith('/'))) {
      const [own = '', place] = href.split('#')
      // Printed by the server, made by the build.
      if (/^(\/en)?\/(whitePaper|tax|credit)\.pdf$/.test(own)) continue
      if (own.startsWith('/en/')) {
        expect(documents.has(own), href).toBe(true)
        continue
      }
      if (own.startsWith('/api/') || FILES.some(({ path }) => path === own)) continue
      // A file beside the pages: it has to be there.
      if (own.startsWith('/legal/') || own.endsWith('.webp')) {
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
    expect(document.title).toMatch(/信鉴|Xinjian/)
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /.{20,200}/,
    )
    expect(document.documentElement.lang).toBe(address.startsWith('/en/') ? 'en' : 'zh-CN')
  })

  it('says its one address, which is among those that are told', () => {
    const one = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    if (!address.endsWith('/missing')) expect(CANONICAL).toContain(one)
    const data = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    )
    expect(data.url).toBe(one)
    for (const other of document.querySelectorAll('link[hreflang]'))
      expect(documents.has(other.getAttribute('href') ?? '')).toBe(true)
  })

  it('left no place of a word unfilled, and speaks one language', () => {
    expect(document.body.textContent).not.toMatch(/\{\w+\}|undefined|NaN/)
    if (!address.startsWith('/en/')) return
    const main = document.querySelector('main')!.cloneNode(true) as Element
    for (const part of main.querySelectorAll('[lang="zh-CN"], svg')) part.remove()
    expect(main.textContent).not.toMatch(/[\u4e00-\u9fff]/)
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
    const [file = ''] = fs.globSync(
      'packages/engine/src/invoice/score/models/invoice-card-*.model.json',
    )
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

it('no two pages that are told have one title or one description', () => {
  const told = CANONICAL.map((address) => documents.get(address)!)
  const titles = told.map(({ title }) => title)
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  const said = CANONICAL.map((address) =>
    documents.get(address)!.querySelector('meta[name=description]')?.getAttribute('content'),
  )
  expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([])
})

describe('figures of the site', () => {
  const text = (path: string) => documents.get(path)!.body.textContent ?? ''
  const results = (name: string): { figures: { name: string; value: number }[] } =>
    JSON.parse(fs.readFileSync(`bench/results/${name}.json`, 'utf8'))

  it('are those of the committed results', () => {
    const matched = results('ledger-match').figures
    const share = (name: string) =>
      `${(matched.find((f) => f.name === name)!.value * 100).toFixed(1)}%`
    expect(text('/erpCredit')).toContain(share('precision'))
    expect(text('/erpCredit')).toContain(share('recall'))
    const killed = results('campaign-money').figures.find((f) => f.name === 'acts that were killed')
    expect(text('/daiFu')).toContain(String(killed!.value))
  })

  it('of the white paper are the lines of the validation', () => {
    const score = fs.readFileSync('docs/score.md', 'utf8')
    const rows = [...documents.get('/whitePaper')!.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    )
    const cells = (line: string) =>
      line
        .replaceAll('**', '')
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim())
    for (const start of [
      '| purchase file left out',
      '| +100 % of sales to 20 made-up buyers',
      '| AUC out of time',
      '| 20–40 %',
    ]) {
      const line = score.split('\n').find((one) => one.startsWith(start))!
      expect(rows, start).toContainEqual(cells(line))
    }
    const line = score.split('\n').find((one) => one.startsWith('| AUC, through'))!
    expect(text('/whitePaper')).toContain(`AUC 为 ${cells(line)[0]}`)
  })

  it('of the sample are told with their formula, without any script', () => {
    const open = documents.get('/taxTicketCredit')!.querySelectorAll('details')
    expect(open.length).toBe(6)
    for (const one of open) expect(one.querySelector('dd')?.textContent).toMatch(/.{6}/)
  })
})
