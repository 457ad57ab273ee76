/** 我的授权: what the signer sees and takes back from the phone, as the contract says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { must, officeToken, Phone, Sandbox } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

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

describe('the signer’s own consents', () => {
  it('are none before signing, and there is nothing to take back', async () => {
    const phone = new Phone(server, sandbox)
    await phone.open()
    expect((await must(phone.call('consent/mine'))).data).toEqual([])
    expect((await phone.call('consent/withdraw', { contractNo: 'AUT1' })).status).toBe(3002)
  })

  it('are shown with everyone who looked, and withdrawn one by one: each reaches what it says and no more', async () => {
    const firm = await sandbox.firm('trader')
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    await phone.collect()
    expect((await phone.until(['SUCCESS', 'PARTIAL', 'FAILED'])).result).toBe(1)
    await must(phone.call('getSummary'))
    const { data: mine } = await must(phone.call('consent/mine'))
    expect(mine.map((c: { code: string; status: string }) => [c.code, c.status])).toEqual([
      ['ENT_TAX', 'EFFECTIVE'],
      ['ENT_QUERY', 'EFFECTIVE'],
    ])
    expect(mine[0]).toMatchObject({
      contractNo: expect.stringMatching(/^AUT\d{17}$/),
      title: '企业涉税数据采集授权书',
      visits: [{ who: '企业本人（手机）', looks: [{ action: '查看', object: '采集数据汇总' }] }],
    })

    const bank = await officeToken(server, 'demo')
    const office = async (path: string, body: object) =>
      (await server.call('POST', path, body, bank)).status
    const task = await server.db.one<{ report_no: string }>(
      'select report_no from collect_task where task_id = $1',
      [phone.taskId],
    )
    const reportNo = task?.report_no
    await until(async () => {
      const path = '/bss/order/report/getDetailReport'
      const { data } = await server.call('POST', path, { reportNo }, bank)
      return data?.row.status === 'READY'
    })
    const data = ['/collect/data/summary', { taxNo: firm.taxNo }] as const
    const report = ['/bss/order/report/getDetailReport', { reportNo }] as const
    const statuses = async () =>
      (await must(phone.call('consent/mine'))).data.map((c: { status: string }) => c.status)
    const withdraw = (n: number) =>
      must(phone.call('consent/withdraw', { contractNo: mine[n].contractNo }))

    // The consent to query: reports are sealed, the data is not.
    expect((await withdraw(1)).data).toMatchObject({ state: 'SUCCESS' })
    expect(await statuses()).toEqual(['EFFECTIVE', 'REVOKED'])
    expect([await office(...data), await office(...report)]).toEqual([200, 3003])
    await must(phone.call('getSummary'))

    expect((await withdraw(0)).data).toMatchObject({ state: 'SUCCESS' })
    expect(await statuses()).toEqual(['REVOKED', 'REVOKED'])
    expect([await office(...data), await office(...report)]).toEqual([3003, 3003])
    expect((await phone.call('getSummary')).status).toBe(3003)
    const { data: detail } = await must(
      server.call('POST', '/consent/detail', { contractNo: mine[0].contractNo }, bank),
    )
    expect(detail.evidence).toContainEqual({ label: '撤回原因', value: '签署人在手机上撤回' })
    // A second tap.
    await withdraw(0)
    // Somebody else's number.
    expect((await phone.call('consent/withdraw', { contractNo: 'AUT1' })).status).toBe(404)
  })

  it('taken back before the collection: it is not begun', async () => {
    const firm = await sandbox.firm('maker')
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    const [collecting] = (await must(phone.call('consent/mine'))).data
    const { contractNo } = collecting
    expect((await must(phone.call('consent/withdraw', { contractNo }))).data).toMatchObject({
      state: 'FAILED',
      failure: { code: 'TE-18' },
    })
    expect((await phone.sealed('send/collect', {})).status).not.toBe(200)
  })
})
