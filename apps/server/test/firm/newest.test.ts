/** The work list rests on what stands in the rows of matters: whatever reports came in whatever order, it tells what counting them tells. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../harness.ts'
import { collectedTask } from '../support/collected.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { late, type Made, madeReport, owed } from '../support/firm.ts'
import { TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let bank: string
let child: string

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  child = await server.login('child')
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, bank)
})
afterAll(() => server.stop())
beforeEach(() => server.db.run('delete from report where report_no is not null'))

const work = async (token = bank): Promise<string> => {
  const body = { kind: 'RED_FLAG', page: 1, size: 20 }
  const { data } = await server.call('POST', '/dashboard/todo', body, token)
  expect(data.total).toBe(data.rows.length)
  return data.rows[0]?.what ?? ''
}

type Report = Required<Pick<Made, 'kind' | 'by' | 'old' | 'matters'>>

/** What stands, by going through all reports: of each kind the matters of the one with the youngest data, of those the last made. */
function counted(reports: readonly Report[]): string {
  const matters = new Set<string>()
  for (const kind of ['TAX', 'INVOICE'] as const) {
    const [newest] = reports
      .map((report, at) => ({ ...report, at }))
      .filter((report) => report.kind === kind)
      .sort((a, b) => a.old - b.old || b.at - a.at)
    if (newest && newest.old <= 180) for (const { id } of newest.matters) matters.add(id)
  }
  return [...matters].sort().join()
}
const told = (what: string): string => (what.match(/R-\d+/g) ?? []).sort().join()

it('of two makers, two kinds and data of any day, in every order', async () => {
  const both = [owed, late]
  const made: Report[] = []
  let seed = 7
  const below = (n: number): number => {
    seed = (seed * 48271) % 2147483647
    return seed % n
  }
  for (let i = 0; i < 40; i++) {
    const report: Report = {
      kind: below(2) ? 'TAX' : 'INVOICE',
      by: below(2) ? 'demo' : 'child',
      old: [3, 10, 30, 179, 181][below(5)]!,
      matters: [[], [owed], [late], both][below(4)]!,
    }
    await madeReport(server, TAX_NO, { ...report, level: 'REVIEW' })
    made.push(report)
    expect(told(await work()), `after ${i + 1} reports`).toBe(counted(made))
    expect(told(await work(child))).toBe(counted(made.filter(({ by }) => by === 'child')))
  }
})

it('of an enterprise that took its consent back, the newest report that is still shown', async () => {
  const signed = await signFor(server, TAX_NO)
  await collectedTask(signed)
  await madeReport(server, TAX_NO, { kind: 'TAX', level: 'REJECT', matters: [owed], by: 'child' })
  await madeReport(server, TAX_NO, { level: 'REVIEW', matters: [late], old: 3, collected: true })
  expect(told(await work())).toBe('R-005')
  await server.db.run(REVOKE, [signed.tenant.companyId, signed.contractNo])
  expect(told(await work())).toBe('R-001')
})

it('a report that looks back is marked as not the newest, whoever ordered it', async () => {
  await madeReport(server, TAX_NO, { kind: 'TAX', level: 'REJECT', matters: [owed], by: 'child' })
  await madeReport(server, TAX_NO, { kind: 'TAX', level: 'REVIEW', matters: [late], old: 30 })
  const marks = await server.db.rows(
    `select matter, newest, current_date - as_of as old from firm_matter order by matter`,
  )
  expect(marks).toEqual([
    { matter: 'R-001', newest: true, old: 10 },
    { matter: 'R-005', newest: false, old: 30 },
  ])
})
