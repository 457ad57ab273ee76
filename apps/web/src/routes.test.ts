import fs from 'node:fs'
import path from 'node:path'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'
import { ROUTES } from './routes.ts'

const SRC = path.resolve(import.meta.dirname)

describe('the route table', () => {
  it('has every path once', () => {
    const seen = ROUTES.map((r) => r.path)
    expect(seen.filter((p, i) => seen.indexOf(p) !== i)).toEqual([])
  })

  it('names only pages that exist and export a Component', () => {
    for (const { page } of ROUTES) {
      if (!page) continue
      const file = path.join(SRC, page)
      expect(fs.existsSync(file), page).toBe(true)
      expect(fs.readFileSync(file, 'utf8'), page).toMatch(
        /export (async )?(function|const) Component\b/,
      )
    }
  })

  it('redirects only to rows of its own', () => {
    for (const { redirect } of ROUTES)
      if (redirect)
        expect(
          ROUTES.some((r) => r.path === redirect),
          redirect,
        ).toBe(true)
  })

  it('gives every built page a title, except those that have none by design', () => {
    const untitled = ROUTES.filter((r) => r.page && !r.title).map((r) => r.path)
    expect(untitled.sort()).toEqual(['/pdfTemplate', '/redirect/*'])
  })
})

describe('the path builder', () => {
  it('leads only to rows of the table', () => {
    const samples = Object.values(paths).map((make) =>
      (make as (argument?: unknown) => string)(make === paths.redirect ? '/app' : {}),
    )
    for (const sample of samples) {
      const pathname = sample.split('?')[0] ?? ''
      expect(
        ROUTES.some((r) => matchPath(r.path, pathname)),
        sample,
      ).toBe(true)
    }
  })

  it('leaves out what is empty and encodes what is not', () => {
    expect(paths.invoiceReport({ taxId: '91', reportNo: 'I&1', version: undefined })).toBe(
      '/queryCenter/invoiceReportDetail?taxId=91&reportNo=I%261',
    )
    expect(paths.queryReport()).toBe('/queryCenter/queryReport')
  })
})
