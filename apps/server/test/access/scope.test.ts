/**
 * A child customer's world inside its company. A colleague has collected, ordered, shared; the child customer makes every call,
 * bare and with the colleague's numbers, and is answered exactly what the child customer of an empty company is answered. A
 * call that forgets the scope answers otherwise.
 */
import {
  ACCOUNT_PERMISSIONS,
  type AnyEndpoint,
  BUILT_IN_ROLES,
  type Permission,
} from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { within } from '../../src/db/scope.ts'
import { tenantOf } from '../../src/db/tenant.ts'
import { createEvents, publish } from '../../src/jobs/events.ts'
import { type Firm, must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { childOf, demoOf, emptyCompany } from '../support/companies.ts'
import { bytesOf, calls, OWN, REST, takenBy } from './bodies.ts'

let sandbox: Sandbox
let server: TestServer
let firm: Firm
let companyId: number
let child: string
/** Child customer of a company that has nothing. */
let outsider: string
let known: Record<string, unknown>
let markers: string[]
let theirReport: string

async function phoneBy(link: string): Promise<Phone> {
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: link }))
  return phone
}

/** Here it may do all that a company's administrator may, except see everybody's: for the day when its role permits it. */
const CHILD_TODAY: readonly Permission[] = BUILT_IN_ROLES.ROLE_RYC_CHILD.permissions
const CHILD_ALL = BUILT_IN_ROLES.ROLE_COMPANY_ADMIN.permissions.filter(
  (p) => p !== 'report.readAll' && !(ACCOUNT_PERMISSIONS as readonly Permission[]).includes(p),
)

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  await server.db.run(
    `insert into role_permission (role_id, permission)
     select id, unnest($1::text[]) from role where code = 'ROLE_RYC_CHILD' on conflict do nothing`,
    [CHILD_ALL],
  )
  firm = await sandbox.firm('maker')
  const colleague = await officeToken(server, 'demo')
  const link = await must(server.call('POST', '/collect/link', {}, colleague))
  const phone = await phoneBy(new URL(link.data.url).searchParams.get('channel') ?? '')
  await phone.login(firm)
  await phone.collect()
  await phone.until(['SUCCESS'])
  const order = await must(
    server.call('POST', '/frontTax/front/report/tax/query', { taxId: firm.taxNo }, colleague),
  )
  theirReport = order.data.reportNo
  const detail = await until(async () => {
    const { data } = await server.call(
      'POST',
      '/bss/order/report/getDetailReport',
      { reportNo: theirReport },
      colleague,
    )
    return data.row.status === 'READY' ? data : null
  })
  const share = await must(
    server.call(
      'POST',
      '/report/share/create',
      { reportNo: theirReport, days: 1, purpose: '同事的用途' },
      colleague,
    ),
  )
  const task = await server.db.one<Record<string, string & number>>(
    'select * from collect_task where task_id = $1',
    [phone.taskId],
  )
  companyId = task?.company_id ?? 0
  const invoice = await server.db.one<{ invoice_key: string }>(
    'select invoice_key from invoice limit 1',
  )
  const parties = await server.db.rows<{ name: string }>('select name from counterparty limit 20')
  known = {
    id: task?.import_id,
    shareId: share.data.id,
    taxNo: firm.taxNo,
    taxId: firm.taxNo,
    reportNo: theirReport,
    of: detail.document.indicators.find((i: { evidence: unknown }) => i.evidence !== null).key,
    keyword: firm.name.slice(0, 6),
    dataset: 'INVOICE_OUT',
    invoiceKey: invoice?.invoice_key,
    contractNo: task?.contract_no,
    taskId: phone.taskId,
    format: 'json',
  }
  markers = [
    firm.name,
    '同事的用途',
    ...[task?.fin_task_id, task?.report_no].map(String),
    ...parties.map((p) => p.name),
  ]
  child = await officeToken(server, 'child')
  outsider = await childOf(server, await emptyCompany(server, '空无一物有限公司'), 'outsider')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

