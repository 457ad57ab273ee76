/** Reports on lending over HTTP: each subject asked under its own consent, told whole or named as lacking, charged once. */
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Firm, must } from '../collect-phone.ts'
import { until } from '../harness.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { DETAIL, LendingDesk, type Made, sha256 } from './desk.ts'
import { personOf, signPerson, truthOf, withdrawPerson } from './signing.ts'

let desk: LendingDesk

beforeAll(async () => {
  desk = await LendingDesk.open()
})
afterAll(() => desk?.close())
beforeEach(() => desk.calm())

describe('a report on lending', () => {
  let firm: Firm
  let first: Made
  let repConsent: string
  beforeAll(async () => {
    await desk.calm()
    firm = await desk.entered(await desk.sandbox.firm('arrears'))
    await signFor(desk.server, firm.taxNo)
    repConsent = await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'LEGAL_REP')
    first = await desk.made(firm)
  })

  it('tells of each subject what the bureau knows, under the consent of each', async () => {
    expect(first.row).toMatchObject({
      ...{ status: 'READY', message: '报告已生成', charge: { state: 'CHARGED', why: 'FOUND' } },
    })
    expect(first.reportNo).toMatch(/^MLD\d{18}$/)
    const { subjects, records } = first.facts!
    const firmConsent = await desk.consentOf(firm, 'ENT_QUERY')
    expect(subjects.map(({ role, asked: how, consentNo }) => [role, how, consentNo])).toEqual([
      ['ENTERPRISE', 'TOLD', firmConsent],
      ['LEGAL_REP', 'TOLD', repConsent],
      ['SPOUSE', 'UNNAMED', null],
      ['CONTROLLER', 'UNNAMED', null],
    ])
    const truth = (await truthOf(desk.sandbox, firm)).slice(0, 2)
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
    const rep = await personOf(desk.sandbox, firm, 'LEGAL_REP')
    // What the registry publishes of pledges names people in the facts, and shows them by their surnames.
    const { subjects, records } = first.facts!
    const said = JSON.stringify([subjects, records, first.document])
    for (const secret of [rep.name, rep.number, rep.mobile]) expect(said).not.toContain(secret)
    await desk.server.db.run(
      "update lending_answer set at = now() - interval '8 days' where company_id = $1",
      [desk.companyId],
    )
    await desk.made(firm)
    expect(await desk.asked()).toEqual([
      {
        subjectType: 'ENTERPRISE',
        subjectHash: sha256(firm.taxNo),
        consentNo: await desk.consentOf(firm, 'ENT_QUERY'),
      },
      { subjectType: 'PERSON', subjectHash: sha256(rep.number), consentNo: repConsent },
    ])
  })

  it('keeps each answer byte for byte with its hash', async () => {
    const rows = await desk.server.db.rows<{ sha256: string; bytes: Buffer; records: number }>(
      "select sha256, bytes, records from lending_answer where company_id = $1 and state = 'TOLD'",
      [desk.companyId],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { sha256: hash, bytes, records } of rows) {
      const body = gunzipSync(bytes)
      expect(hash).toBe(sha256(body))
      expect(JSON.parse(body.toString()).data.total).toBe(records)
    }
  })

  it('ordered again, of either kind, within seven days it asks nobody', async () => {
    const again = await desk.made(firm)
    expect(again.row.charge).toMatchObject({ state: 'FREE', why: 'VALID' })
    const other = await desk.made(firm, 'LONG_LOAN')
    expect(other.reportNo).toMatch(/^LLN\d{18}$/)
    expect(other.row.charge).toMatchObject({ state: 'CHARGED', why: 'FOUND' })
    expect(other.facts!.records).toEqual(again.facts!.records)
    expect(await desk.asked()).toEqual([])
  })

  it('comes out of its facts again to the byte', async () => {
    expect(await desk.ask('/report/replay', { reportNo: first.reportNo })).toMatchObject({
      same: true,
    })
  })

  it('names the consents that it rests on beside itself, a person by the surname', async () => {
    const rep = await personOf(desk.sandbox, firm, 'LEGAL_REP')
    const { basis } = await desk.ended(first.reportNo)
    const named = basis.consents.filter(({ contractNo }) => contractNo === repConsent)
    expect(named).toMatchObject([
      {
        status: 'EFFECTIVE',
        signer: expect.stringMatching(new RegExp(`^${rep.name[0]}\\*+（法定代表人）$`)),
      },
    ])
    expect(basis.consents.map(({ contractNo }) => contractNo)).toContain(
      await desk.consentOf(firm, 'ENT_QUERY'),
    )
    for (const secret of [rep.name, rep.number, rep.mobile])
      expect(JSON.stringify(basis)).not.toContain(secret)
    // A consent that came after it is none of this report.
    const later = await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'SPOUSE')
    const again = (await desk.ended(first.reportNo)).basis.consents
    expect(again.map(({ contractNo }) => contractNo)).not.toContain(later)
    expect(again).toEqual(basis.consents)
  })
})

