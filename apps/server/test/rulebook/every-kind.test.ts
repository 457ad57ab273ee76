/** One book of an institution in every kind of report of one firm: orders, back-tests and suppressions alike. */

import { ENGINES } from '@xinjian/engine/engines'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { JUDGED_KINDS, REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { bringBooks } from '../support/books.ts'

const judges = (kind: ReportKind, rule: string): boolean =>
  ENGINES[kind].desk!.catalogue().some(({ id }) => id === rule)
/** Those that judge arrears, by whichever sources. */
const OF_TAXES = JUDGED_KINDS.filter((kind) => judges(kind, 'R-001'))
/** No arrears are as large or as old. */
const MILD = { 'R-001': { highYuan: 1_000_000_000, highDays: 3_650 } }

let sandbox: Sandbox
let server: TestServer
let bank: string
let staff: string
let firm: Firm

const ask = async (path: string, body: object, token = bank) =>
  (await must(server.call('POST', path, body, token))).data

async function documents(): Promise<
  Map<ReportKind, { reportNo: string; document: ReportDocument }>
> {
  const rows = await ask('/report/pack/order', {
    taxId: firm.taxNo,
    reportTypes: REPORT_KIND_NAMES,
  })
  const made = new Map<ReportKind, { reportNo: string; document: ReportDocument }>()
  for (const { reportNo, reportType } of rows) {
    const document = await until(async () => {
      const found = await ask('/bss/order/report/getDetailReport', { reportNo })
      if (found.row.status === 'FAILED') throw new Error(found.row.message)
      return found.row.status === 'READY' ? found.document : null
    })
    made.set(reportType, { reportNo, document })
  }
  return made
}
const ruleOf = (document: ReportDocument, id: string) => document.rules.find((r) => r.id === id)!

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  staff = await officeToken(server, 'staff')
  firm = await sandbox.firm('arrears')
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS', 'PARTIAL'])
  expect(await bringBooks({ server, sandbox }, firm.taxNo, bank)).toBe(true)
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

describe('one book', () => {
  it('judges every kind of report by the one number that was set', async () => {
    expect(OF_TAXES).toEqual(['TAX_PAYMENT', 'TAX', 'TAX_INVOICE', 'TAX_RISK'])
    const before = await documents()
    for (const kind of OF_TAXES)
      expect(ruleOf(before.get(kind)!.document, 'R-001'), kind).toMatchObject({
        result: 'HIT',
        redLine: true,
      })
    const draft = { note: '欠税另议', limits: MILD, off: { 'R-028': '另行核查' } }
    const { version } = await ask('/rulebook/save', draft, staff)
    await ask('/rulebook/submit', { version }, staff)
    await ask('/rulebook/decide', { version, approve: true, note: '同意，已核实' })
    await ask('/rulebook/force', { version })
    for (const [kind, { reportNo, document }] of await documents()) {
      if (JUDGED_KINDS.includes(kind))
        expect(document.rulebook?.version, kind).toBe(`第${version}版`)
      const rule = document.rules.find(({ id }) => id === 'R-001')
      if (rule) expect(rule, kind).toMatchObject({ result: 'HIT', level: 'MEDIUM', redLine: false })
      const silent = document.rules.find(({ id }) => id === 'R-028')
      if (silent) expect(silent.reason, kind).toBe('OFF：本机构已停用此规则：另行核查')
      expect(await ask('/report/replay', { reportNo })).toMatchObject({ same: true })
    }
  })

  it.each(JUDGED_KINDS)('%s is back-tested under it', async (reportType) => {
    const { no, against } = await ask('/backtest/start', { reportType, version: 0 })
    expect(against).toBe(1)
    await until(async () => (await ask('/backtest/detail', { no })).row.status === 'DONE')
    const { rows } = await ask('/backtest/rows', { no, all: true })
    expect(rows).toMatchObject([{ taxNo: firm.taxNo, outcome: 'JUDGED' }])
    const flips = rows[0].flips.map(({ rule }: { rule: string }) => rule)
    // Books judge neither arrears nor what was switched off.
    const meant = ['R-001', 'R-028'].find((rule) => judges(reportType, rule))
    if (meant) expect(flips).toContain(meant)
    else expect(flips).toEqual([])
  })

  it('sets a hit aside in every report, and says so on page one', async () => {
    const last = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const asked = { rule: 'R-001', taxId: firm.taxNo, reason: '已办理延期', until: last }
    const { id } = await ask('/rulebook/suppression/ask', asked, staff)
    await ask('/rulebook/suppression/decide', { id, approve: true, note: '同意，已核实' })
    const made = await documents()
    for (const kind of OF_TAXES) {
      const { document } = made.get(kind)!
      expect(ruleOf(document, 'R-001'), kind).toMatchObject({
        result: 'MISS',
        reason: expect.stringContaining('SUPPRESSED:BOOK：已办理延期'),
      })
      expect(document.findings.risks.join(), kind).toContain('按本机构决定搁置：已办理延期')
    }
  })
})