/** What a call answers to a session, by its bytes. */
function answer(name: string, endpoint: AnyEndpoint, body: object, token: string) {
  const id = name === 'reportPdf' ? known.reportNo : known.id
  const path = endpoint.path.replace('{id}', String(id))
  return bytesOf(endpoint, { base: server.base, path, body, token })
}

/** Calls whose `id` is of something else than an import. */
const IDS: Record<string, () => object> = {
  shareRevoke: () => ({ id: known.shareId }),
  collectedRecord: () => ({ id: known.invoiceKey }),
  evidenceRecord: () => ({ id: `OUT${known.invoiceKey}` }),
  evidenceOriginal: () => ({ id: `OUT${known.invoiceKey}` }),
}

const bodiesOf = (name: string, endpoint: AnyEndpoint): object[] => {
  const all = { ...known, ...IDS[name]?.() }
  return [{}, all, takenBy(endpoint, { ...REST, ...all })]
}

describe('of a colleague’s work a child customer learns nothing', () => {
  it.each(calls)('$name', async ({ name, endpoint }) => {
    for (const body of bodiesOf(name, endpoint)) {
      const mine = await answer(name, endpoint, body, child)
      for (const marker of markers) expect(mine.text).not.toContain(marker)
      if (OWN.has(name)) continue
      expect(mine).toEqual(await answer(name, endpoint, body, outsider))
    }
  })

  it('not even whom it asked for consent, until the child asks of the enterprise itself', async () => {
    const colleague = await officeToken(server, 'demo')
    const role = 'SPOUSE'
    const person = { name: '示例配偶', mobile: '19912345678' }
    await must(
      server.call(
        'POST',
        '/consent/person/invite',
        { taxNo: firm.taxNo, role, ...person },
        colleague,
      ),
    )
    const stateFor = async (token: string) => {
      const { data } = await must(
        server.call('POST', '/consent/person/list', { taxNo: firm.taxNo }, token),
      )
      return data.rows.find((row: { role: string }) => row.role === role).state
    }
    expect([await stateFor(child), await stateFor(colleague)]).toEqual(['NONE', 'INVITED'])
  })

  it('has walked what a company may do, and not been refused it', () => {
    const walked = calls.filter((c) => CHILD_ALL.includes(c.endpoint.guard as never))
    expect(walked.length).toBeGreaterThan(30)
    // Past the edge with a colleague's numbers, not refused for their form.
    const numbered = walked.filter(({ name, endpoint }) => {
      const [body, form] = [bodiesOf(name, endpoint).at(-1)!, endpoint.body]
      return (
        Object.keys(body).some((key) => key in known) && form && z.safeParse(form, body).success
      )
    })
    expect(numbered.length).toBeGreaterThan(25)
    expect(CHILD_TODAY).not.toContain('report.readAll')
  })

  it('nor does anybody from a demonstration, the administrator included', async () => {
    const demo = await demoOf(server, 'demo')
    for (const { name, endpoint } of calls) {
      for (const body of bodiesOf(name, endpoint)) {
        const { text } = await answer(name, endpoint, body, demo)
        for (const marker of markers) expect(text, name).not.toContain(marker)
      }
    }
  })

  it('nor from a demonstration of its own account', async () => {
    const demo = await demoOf(server, 'child')
    for (const path of ['/enterprise/list', '/frontTax/front/report/tax/result'])
      expect((await server.call('POST', path, {}, demo)).data.total, path).toBe(0)
    // Nothing is listed there that a demonstration may call.
    expect((await server.call('POST', '/consent/list', {}, demo)).http).toBe(403)
    const theirs = { reportNo: theirReport }
    const opened = await server.call('POST', '/bss/order/report/getDetailReport', theirs, demo)
    expect(opened.data).toBeNull()
  })
})

