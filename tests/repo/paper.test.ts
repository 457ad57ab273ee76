/** One way to paper: what the command line prints is the paper page of the web. Builds the web when there is no build. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { printReport } from '../../apps/cli/src/report/print-report.ts'
import { sampleReport } from '../../apps/web/src/reports/test-support/sample.ts'

const WEB = path.resolve(import.meta.dirname, '../../apps/web')

let pages: string[]

beforeAll(async () => {
  if (!fs.existsSync(path.join(WEB, 'dist/pdfTemplate/index.html')))
    spawnSync(process.execPath, ['build.ts'], { cwd: WEB, stdio: 'inherit', timeout: 120_000 })
  const data = new Uint8Array(await printReport(sampleReport))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
}, 180_000)

describe('the paper of the command line', () => {
  it('begins with the cover: whose report, of when, with its fingerprint', () => {
    expect(pages[0]).toContain(sampleReport.enterprise.name)
    expect(pages[0]).toMatch(/[0-9a-f]{64}/)
    expect(pages[0]).toContain('2024-03 至 2026-02')
  })

  it('has contents and every chapter, as the page on screen has', () => {
    const whole = pages.join('\n')
    for (const title of ['目录', '结论摘要', ...sampleReport.sections.map((s) => s.title), '声明'])
      expect(whole).toContain(title)
    for (const { text } of sampleReport.statements) expect(whole).toContain(text)
  })

  it('numbers its sheets', () => {
    expect(pages.length).toBeGreaterThan(4)
    for (const [i, text] of pages.entries()) expect(text).toContain(`${i + 1} / ${pages.length}`)
  })
})
