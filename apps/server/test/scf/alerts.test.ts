/** What turned after the money is told to the funder, each matter once, with its receivable. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { findAlerts, findAllAlerts } from '../../src/features/scf/index.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import {
  confirmed,
  financing,
  firmOf,
  type Programme,
  programmeOf,
  today,
  verified,
} from './world.ts'

let server: TestServer
let one: Programme
beforeAll(async () => {
  server = await startTestServer()
  one = await programmeOf(server, {
    funder: await firmOf(server, '示例预警保理公司'),
    anchor: await firmOf(server, '示例预警制造有限公司'),
    member: await firmOf(server, '示例预警零件有限公司'),
  })
})
afterAll(() => server?.stop())

const alerts = async () =>
  (await server.call('POST', '/scf/alert/list', {}, one.funder.a)).data.rows.map(
    ({ kind, about, value }: { kind: string; about: string; value: number | null }) => [
      kind,
      about,
      value,
    ],
  )
const look = () => findAlerts(tenantOf(server.db, one.funder.id))

it('an invoice that turned red, a long term and one debtor alone are told once', async () => {
  const { member, anchor, funder } = one
  const paper = await verified(server, member.id, {
    ...{ seller: member, buyer: anchor, yuan: '30000.00', issued: today(-20) },
  })
  const no = await confirmed(server, one, { verifyNos: [paper.no], amountFen: 3_000_000 })
  expect(await look()).toBe(0)
  const asked = await server.call(
    'POST',
    '/scf/receivable/finance',
    financing(no, 2_000_000),
    funder.a,
  )
  expect(asked.status).toBe(200)
  // Nothing was paid out yet: nothing to look at.
  expect(await look()).toBe(0)
  await server.db.run("update scf_receivable set state = 'FINANCED' where no = $1", [no])
  expect(await look()).toBe(2)
  // Issued twenty days ago, due in fifty.
  expect((await alerts()).sort()).toEqual([
    ['CONCENTRATED', anchor.name, 100],
    ['TERM_LONG', '', 70],
  ])
  await verified(server, funder.id, {
    ...{ seller: member, buyer: anchor, yuan: '30000.00', key: paper.key, mark: '7' },
  })
  expect(await look()).toBe(1)
  expect(await look()).toBe(0)
  expect(await alerts()).toContainEqual(['INVOICE_RED', paper.key, null])
  const told = (await server.call('POST', '/notice/list', { page: 1, size: 20 }, funder.b)).data
    .rows
  const kinds = told.map(({ kind }: { kind: string }) => kind)
  for (const kind of ['SCF_INVOICE_RED', 'SCF_TERM_LONG', 'SCF_CONCENTRATED'])
    expect(kinds.filter((one: string) => one === kind)).toEqual([kind])
})

it('a court’s record of the debtor is told by its code, one of a firm of the same name is not', async () => {
  const { anchor, funder } = one
  const held = tenantOf(server.db, funder.id)
  const saved = { name: anchor.name, taxNo: anchor.taxNo }
  expect((await server.call('POST', '/enterprise/save', saved, funder.a)).status).toBe(200)
  const debtor = await held.one<{ id: number }>(
    'select id from enterprise where company_id = $1 and tax_no = $2',
    [anchor.taxNo],
  )
  // As a vendor's answer leaves them: one that names the debtor's code, and one of its name alone.
  const published = (caseNo: string, match: 'CODE' | 'NAME') =>
    held.run(
      `insert into court_enforcement (company_id, enterprise_id, row_key, revision, hash, source, collected_at, contract_no, task_id, vendor,
         match_level, match_for, match_against, told, case_no, court, filed_on, amount)
       values ($1, $2, $3, 1, '', 'PUBLIC:tianyancha', now(), '', '', 'tianyancha', $4, '[]', '[]', '{}', $3, '示例法院', $5, 100)`,
      [debtor!.id, caseNo, match, today(-3)],
    )
  await published('(2026)粤03执1号', 'CODE')
  await published('(2026)粤03执2号', 'NAME')
  await look()
  const told = (await alerts()).filter(([kind]: [string]) => kind === 'DEBTOR_COURT')
  expect(told.map(([, about]: [string, string]) => about)).toEqual(['(2026)粤03执1号'])
})

it('a funder whose receivables cannot be looked at keeps no other waiting', async () => {
  const two = await programmeOf(server, {
    funder: await firmOf(server, '示例预警第二保理公司'),
    anchor: await firmOf(server, '示例预警第二制造有限公司'),
    member: await firmOf(server, '示例预警第二零件有限公司'),
  })
  const { member, anchor, funder } = two
  const paper = await verified(server, member.id, {
    ...{ seller: member, buyer: anchor, yuan: '30000.00', issued: today(-20) },
  })
  const no = await confirmed(server, two, { verifyNos: [paper.no], amountFen: 3_000_000 })
  await server.call('POST', '/scf/receivable/finance', financing(no, 2_000_000), funder.a)
  await server.db.run("update scf_receivable set state = 'FINANCED' where no = $1", [no])
  await server.db.run('delete from scf_alert')
  await server.db.run(
    `create function of_one_funder() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  )
  await server.db.run(
    `create trigger broken before insert on scf_alert for each row when (new.company_id = ${one.funder.id}) execute function of_one_funder()`,
  )
  const warned: unknown[] = []
  await findAllAlerts(server.db, { warn: (of: unknown) => void warned.push(of) })
  await server.db.run('drop function of_one_funder() cascade')
  expect(warned).toMatchObject([{ funder: one.funder.id }])
  const told = await server.call('POST', '/scf/alert/list', {}, funder.a)
  expect(told.data.rows.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'CONCENTRATED',
    'TERM_LONG',
  ])
})
