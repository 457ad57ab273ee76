/** Which export of a company is next: three side by side, small ones before large ones, whatever waits longest. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import { listExportJob } from '../../src/features/listExport/index.ts'
import { claimNext, mostOfCompany } from '../../src/jobs/next.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'
import { addUsage } from './usage.ts'

let server: TestServer
let companyId: number
let boss: string

beforeAll(async () => {
  server = await startTestServer()
  companyId = await emptyCompany(server, '示例先后')
  boss = await memberOf(server, companyId, 'lane-boss', 'ROLE_COMPANY_ADMIN')
  await addUsage(server, companyId, 10_001)
})
afterAll(() => server.stop())

it('by how many rows the list has when it is asked for', async () => {
  const asked = async (over: object) => {
    const body = {
      list: 'usage',
      name: '查询记录',
      columns: [{ title: '编号', field: 'no' }],
      ...over,
    }
    const { data } = await server.call('POST', '/list/export', body, boss)
    const row = await server.db.one<{ lane: string }>(
      'select lane from list_export where no = $1',
      [data.no],
    )
    return row?.lane
  }
  const picked = await server.db.one<{ no: string }>('select no from usage_record limit 1')
  expect(await asked({})).toBe('MANY')
  expect(await asked({ filter: { keyword: '示例企业7' } })).toBe('FEW')
  expect(await asked({ only: [picked!.no] })).toBe('FEW')
  expect(await asked({ list: 'report', pack: 'pdf' })).toBe('MANY')
})

it('the small ones first, then the oldest; three at once, and a place for others', async () => {
  // The server's own worker would take them.
  await server.app.stop()
  await server.db.run('delete from list_export where company_id = $1', [companyId])
  const waiting = [
    ['large-1', 'MANY', 50],
    ['large-2', 'MANY', 40],
    ['small-1', 'FEW', 30],
    ['large-3', 'MANY', 20],
    ['small-2', 'FEW', 10],
  ] as const
  for (const [no, lane, minutes] of waiting)
    await server.db.run(
      `insert into list_export (company_id, no, user_id, session_kind, ip, agent, list, name, filter, columns, lane, created_at)
       values ($1, $2, 1, 'MAIN', '', '', 'usage', '查询记录', '{}', '[]', $3, now() - $4 * interval '1 minute')`,
      [companyId, no, lane, minutes],
    )
  const job = listExportJob({
    db: server.db,
    files: createBlobs(server.config.dataDir),
    lists: { calls: {} as never, walks: {} },
    log: {} as never,
  })
  const taken: string[] = []
  for (let i = 0; i < waiting.length; i++)
    taken.push((await claimNext(server.db.as('system'), job))!.id)
  expect(taken).toEqual(['small-1', 'small-2', 'large-1', 'large-2', 'large-3'])
  expect(mostOfCompany(job.concurrency)).toBe(3)
})
