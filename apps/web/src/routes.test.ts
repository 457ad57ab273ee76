import fs from 'node:fs'
import path from 'node:path'
import { PHONE_PROGRAM_ROWS } from '@xinjian/contract/routes/phone-program'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { demoPaths } from './demo-paths.ts'
import { EVERY_ROUTE } from './every-route.ts'
import { TOURS } from './mobile/guide/tours.ts'
import { OWNER_PATH } from './mobile/tax/pages.ts'
import { paths } from './paths.ts'
import { supplyChainPaths } from './supply-chain-paths.ts'

const SRC = path.resolve(import.meta.dirname)

describe('the route table', () => {
  it('has every path once', () => {
    const seen = EVERY_ROUTE.map((r) => r.path)
    expect(seen.filter((p, i) => seen.indexOf(p) !== i)).toEqual([])
  })

  it('names only pages that exist and export a Component', () => {
    for (const { page } of EVERY_ROUTE) {
      if (!page) continue
      const file = path.join(SRC, page)
      expect(fs.existsSync(file), page).toBe(true)
      expect(fs.readFileSync(file, 'utf8'), page).toMatch(
        /export (async )?(function|const) Component\b/,
      )
    }
  })

  it('leaves every page of the phone, and no other, to the program of the phone', () => {
    const files = fs
      .readdirSync(path.join(SRC, 'mobile/pages'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => `mobile/pages/${file}`)
    const shown = PHONE_PROGRAM_ROWS.flatMap(([, , , , more]) => more?.page ?? [])
    expect(new Set(shown)).toEqual(new Set(files))
    const others = EVERY_ROUTE.filter(
      ({ path: at }) => !PHONE_PROGRAM_ROWS.some(([row]) => row === at),
    )
    expect(others.filter(({ page }) => page?.startsWith('mobile/'))).toEqual([])
  })

  it('starts both programs from one document, but for the script', () => {
    const read = (name: string) => fs.readFileSync(path.join(SRC, '..', name), 'utf8')
    expect(read('phone.html')).toBe(read('index.html').replace('/src/main.tsx', '/src/phone.tsx'))
  })

  it('links from the phone to addresses of the phone alone: another program would be asked of the server', () => {
    const known = new Set(PHONE_PROGRAM_ROWS.map(([row]) => row))
    const stops = TOURS.flatMap(({ stops }) => stops.map(({ path: at }) => at))
    expect(stops.length).toBeGreaterThan(5)
    expect([OWNER_PATH, ...stops].filter((at) => !known.has(at))).toEqual([])
    const asked = PHONE_PROGRAM_ROWS.flatMap(([, , , , more]) => more?.redirect ?? [])
    expect(asked.filter((at) => !known.has(at.split('?')[0]!))).toEqual([])
  })

  it('opens every page of the office, each in `<room>/pages`, where they are looked for', () => {
    const named = EVERY_ROUTE.flatMap(({ page }) => (page?.startsWith('office/') ? [page] : []))
    const files = fs
      .readdirSync(path.join(SRC, 'office'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)pages\/.*\.tsx$/.test(file))
      .map((file) => `office/${file}`)
    expect(files.length).toBeGreaterThan(60)
    expect(files.filter((file) => !named.includes(file))).toEqual([])
    expect(named.filter((page) => !/^office\/[\w-]+\/pages\/\w+\.tsx$/.test(page))).toEqual([])
  })

  it('redirects only to rows of its own', () => {
    for (const { redirect } of EVERY_ROUTE)
      if (redirect)
        expect(
          EVERY_ROUTE.some((r) => r.path === redirect.split('?')[0]),
          redirect,
        ).toBe(true)
  })

  it('gives every built page a title, except those that have none by design', () => {
    const untitled = EVERY_ROUTE.filter((r) => r.page && !r.title).map((r) => r.path)
    expect(untitled.sort()).toEqual(['/pdfTemplate', '/redirect/*'])
  })
})

describe('report pages', () => {
  it.each(REPORT_KIND_NAMES)('%s has one page, and links to a report of it lead there', (kind) => {
    const pages = EVERY_ROUTE.filter((r) => r.report === kind)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.built).toBe(true)
    expect(paths.report(kind, { taxId: '91', reportNo: 'X&1' })).toBe(
      `${pages[0]?.path}?taxId=91&reportNo=X%261&reportType=${kind}`,
    )
  })

  it('say which parameters make another page: number and enterprise', () => {
    for (const { report, keyedBy } of EVERY_ROUTE)
      if (report) expect(keyedBy).toEqual(['reportNo', 'taxId'])
  })
})

describe('the path builder', () => {
  it('leads only to rows of the table', () => {
    const samples = [paths, demoPaths, supplyChainPaths]
      .flatMap((all) => Object.values(all))
      .map((make) =>
        make === paths.report
          ? paths.report(REPORT_KIND_NAMES[0], {})
          : (make as (argument?: unknown) => string)(make === paths.redirect ? '/app' : {}),
      )
    for (const sample of samples) {
      const pathname = sample.split('?')[0] ?? ''
      expect(
        EVERY_ROUTE.some((r) => matchPath(r.path, pathname)),
        sample,
      ).toBe(true)
    }
  })

  it('leaves out what is empty and encodes what is not', () => {
    expect(paths.queryReport({ taxId: '91', reportNo: 'I&1', version: undefined })).toBe(
      '/queryCenter/queryReport?taxId=91&reportNo=I%261',
    )
    expect(paths.queryReport()).toBe('/queryCenter/queryReport')
  })
})
