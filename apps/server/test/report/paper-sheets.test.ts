/** Sheets of reports as an institution downloads them, looked at as printed: nothing over another, nothing cut in two. */
import { REPORT_KIND_NAMES, REPORT_KINDS, type ReportKind } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  above,
  type PrintedSheet,
  printedOver,
  sheetsOf,
} from '../../../../packages/report-files/test-support/sheets.ts'
import { ReportedFirms } from '../support/reported-firm.ts'

/** A good firm, whose charts are many, and a refused one, whose page one is long. */
const FIRMS = ['maker', 'arrears']
/** A title of a chapter or of a block is set in ten points at least. */
const TITLE = 9.9

let firms: ReportedFirms
const papers: { kind: ReportKind; name: string; sheets: PrintedSheet[] }[] = []

beforeAll(async () => {
  firms = await ReportedFirms.start()
  for (const key of FIRMS)
    for (const { reportNo, document } of await firms.reportsOf(key)) {
      const response = await fetch(
        `${firms.server.base}/frontTax/front/report/taxReport/download`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${firms.token}` },
          body: JSON.stringify({ reportNo, format: 'pdf' }),
        },
      )
      papers.push({
        kind: document.kind,
        name: `${key} ${REPORT_KINDS[document.kind].title}`,
        sheets: await sheetsOf(new Uint8Array(await response.arrayBuffer())),
      })
    }
}, 600_000)
afterAll(() => firms.stop())

/** What a test finds on sheets, each with its report and its number: nothing is right. */
const found = (of: (sheet: PrintedSheet, at: number) => readonly string[]): string[] =>
  papers.flatMap(({ name, sheets }) =>
    sheets.flatMap((sheet, i) => of(sheet, i).map((said) => `${name}, ${i + 1}: ${said}`)),
  )

describe('the sheets of every kind', () => {
  it('are there', () => {
    // The maker brings no lists of what it sold and bought: there is no shop report of it.
    expect(papers).toHaveLength(FIRMS.length * REPORT_KIND_NAMES.length - 1)
    expect(new Set(papers.map(({ kind }) => kind))).toEqual(new Set(REPORT_KIND_NAMES))
  })

  it('have nothing printed over another', () => {
    expect(found(printedOver)).toEqual([])
  })

  it('have what proves the report on page one, and on no other', () => {
    const proofs = (sheet: PrintedSheet) =>
      sheet.lines.map(({ text }) => text).filter((text) => /报告指纹.?[0-9a-f]{64}/.test(text))
    for (const { name, sheets } of papers)
      expect([name, sheets.map((sheet) => proofs(sheet).length)]).toEqual([
        name,
        sheets.map((_, i) => (i === 0 ? 1 : 0)),
      ])
  })

  it('have each chart with its title', () => {
    const links = papers.flatMap(({ sheets }) =>
      sheets.flatMap(({ lines }) =>
        lines.filter(({ text }) => /^数据表（\d+行）见附录/.test(text)),
      ),
    )
    expect(links.length).toBeGreaterThan(20)
    expect(
      found(({ lines }) =>
        lines
          .filter(({ text }) => /^数据表（\d+行）见附录/.test(text))
          .filter(({ y }) => !lines.some((line) => line.y > y && line.size >= TITLE))
          .map(({ text }) => text),
      ),
    ).toEqual([])
  })

  it('end with no title', () => {
    expect(
      found((sheet) => {
        const last = above(sheet).reduce((a, b) => (b.y < a.y ? b : a))
        return last.size >= TITLE ? [last.text] : []
      }),
    ).toEqual([])
  })
})
