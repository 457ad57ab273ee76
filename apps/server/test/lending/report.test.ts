/** Reports on lending over HTTP: each subject asked under its own consent, told whole or named as lacking, charged once. */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/index.ts'
import { type Firm, must, officeToken, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { loanFactsOf, personOf, signPerson, truthOf, withdrawPerson } from '../support/lending.ts'

const DETAIL = '/bss/order/report/getDetailReport'
const ORDER = '/frontTax/front/report/tax/query'

let sandbox: Sandbox
let server: TestServer
let bank: string
let bankId: number

beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
  const row = await server.db.one<{ company_id: number }>(
    "select company_id from app_user where user_name = 'demo'",
  )
  bankId = row!.company_id
}, 60_000)
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})
beforeEach(async () => {
  await sandbox.knob('reset')
  await server.db.run("delete from bureau_state where area_code ~ '^(PUBLIC|LENDING)'")
})

interface Made {
  row: {
    status: string
    message: string
    sealed?: boolean
    charge?: { state: string; why: string; amount: number }
  }
  document: ReportDocument | null
}

const ask = async (path: string, body: object) =>
  (await must(server.call('POST', path, body, bank))).data
const entered = async (firm: Firm): Promise<Firm> => {
  await saveEnterprise(tenantOf(server.db, bankId), firm.taxNo, firm.name, {})
  return firm
}
const ended = (reportNo: string): Promise<Made> =>
  until(async () => {
    const { data, status, msg } = await server.call('POST', DETAIL, { reportNo }, bank)
    if (status !== 200) throw new Error(msg)
    return ['READY', 'FAILED'].includes(data.row.status) ? data : null
  })
async function made(firm: Firm, reportType = 'MULTI_LENDING') {
  const { reportNo } = await ask(ORDER, { taxId: firm.taxNo, reportType })
  return { reportNo, ...(await ended(reportNo)), facts: await factsOf(reportNo) }
}
const factsOf = async (reportNo: string) => {
  const row = await server.db.one<{ status: string }>(
    'select status from report where report_no = $1',
    [reportNo],
  )
  return row?.status === 'READY' ? loanFactsOf(server, reportNo) : null
}
interface Question {
  subjectType: string
  subjectHash: string
  consentNo: string
}
const asked = async (): Promise<Question[]> => (await sandbox.get('/knobs/lending-asked')).asked
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const consentOf = async (firm: Firm, code: string): Promise<string> =>
  (await server.db.one<{ contract_no: string }>(
    `select c.contract_no from auth_contract c join enterprise e on e.company_id = c.company_id and e.id = c.enterprise_id
      where e.tax_no = $1 and c.code = $2 order by c.signed_at desc limit 1`,
    [firm.taxNo, code],
  ))!.contract_no

describe('a report on lending', () => {
  let firm: Firm
  let first: Awaited<ReturnType<typeof made>>
  let repConsent: string
  beforeAll(async () => {
    await sandbox.knob('reset')
    firm = await entered(await sandbox.firm('arrears'))
    await signFor(server, firm.taxNo)
    repConsent = await signPerson(server, sandbox, bank, firm, 'LEGAL_REP')
    first = await made(firm)
  }, 60_000)

  it('tells of each subject what the bureau knows, under the consent of each', async () => {
    expect(first.row).toMatchObject({
      ...{ status: 'READY', message: '报告已生成', charge: { state: 'CHARGED', why: 'FOUND' } },
    })
    expect(first.reportNo).toMatch(/^MLD\d{18}$/)
    const { subjects, records } = first.facts!
    const firmConsent = await consentOf(firm, 'ENT_QUERY')
    expect(subjects.map(({ role, asked: how, consentNo }) => [role, how, consentNo])).toEqual([
      ['ENTERPRISE', 'TOLD', firmConsent],
      ['LEGAL_REP', 'TOLD', repConsent],
      ['SPOUSE', 'UNNAMED', null],
      ['CONTROLLER', 'UNNAMED', null],
    ])
    const truth = (await truthOf(sandbox, firm)).slice(0, 2)
    const known = truth.flatMap(({ role, records: told }) =>
      told.map(({ event, instCode, eventTime, amount }) =>
        JSON.stringify([role, event, instCode, eventTime, amount]),
      ),
    )
    expect(known.length).toBeGreaterThan(50)
    const told = records.map(({ subject, event, institutionCode, at, amount }) =>
      JSON.stringify([subject, event, institutionCode, at, amount]),
    )
    expect(told.sort()).toEqual(known.sort())
  })

  it('says nothing of a person but the surname, and sends the hash of the number alone', async () => {
    const rep = await personOf(sandbox, firm, 'LEGAL_REP')
    // What the registry publishes of pledges names people in the facts, and shows them by their surnames.
    const { subjects, records } = first.facts!
    const said = JSON.stringify([subjects, records, first.document])
    for (const secret of [rep.name, rep.number, rep.mobile]) expect(said).not.toContain(secret)
    await server.db.run(
      "update lending_answer set at = at - interval '8 days' where company_id = $1",
      [bankId],
    )
    await made(firm)
    expect(await asked()).toEqual([
      {
        subjectType: 'ENTERPRISE',
        subjectHash: sha256(firm.taxNo),
        consentNo: await consentOf(firm, 'ENT_QUERY'),
      },
      { subjectType: 'PERSON', subjectHash: sha256(rep.number), consentNo: repConsent },
    ])
  })

  it('keeps each answer byte for byte with its hash', async () => {
    const rows = await server.db.rows<{ sha256: string; bytes: Buffer; records: number }>(
      "select sha256, bytes, records from lending_answer where company_id = $1 and state = 'TOLD'",
      [bankId],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { sha256: hash, bytes, records } of rows) {
      const body = gunzipSync(bytes)
      expect(hash).toBe(sha256(body))
      expect(JSON.parse(body.toString()).data.total).toBe(records)
    }
  })

  it('ordered again, of either kind, within seven days it asks nobody', async () => {
    const again = await made(firm)
    expect(again.row.charge).toMatchObject({ state: 'FREE', why: 'VALID' })
    const other = await made(firm, 'LONG_LOAN')
    expect(other.reportNo).toMatch(/^LLN\d{18}$/)
    expect(other.row.charge).toMatchObject({ state: 'CHARGED', why: 'FOUND' })
    expect(other.facts!.records).toEqual(again.facts!.records)
    expect(await asked()).toEqual([])
  })

  it('comes out of its facts again to the byte', async () => {
    expect(await ask('/report/replay', { reportNo: first.reportNo })).toMatchObject({ same: true })
  })
})