describe('without a consent', () => {
  it('of the enterprise nobody is asked, and it is told so', async () => {
    const firm = await desk.entered(await desk.sandbox.neighbour('4403', 3))
    const { facts, row } = await desk.made(firm)
    expect(row.status).toBe('READY')
    expect(facts!.subjects.map(({ asked: how }) => how)).toEqual([
      ...['NO_CONSENT', 'UNNAMED', 'UNNAMED', 'UNNAMED'],
    ])
    expect(facts!.records).toEqual([])
    expect(await desk.asked()).toEqual([])
  })

  it('of before that says nothing of lenders the enterprise is not asked of', async () => {
    const firm = await desk.entered(await desk.sandbox.neighbour('4403', 4))
    await signFor(desk.server, firm.taxNo)
    await desk.server.db.run(
      "update auth_contract set scopes = '{REPORT}' where company_id = $1 and contract_no = $2",
      [desk.companyId, await desk.consentOf(firm, 'ENT_QUERY')],
    )
    expect((await desk.made(firm)).facts!.subjects[0]).toMatchObject({ asked: 'NO_CONSENT' })
    expect(await desk.asked()).toEqual([])
  })

  it('that is the subject’s own nobody is asked: neither that of the enterprise nor of another person serves', async () => {
    const firm = await desk.entered(await desk.sandbox.neighbour('4403', 5))
    await signFor(desk.server, firm.taxNo)
    await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'SPOUSE')
    const rep = await personOf(desk.sandbox, firm, 'LEGAL_REP')
    await desk.server.call(
      'POST',
      '/consent/person/invite',
      { taxNo: firm.taxNo, role: 'LEGAL_REP', name: rep.name, mobile: rep.mobile },
      desk.bank,
    )
    const { facts } = await desk.made(firm)
    expect(facts!.subjects.map(({ asked: how }) => how)).toEqual([
      ...['TOLD', 'NO_CONSENT', 'TOLD', 'UNNAMED'],
    ])
    expect(facts!.records.filter(({ subject }) => subject === 'LEGAL_REP')).toEqual([])
    const hashes = (await desk.asked()).map(({ subjectHash }) => subjectHash)
    expect(hashes).not.toContain(rep.hash)
    expect(hashes).toHaveLength(2)
  })

  it('altered in the ledger it is none', async () => {
    const firm = await desk.entered(await desk.sandbox.neighbour('4403', 6))
    await signFor(desk.server, firm.taxNo)
    const contractNo = await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'CONTROLLER')
    await desk.server.db.run(
      "update auth_contract set valid_to = valid_to + interval '1 year' where company_id = $1 and contract_no = $2",
      [desk.companyId, contractNo],
    )
    const hash = (await personOf(desk.sandbox, firm, 'CONTROLLER')).hash
    await desk.made(firm)
    expect((await desk.asked()).map(({ subjectHash }) => subjectHash)).not.toContain(hash)
  })
})