describe('what it made itself it sees', () => {
  it('its report, and by it the enterprise; the colleague’s report, tasks and consents not', async () => {
    const own = await must(
      server.call('POST', '/frontTax/front/report/tax/query', { taxId: firm.taxNo }, child),
    )
    const list = (path: string) => server.call('POST', path, {}, child)
    const reports = await list('/frontTax/front/report/tax/result')
    expect(reports.data.rows.map((r: { reportNo: string }) => r.reportNo)).toEqual([
      own.data.reportNo,
    ])
    expect((await list('/enterprise/list')).data.rows[0].name).toBe(firm.name)
    expect((await list('/consent/list')).data.total).toBe(0)
    expect((await list('/collect/tasks')).data.total).toBe(0)
    const consent = { contractNo: known.contractNo }
    expect((await server.call('POST', '/consent/detail', consent, child)).data).toBeNull()
  })

  it('the task and the consent that came through its own link', async () => {
    const tenant = tenantOf(server.db, companyId)
    await tenant.run(
      `insert into collect_link (company_id, code, channel, created_by, expires_at)
       values ($1, 'child-link', 'demo', 'child', now() + interval '1 day')`,
    )
    await tenant.run(
      "insert into directory (company_id, kind, key) values ($1, 'LINK', 'child-link')",
    )
    const phone = await phoneBy('child-link')
    await phone.sign(await sandbox.firm('trader'))
    const tasks = await server.call('POST', '/collect/tasks', {}, child)
    expect(tasks.data.rows.map((t: { taskId: string }) => t.taskId)).toEqual([phone.taskId])
    const timeline = await server.call('POST', '/collect/timeline', { taskId: phone.taskId }, child)
    expect(timeline.data.length).toBeGreaterThan(2)
    const consents = await server.call('POST', '/consent/list', {}, child)
    expect(consents.data.total).toBe(2)
    expect(consents.data.rows[0].contractNo).not.toBe(known.contractNo)
  })

  it('events of its own reports and tasks, not of its colleagues’', async () => {
    const events = await createEvents(server.db)
    const own = tenantOf(server.db, companyId, { madeBy: 'child', enterprises: null })
    const stop = new AbortController()
    const heard: string[] = []
    const listening = (async () => {
      for await (const { id } of events.subscribe(own, 0, stop.signal)) heard.push(id)
    })()
    const mine = await server.db.one<{ report_no: string }>(
      "select report_no from report where created_by = 'child'",
    )
    const tell = (id: string) =>
      publish(server.db, {
        companyId,
        kind: 'report',
        id,
        status: 'READY',
        progress: 100,
        message: '',
      })
    for (const id of [theirReport, mine?.report_no ?? '']) await tell(id)
    await until(async () => heard.length > 0)
    expect(heard).toEqual([mine?.report_no])
    stop.abort()
    await listening
    await events.close()
  })
})

describe('a list of enterprises', () => {
  it('bounds whoever else sees everything', async () => {
    const tenant = (enterprises: number[]) =>
      tenantOf(server.db, companyId, { madeBy: null, enterprises })
    const count = async (enterprises: number[]) => {
      const values: never[] = []
      const { scope } = tenant(enterprises)
      const seen = within(scope, values)
      const text = `select (select count(*)::int from enterprise where company_id = $1 ${seen.enterprises('enterprise.id')}) as enterprises,
        (select count(*)::int from report where company_id = $1 ${seen.reports('report')}) as reports,
        (select count(*)::int from import_batch where company_id = $1 ${seen.imports('import_batch')}) as imports,
        (select count(*)::int from collect_task where company_id = $1 ${seen.tasks('collect_task')}) as tasks,
        (select count(*)::int from auth_contract where company_id = $1 ${seen.ofTask('auth_contract')}) as consents`
      return tenant(enterprises).one<Record<string, number>>(text, values)
    }
    const row = await server.db.one<{ id: number }>('select id from enterprise where tax_no = $1', [
      firm.taxNo,
    ])
    const nothing = { enterprises: 0, reports: 0, imports: 0, tasks: 0, consents: 0 }
    expect(await count([])).toEqual(nothing)
    expect(await count([row?.id ?? 0])).toMatchObject({
      enterprises: 1,
      imports: 1,
      tasks: 1,
      consents: 2,
    })
  })
})