describe('without a consent', () => {
  it('of the enterprise nobody is asked, and it is told so', async () => {
    const firm = await entered(await sandbox.neighbour('4403', 3))
    const { facts, row } = await made(firm)
    expect(row.status).toBe('READY')
    expect(facts!.subjects.map(({ asked: how }) => how)).toEqual([
      ...['NO_CONSENT', 'UNNAMED', 'UNNAMED', 'UNNAMED'],
    ])
    expect(facts!.records).toEqual([])
    expect(await asked()).toEqual([])
  })

  it('of before that says nothing of lenders the enterprise is not asked of', async () => {
    const firm = await entered(await sandbox.neighbour('4403', 4))
    await signFor(server, firm.taxNo)
    await server.db.run(
      "update auth_contract set scopes = '{REPORT}' where company_id = $1 and contract_no = $2",
      [bankId, await consentOf(firm, 'ENT_QUERY')],
    )
    expect((await made(firm)).facts!.subjects[0]).toMatchObject({ asked: 'NO_CONSENT' })
    expect(await asked()).toEqual([])
  })

  it('that is the subject’s own nobody is asked: neither that of the enterprise nor of another person serves', async () => {
    const firm = await entered(await sandbox.neighbour('4403', 5))
    await signFor(server, firm.taxNo)
    await signPerson(server, sandbox, bank, firm, 'SPOUSE')
    const rep = await personOf(sandbox, firm, 'LEGAL_REP')
    await server.call(
      'POST',
      '/consent/person/invite',
      { taxNo: firm.taxNo, role: 'LEGAL_REP', name: rep.name, mobile: rep.mobile },
      bank,
    )
    const { facts } = await made(firm)
    expect(facts!.subjects.map(({ asked: how }) => how)).toEqual([
      ...['TOLD', 'NO_CONSENT', 'TOLD', 'UNNAMED'],
    ])
    expect(facts!.records.filter(({ subject }) => subject === 'LEGAL_REP')).toEqual([])
    const hashes = (await asked()).map(({ subjectHash }) => subjectHash)
    expect(hashes).not.toContain(rep.hash)
    expect(hashes).toHaveLength(2)
  })

  it('altered in the ledger it is none', async () => {
    const firm = await entered(await sandbox.neighbour('4403', 6))
    await signFor(server, firm.taxNo)
    const contractNo = await signPerson(server, sandbox, bank, firm, 'CONTROLLER')
    await server.db.run(
      "update auth_contract set valid_to = valid_to + interval '1 year' where company_id = $1 and contract_no = $2",
      [bankId, contractNo],
    )
    const hash = (await personOf(sandbox, firm, 'CONTROLLER')).hash
    await made(firm)
    expect((await asked()).map(({ subjectHash }) => subjectHash)).not.toContain(hash)
  })
})

