/** Sheets of a report whose annex lists every indicator of four sources: nothing stands alone, nothing is printed empty or small. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { printReport } from '../../../apps/cli/src/report/print-report.ts'
import { taxInvoiceReport } from '../../../packages/engine/src/tax-invoice/report.ts'
import { jointFacts } from '../../../packages/engine/test-support/joint-facts.ts'

const WEB = path.resolve(import.meta.dirname, '../../../apps/web')
const M0 = 24_313
/** 12 mm in points. */
const MARGIN = 34
/** Points from the lower edge: the foot of a sheet lies under them. */
const FOOT = 34
/** A title of a chapter or of a block is set in ten points at least. */
const TITLE = 9.9
/** Words farther apart are not one. */
const GAP = 5

interface Line {
  text: string
  /** Left end. */
  x: number
  y: number
  /** Of its largest letter. */
  size: number
}

const document = taxInvoiceReport(jointFacts(), M0)
let pages: Line[][]

beforeAll(async () => {
  if (!fs.existsSync(path.join(WEB, 'dist/pdfTemplate/index.html')))
    spawnSync(process.execPath, ['build.ts'], { cwd: WEB, stdio: 'inherit', timeout: 120_000 })
  const data = new Uint8Array(await printReport(document))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return linesOf(items.flatMap((item) => ('str' in item ? [item] : [])))
    }),
  )
}, 180_000)

interface Word {
  str: string
  transform: number[]
  width: number
}

/** Words that stand beside each other, from left to right; the watermark is turned, and of no line. */
function linesOf(words: Word[]): Line[] {
  const upright = words.filter(({ str, transform }) => str.trim() !== '' && transform[1] === 0)
  const rows: (typeof words)[] = []
  for (const word of upright) {
    const row = rows.find(([first]) => Math.abs(first!.transform[5]! - word.transform[5]!) < 2.5)
    if (row) row.push(word)
    else rows.push([word])
  }
  return rows.map((row) => {
    row.sort((a, b) => a.transform[4]! - b.transform[4]!)
    return {
      text: row.reduce((said, { str, transform }, i) => {
        const before = row[i - 1]
        const gap = before ? transform[4]! - before.transform[4]! - before.width : 0
        return said + (gap > GAP ? ' ' : '') + str.trim()
      }, ''),
      x: row[0]!.transform[4]!,
      y: row[0]!.transform[5]!,
      size: Math.max(...row.map(({ transform }) => transform[3]!)),
    }
  })
}

const above = (page: readonly Line[]) => page.filter(({ y }) => y > FOOT)
const isTitle = (title: string) => {
  const own = new RegExp(`^([A-E]\\d*)? ?${title}$`)
  return ({ text, size }: Line) => size >= TITLE && own.test(text.split(/ (?=单位：|命中)/)[0]!)
}
const pageOf = (title: string) => pages.findIndex((page, i) => i > 0 && page.some(isTitle(title)))

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
    const title = page.find(isTitle('声明'))!
    expect(page.filter(({ y }) => y > title.y + 10).length).toBeGreaterThan(5)
  })

  it('has one number on each sheet', () => {
    const feet = pages.map((page) =>
      page.filter(({ y, text }) => y <= FOOT && /\d/.test(text)).map(({ text }) => text),
    )
    expect(feet).toEqual(pages.map((_, i) => [`${i + 1} / ${pages.length}`]))
  })

  it('has contents with the sheet on which each chapter begins', () => {
    const contents = pages[0]!.map(({ text }) => text).join('\n')
    const short = document.sections.filter(({ title }) => title.length < 10)
    expect(short.length).toBeGreaterThan(8)
    for (const { title } of short)
      expect([title, new RegExp(`${title} (\\d+)`).exec(contents)?.[1]]).toEqual([
        title,
        String(pageOf(title) + 1),
      ])
  })
})
