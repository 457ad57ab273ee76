/** Many who ask at one moment whether they may call a source: each is told of his own contract and his own account. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { liveContractFor } from '../../src/features/consent/signing/live.ts'
import { Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

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

it('each by itself, whoever was frozen and whichever contract there is', async () => {
  const phone = new Phone(server, sandbox)
  const firm = await sandbox.firm('trader')
  await phone.sign(firm)
  const signed = await server.db.one<{ company_id: number; contract_no: string }>(
    'select company_id, contract_no from collect_task where task_id = $1',
    [phone.taskId],
  )
  const { company_id, contract_no } = signed!
  const tenant = tenantOf(server.db, company_id)
  await server.db.run("update app_user set status = 'FROZEN' where user_name = 'staff'")
  const live = { contract_no, tax_no: firm.taxNo, scopes: expect.arrayContaining([]) }
  const asked = [
    liveContractFor(tenant, contract_no, 'demo'),
    liveContractFor(tenant, 'NONE', null),
    liveContractFor(tenant, contract_no, 'staff'),
    liveContractFor(tenant, 'NONE', 'staff'),
    liveContractFor(tenant, contract_no, null),
  ]
  expect(await Promise.all(asked)).toEqual([
    { rest: null, live },
    { rest: null, live: null },
    { rest: 'ACCOUNT', live },
    { rest: 'ACCOUNT', live: null },
    { rest: null, live },
  ])
})
