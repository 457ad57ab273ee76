/** Sheets of a report whose annex lists every indicator of four sources: nothing stands alone, nothing is printed empty or small. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { printReport } from '../../../apps/cli/src/report/print-report.ts'
import { taxInvoiceReport } from '../../../packages/engine/src/tax-invoice/report.ts'
import { jointFacts } from '../../../packages/engine/test-support/joint-facts.ts'
import {
  above,
  FOOT,
  type Line,
  type PrintedSheet,
  sheetsOf,
} from '../../../packages/report-files/test-support/sheets.ts'

const WEB = path.resolve(import.meta.dirname, '../../../apps/web')
const M0 = 24_313
/** 12 mm in points. */
const MARGIN = 34
/** A title of a chapter or of a block is set in ten points at least. */
const TITLE = 9.9

const document = taxInvoiceReport(jointFacts(), M0)
let pages: PrintedSheet[]

beforeAll(async () => {
  if (!fs.existsSync(path.join(WEB, 'dist/pdfTemplate/index.html')))
    spawnSync(process.execPath, ['build.ts'], { cwd: WEB, stdio: 'inherit', timeout: 120_000 })
  pages = await sheetsOf(new Uint8Array(await printReport(document)))
}, 180_000)

const isTitle = (title: string) => {
  const own = new RegExp(`^([A-E]\\d*)? ?${title}$`)
  return ({ text, size }: Line) => size >= TITLE && own.test(text.split(/ (?=单位：|命中)/)[0]!)
}
const pageOf = (title: string) =>
  pages.findIndex((page, i) => i > 0 && page.lines.some(isTitle(title)))

describe('the paper of a report of four sources', () => {
  it('is printed at its own size: no table is wider than the sheet', () => {
    for (const [i, page] of pages.entries()) {
      const left = Math.min(...above(page).map(({ x }) => x))
      expect(left, `sheet ${i + 1}`).toBeLessThan(MARGIN + 20)
    }
  })

  it('lists all indicators in seven sheets at most', () => {
    const [from, to] = [pageOf('全部指标'), pageOf('全部规则')]
    expect(from).toBeGreaterThan(0)
    expect(to).toBeGreaterThan(from)
    expect(to - from).toBeLessThanOrEqual(7)
  })

  it('ends no sheet with a title', () => {
    const last = pages.map((page) => above(page).reduce((a, b) => (b.y < a.y ? b : a)))
    expect(last.filter(({ size }) => size >= TITLE)).toEqual([])
  })

  it('has the statement on a sheet with the end of the chapter before it', () => {
    const page = pages[pageOf('声明')]!
    const title = page.lines.find(isTitle('声明'))!
    expect(page.lines.filter(({ y }) => y > title.y + 10).length).toBeGreaterThan(5)
  })

  it('has one number on each sheet', () => {
    const feet = pages.map((page) =>
      page.lines.filter(({ y, text }) => y <= FOOT && /\d/.test(text)).map(({ text }) => text),
    )
    expect(feet).toEqual(pages.map((_, i) => [`${i + 1} / ${pages.length}`]))
  })

  it('has contents with the sheet on which each chapter begins', () => {
    const contents = pages[0]!.lines.map(({ text }) => text).join('\n')
    const short = document.sections.filter(({ title }) => title.length < 10)
    expect(short.length).toBeGreaterThan(8)
    for (const { title } of short)
      expect([title, new RegExp(`${title} (\\d+)`).exec(contents)?.[1]]).toEqual([
        title,
        String(pageOf(title) + 1),
      ])
  })
})
