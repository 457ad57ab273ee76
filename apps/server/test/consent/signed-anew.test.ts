/** Signed anew in the moment in which what was collected under the first consent is taken out: neither waits for the other in a circle. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { lockFactMarks } from '../../src/features/enterprise/index.ts'
import { must, Phone, Sandbox, signatureOf } from '../collect-phone.ts'
import { type Answer, startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

it('signing takes the enterprise first and the task after it, as taking out does', async () => {
  const phone = new Phone(server, sandbox)
  await phone.sign(await sandbox.neighbour('3302', 5))
  const { data } = await must(phone.call('consent/mine'))
  const { contractNo } = data.find((c: { code: string }) => c.code === 'ENT_TAX')
  await must(phone.call('consent/withdraw', { contractNo }))
  await until(() => server.db.one("select 1 from withdrawal where status = 'DONE'"))
  await must(phone.call('restart', { to: 'RETRY' }))
  const shown = await must(phone.call('agreement/show'))
  await phone.hasRead()
  const row = await server.db.one<{ company_id: number; enterprise_id: number }>(
    'select company_id, enterprise_id from collect_task where task_id = $1',
    [phone.taskId],
  )
  let signed: Promise<Answer> | undefined
  await tenantOf(server.db, row!.company_id).transaction(async (tx) => {
    await lockFactMarks(tx, row!.enterprise_id)
    signed = phone.call('agreement/sign', signatureOf(shown.data.contracts))
    await until(() =>
      server.db.one(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      ),
    )
    await tx.run(
      'update collect_task set sealed_at = now() where company_id = $1 and task_id = $2',
      [phone.taskId],
    )
  })
  expect(await signed).toMatchObject({ status: 200, data: { state: 'AREA' } })
  expect((await phone.state()).consents).toEqual({ ENT_TAX: 'EFFECTIVE', ENT_QUERY: 'EFFECTIVE' })
})