describe('a consent that ended', () => {
  it('taken back: its reports are sealed for good, the records deleted, and nobody is asked again', async () => {
    const firm = await desk.entered(await desk.sandbox.firm('dishonest'))
    await signFor(desk.server, firm.taxNo)
    const contractNo = await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'CONTROLLER')
    const controller = await personOf(desk.sandbox, firm, 'CONTROLLER')
    const report = await desk.made(firm)
    expect(report.facts!.subjects[3]).toMatchObject({ role: 'CONTROLLER', asked: 'TOLD' })
    await withdrawPerson(desk.server, desk.sandbox, controller, contractNo)
    const { reportNo } = report
    const left = (sql: string) => desk.server.db.rows(sql, [desk.companyId, contractNo])
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
    const shown = await desk.server.call('POST', DETAIL, { reportNo }, desk.bank)
    expect(JSON.stringify(shown)).not.toContain(contractNo)
    // Who took it back is not told, and the enterprise did not.
    expect(shown).toMatchObject({
      status: 3003,
      msg: '报告所依据的授权已撤回，数据已封存',
      data: null,
    })
    await desk.calm()
    const next = await desk.made(firm)
    expect(next.facts!.subjects[3]).toMatchObject({ consentNo: null, asked: 'UNNAMED' })
    expect(next.facts!.records.filter(({ subject }) => subject === 'CONTROLLER')).toEqual([])
    // That of the enterprise is held still; of the person nobody is asked.
    expect(await desk.asked()).toEqual([])
    // Given anew it is another consent: what the person took back stays sealed.
    await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'CONTROLLER')
    expect(
      (await desk.server.call('POST', DETAIL, { reportNo }, desk.bank)).data?.document ?? null,
    ).toBeNull()
    expect((await desk.made(firm)).facts!.subjects[3]).toMatchObject({ asked: 'TOLD' })
    expect((await desk.asked()).map(({ subjectHash }) => subjectHash)).toEqual([controller.hash])
  })

  it('by its term: what was made stays readable, is passed on no more, and a new report asks nobody', async () => {
    const firm = await desk.entered(await desk.sandbox.neighbour('4403', 7))
    await signFor(desk.server, firm.taxNo)
    const contractNo = await signPerson(desk.server, desk.sandbox, desk.bank, firm, 'SPOUSE')
    const { reportNo } = await desk.made(firm)
    const share = { reportNo, days: 7, purpose: '提交审批使用' }
    await must(desk.server.call('POST', '/report/share/create', share, desk.bank))
    await desk.server.db.run(
      "update auth_contract set valid_to = now() - interval '1 second' where company_id = $1 and contract_no = $2",
      [desk.companyId, contractNo],
    )
    expect((await desk.ended(reportNo)).document).not.toBeNull()
    const passed = await desk.server.call('POST', '/report/share/create', share, desk.bank)
    expect(passed.status).toBe(3003)
    await desk.calm()
    const next = await desk.made(firm)
    expect(next.facts!.subjects[2]).toMatchObject({ asked: 'UNNAMED', consentNo: null })
    expect(next.facts!.records.filter(({ subject }) => subject === 'SPOUSE')).toEqual([])
    expect(await desk.asked()).toEqual([])
  })

  it('of the enterprise seals its reports, whatever else was held', async () => {
    const firm = await desk.entered(await desk.sandbox.neighbour('4403', 8))
    await signFor(desk.server, firm.taxNo)
    const { reportNo } = await desk.made(firm)
    await desk.server.db.run(REVOKE, [desk.companyId, await desk.consentOf(firm, 'ENT_QUERY')])
    expect(
      (await desk.server.call('POST', DETAIL, { reportNo }, desk.bank)).data?.document ?? null,
    ).toBeNull()
  })
})