describe('a consent that ended', () => {
  it('taken back: its reports are sealed for good, the records deleted, and nobody is asked again', async () => {
    const firm = await entered(await sandbox.firm('dishonest'))
    await signFor(server, firm.taxNo)
    const contractNo = await signPerson(server, sandbox, bank, firm, 'CONTROLLER')
    const controller = await personOf(sandbox, firm, 'CONTROLLER')
    const report = await made(firm)
    expect(report.facts!.subjects[3]).toMatchObject({ role: 'CONTROLLER', asked: 'TOLD' })
    await withdrawPerson(server, sandbox, controller, contractNo)
    const { reportNo } = report
    const left = (sql: string) => server.db.rows(sql, [bankId, contractNo])
    await until(async () =>
      (await left('select 1 from lending_record where company_id = $1 and contract_no = $2'))
        .length === 0
        ? true
        : null,
    )
    expect(
      await left(
        'select 1 from lending_answer where company_id = $1 and contract_no = $2 and bytes is not null',
      ),
    ).toEqual([])
    const shown = await server.call('POST', DETAIL, { reportNo }, bank)
    expect(JSON.stringify(shown)).not.toContain(contractNo)
    expect(shown.data?.document ?? null).toBeNull()
    await sandbox.knob('reset')
    const next = await made(firm)
    expect(next.facts!.subjects[3]).toMatchObject({ consentNo: null, asked: 'UNNAMED' })
    expect(next.facts!.records.filter(({ subject }) => subject === 'CONTROLLER')).toEqual([])
    // That of the enterprise is held still; of the person nobody is asked.
    expect(await asked()).toEqual([])
    // Given anew it is another consent: what the person took back stays sealed.
    await signPerson(server, sandbox, bank, firm, 'CONTROLLER')
    expect(
      (await server.call('POST', DETAIL, { reportNo }, bank)).data?.document ?? null,
    ).toBeNull()
    expect((await made(firm)).facts!.subjects[3]).toMatchObject({ asked: 'TOLD' })
    expect((await asked()).map(({ subjectHash }) => subjectHash)).toEqual([controller.hash])
  }, 60_000)

  it('by its term: what was made stays readable, is passed on no more, and a new report asks nobody', async () => {
    const firm = await entered(await sandbox.neighbour('4403', 7))
    await signFor(server, firm.taxNo)
    const contractNo = await signPerson(server, sandbox, bank, firm, 'SPOUSE')
    const { reportNo } = await made(firm)
    const share = { reportNo, days: 7, purpose: '提交审批使用' }
    await must(server.call('POST', '/report/share/create', share, bank))
    await server.db.run(
      "update auth_contract set valid_to = now() - interval '1 second' where company_id = $1 and contract_no = $2",
      [bankId, contractNo],
    )
    expect((await ended(reportNo)).document).not.toBeNull()
    const passed = await server.call('POST', '/report/share/create', share, bank)
    expect(passed.status).toBe(3003)
    await sandbox.knob('reset')
    const next = await made(firm)
    expect(next.facts!.subjects[2]).toMatchObject({ asked: 'UNNAMED', consentNo: null })
    expect(next.facts!.records.filter(({ subject }) => subject === 'SPOUSE')).toEqual([])
    expect(await asked()).toEqual([])
  })

  it('of the enterprise seals its reports, whatever else was held', async () => {
    const firm = await entered(await sandbox.neighbour('4403', 8))
    await signFor(server, firm.taxNo)
    const { reportNo } = await made(firm)
    await server.db.run(REVOKE, [bankId, await consentOf(firm, 'ENT_QUERY')])
    expect(
      (await server.call('POST', DETAIL, { reportNo }, bank)).data?.document ?? null,
    ).toBeNull()
  })
})

describe('where the bureau fails', () => {
  it.each([
    ['DOWN', 'DOWN'],
    ['SHAPE', 'SHAPE'],
    ['HALF', 'CUT'],
    ['QUOTA', 'LIMIT'],
    ['GARBAGE', 'SHAPE'],
  ] as const)(
    '%s for persons: named, not charged, and made again by itself once it is told',
    async (fault, code) => {
      const firm = await entered(await sandbox.neighbour('4403', 10 + 'DSHQG'.indexOf(fault[0]!)))
      await signFor(server, firm.taxNo)
      await signPerson(server, sandbox, bank, firm, 'LEGAL_REP')
      await sandbox.knob('vendor', { vendor: 'lending', fault, end: 'PERSON' })
      const part = await made(firm)
      expect(part.row).toMatchObject({
        ...{ status: 'READY', charge: { state: 'RELEASED', why: 'INCOMPLETE' } },
      })
      expect(part.row.message).toBe(
        '报告已生成，法定代表人借贷记录未取到，本次未计费；取得后将自动补齐',
      )
      expect(part.facts!.subjects[1]).toMatchObject({ asked: 'FAILED', fault: code, at: null })
      await sandbox.knob('reset')
      await server.db.run('update report_completion set due_at = now() where report_no = $1', [
        part.reportNo,
      ])
      const done = await until(async () => {
        const row = await server.db.one<{ status: string; completed_by: string | null }>(
          'select status, completed_by from report_completion where report_no = $1',
          [part.reportNo],
        )
        return row?.status === 'DONE' ? row : null
      })
      const whole = await ended(done.completed_by!)
      expect(whole.row).toMatchObject({
        ...{ status: 'READY', message: '报告已生成', charge: { state: 'CHARGED', why: 'FOUND' } },
      })
      expect((await factsOf(done.completed_by!))!.subjects[1]).toMatchObject({ asked: 'TOLD' })
      // The enterprise's own answer was kept: of it nobody was asked a second time.
      expect((await asked()).map(({ subjectType }) => subjectType)).toEqual(['PERSON'])
    },
    60_000,
  )
})
