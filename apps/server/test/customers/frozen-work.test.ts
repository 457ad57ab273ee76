/** Work of a company, or of an account, that was frozen ends: what waits is not begun, what has begun is not written. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { mustStillStand } from '../../src/features/session/index.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'
import { freeze, frozenAt, type Whose } from './freeze.ts'
import { secondaryWith } from './open.ts'

let server: TestServer
let staff: string
let admin: string
let tenant: TenantDb
let firm: { id: number; blob_key: string; file_bytes: number }
const SAID: Record<Whose, string> = {
  company: '贵公司的账户已被停用，请联系为贵公司开通服务的机构',
  account: '提交该任务的账号已被冻结，任务已停止',
}
const BOTH = Object.keys(SAID) as Whose[]

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin')
  staff = await server.login('staff')
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, staff)
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], staff)
  await until(async () => (await importOf(data[0].id))?.status === 'DONE')
  const row = await server.db.one<typeof firm & { company_id: number }>(
    'select company_id, enterprise_id as id, blob_key, file_bytes from import_batch where id = $1',
    [data[0].id],
  )
  firm = row!
  tenant = tenantOf(server.db, row!.company_id)
})
afterAll(() => server.stop())
afterEach(async () => {
  for (const whose of BOTH) await freeze(server.db, whose, false)
})

const importOf = (id: number) =>
  server.db.one<{ status: string; message: string; read_count: number }>(
    'select status, message, read_count from import_batch where id = $1',
    [id],
  )
const reportOf = (no: string) =>
  server.db.one<{ status: string; message: string; fingerprint: string | null }>(
    'select status, message, fingerprint from report where report_no = $1',
    [no],
  )
/** When its work is over. */
const over = <T extends { status: string }>(ask: () => Promise<T | null>): Promise<T> =>
  until(async () => {
    const row = await ask()
    return row && !['QUEUED', 'RUNNING', 'GENERATING'].includes(row.status) && row
  })

/** An import as an upload left it; a worker takes it at its next look. */
async function queuedImport(of: TenantDb = tenant, enterprise = firm.id): Promise<number> {
  const row = await of.one<{ id: number }>(
    `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, created_by)
     values ($1, $2, '销项.csv', $3, $4, 'staff') returning id`,
    [enterprise, firm.file_bytes, firm.blob_key],
  )
  await server.db.run("select pg_notify('job_wake', 'import_batch')")
  return row!.id
}

let reports = 0
async function queuedReport(): Promise<string> {
  const no = `R-frozen-${++reports}`
  await tenant.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by)
     values ($1, $2, $3, 'INVOICE', '{"through":24320}', 'staff')`,
    [no, firm.id],
  )
  await server.db.run("select pg_notify('job_wake', 'report')")
  return no
}

describe.each(BOTH)('frozen: the %s', (whose) => {
  const refused = { status: 'FAILED', message: SAID[whose] }

  it('an import that waits is not read', async () => {
    await freeze(server.db, whose)
    const id = await queuedImport()
    expect(await over(() => importOf(id))).toEqual({ ...refused, read_count: 0 })
  })

  it('an import that is being read books nothing more', async () => {
    const opened = { table: 'import_batch', when: "new.message = '正在打开文件'" }
    const ended = await frozenAt(server.db, whose, opened, async () => {
      const id = await queuedImport()
      return over(() => importOf(id))
    })
    expect(ended).toEqual({ ...refused, read_count: 0 })
  })

  it('a report that waits, or is being made, is none', async () => {
    const none = { ...refused, fingerprint: null }
    await freeze(server.db, whose)
    const waiting = await queuedReport()
    expect(await over(() => reportOf(waiting))).toEqual(none)
    await freeze(server.db, whose, false)
    const computed = { table: 'report', when: 'new.progress = 50' }
    const ended = await frozenAt(server.db, whose, computed, async () => {
      const no = await queuedReport()
      return over(() => reportOf(no))
    })
    expect(ended).toEqual(none)
  })

  it('a file of a list is not made', async () => {
    const user = await server.db.one<{ id: number }>(
      "select id from app_user where user_name = 'staff'",
    )
    await freeze(server.db, whose)
    const no = `EX-${whose}`
    await tenant.run(
      `insert into list_export (company_id, no, user_id, session_kind, ip, agent, list, name, filter, columns)
       values ($1, $2, $3, 'MAIN', '', '', 'usage', '查询记录', '{}', '[{"title":"编号","field":"no"}]')`,
      [no, user!.id],
    )
    await server.db.run("select pg_notify('job_wake', 'list_export')")
    const ended = await over(() =>
      server.db.one<{ status: string; blob_key: string | null }>(
        'select status, blob_key from list_export where no = $1',
        [no],
      ),
    )
    expect(ended).toEqual({ status: 'FAILED', blob_key: null })
  })

  it('released, work is done as before', async () => {
    const id = await queuedImport()
    expect((await over(() => importOf(id))).status).toBe('DONE')
  })
})

it('a frozen company takes the work of its secondary customers with it', async () => {
  const child = await secondaryWith(server.db, tenant, { yuan: 0, price: 20 })
  const own = await child.one<{ id: number }>(
    "insert into enterprise (company_id, name, tax_no) values ($1, '示例有限公司', $2) returning id",
    [TAX_NO],
  )
  await freeze(server.db, 'company')
  const id = await queuedImport(child, own!.id)
  expect(await over(() => importOf(id))).toMatchObject({ status: 'FAILED', message: SAID.company })
  await freeze(server.db, 'company', false)
  const again = await queuedImport(child, own!.id)
  expect((await over(() => importOf(again))).status).toBe('DONE')
})

it('another account of the company goes on', async () => {
  await freeze(server.db, 'account')
  await tenant.transaction((tx) => mustStillStand(tx, 'demo'))
})

it.each(BOTH)(
  'freezing the %s waits for what is being written, and holds from then on',
  async (whose) => {
    const user = await server.db.one<{ id: number }>(
      "select id from app_user where user_name = 'staff'",
    )
    await sayWhy(server, admin, tenant.companyId)
    const [path, id] =
      whose === 'company'
        ? ['/customer/freeze', tenant.companyId]
        : ['/bss/bssUser/freeze', user!.id]
    const order: string[] = []
    let frozen: Promise<unknown> = Promise.resolve()
    await tenant.transaction(async (tx) => {
      await mustStillStand(tx, 'staff')
      const asked = server.call('POST', path, { id, freeze: true, reason: '核查，已核实' }, admin)
      frozen = asked.then(({ status }) => order.push(`frozen ${status}`))
      await until(() =>
        server.db.one(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'select 1 from %for update'",
        ),
      )
      order.push('written')
    })
    await frozen
    expect(order).toEqual(['written', 'frozen 200'])
    await expect(tenant.transaction((tx) => mustStillStand(tx, 'staff'))).rejects.toMatchObject({
      code: 'ACCOUNT_FROZEN',
    })
  },
)
