/** The paper of a report: at most fifteen sheets are read, the rest is an annex; with bookmarks and a name. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { printReport } from '../../../apps/cli/src/report/print-report.ts'
import { withDecision } from '../../../apps/web/src/reports/test-support/sample-decision.ts'
import { invoiceReport } from '../../../packages/engine/src/invoice/report.ts'
import { archetype } from '../../../packages/engine/test-support/archetypes.ts'

const WEB = path.resolve(import.meta.dirname, '../../../apps/web')
const READ = 15

const document = withDecision(invoiceReport(archetype('顶额+红冲').facts), 'REJECT')
let pages: string[]
let outline: { title: string; items: unknown[] }[]
let title: string

beforeAll(async () => {
  if (!fs.existsSync(path.join(WEB, 'dist/pdfTemplate/index.html')))
    spawnSync(process.execPath, ['build.ts'], { cwd: WEB, stdio: 'inherit', timeout: 120_000 })
  const data = new Uint8Array(await printReport(document))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  outline = (await pdf.getOutline()) ?? []
  title = String(((await pdf.getMetadata()).info as { Title?: string }).Title)
  pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
}, 180_000)

describe('the paper of an invoice report', () => {
  it('has its verdict on page one', () => {
    for (const words of ['建议拒绝', '取得异常凭证2张', document.enterprise.name])
      expect(pages[0]).toContain(words)
  })

  it('is read in fifteen sheets; then comes the annex with everything that is looked up', () => {
    const annex = pages.findIndex((text) => text.startsWith('附录'))
    expect(annex).toBeGreaterThan(3)
    expect(annex).toBeLessThanOrEqual(READ)
    const looked = pages.slice(annex).join('')
    for (const { id } of [...document.indicators, ...document.rules]) expect(looked).toContain(id)
  })

  it('is named after the enterprise and has a bookmark for every chapter', () => {
    expect(title).toContain(document.enterprise.name)
    const titles = JSON.stringify(outline, ['title', 'items'])
    for (const section of document.sections) expect(titles).toContain(section.title)
  })
})
