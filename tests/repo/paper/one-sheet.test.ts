/** A kind whose paper is one sheet: one sheet it is, however much there is to tell. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { printReport } from '../../../apps/cli/src/report/print-report.ts'
import { BASIC_ENGINE } from '../../../packages/engine/src/basic/engine.ts'
import type { PublicFacts } from '../../../packages/engine/src/public/facts.ts'
import {
  publicFacts,
  UNTOLD,
  withState,
} from '../../../packages/engine/test-support/public/facts.ts'
import { livelyPublic } from '../../../packages/engine/test-support/public/lively.ts'
import { PUBLIC_RECORD_KINDS } from '../../../packages/format/src/public-records/kinds.ts'

const WEB = path.resolve(import.meta.dirname, '../../../apps/web')
const TIMES = 40
const LONG = '经营范围包括技术服务、技术开发、技术咨询、货物进出口与相关设备的销售。'.repeat(20)

/** Every record forty times over, and every text of it as long as texts of registers are. */
function crowded(): PublicFacts {
  const { records, ...facts } = livelyPublic()
  const many = Object.entries(records).map(([kind, rows]) => [
    kind,
    rows.flatMap((row) =>
      Array.from({ length: kind === 'BUSINESS_REGISTRATION' ? 1 : TIMES }, (_, i) => ({
        ...row,
        key: `${row.key}-${i}`,
        ...('caseNo' in row && row.caseNo ? { caseNo: `${row.caseNo}之${i}` } : {}),
        ...('scope' in row ? { scope: LONG } : {}),
        ...('content' in row ? { content: LONG } : {}),
        ...('before' in row ? { before: LONG, after: LONG } : {}),
      })),
    ),
  ])
  return { ...facts, records: Object.fromEntries(many) as PublicFacts['records'] }
}

async function pagesOf(facts: PublicFacts): Promise<string[]> {
  const data = new Uint8Array(await printReport(BASIC_ENGINE.make(facts, 2026 * 12 + 9)))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const { items } = await (await pdf.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
}

beforeAll(() => {
  if (!fs.existsSync(path.join(WEB, 'dist/pdfTemplate/index.html')))
    spawnSync(process.execPath, ['build.ts'], { cwd: WEB, stdio: 'inherit', timeout: 120_000 })
}, 180_000)

describe('the paper of an enterprise basic report', () => {
  it.each([
    ['with something under every heading', livelyPublic()],
    ['of which no source told anything', withState(publicFacts(), UNTOLD, ...PUBLIC_RECORD_KINDS)],
    ['with forty times as much', crowded()],
  ])('%s is one sheet, to its last line', { timeout: 60_000 }, async (_, facts) => {
    const pages = await pagesOf(facts)
    expect(pages).toHaveLength(1)
    for (const words of [
      '企业基础报告',
      facts.subject.name,
      '企业概况与风险提示',
      '行政许可',
      '本页为一页简版',
    ])
      expect(pages[0]).toContain(words)
  })
})
