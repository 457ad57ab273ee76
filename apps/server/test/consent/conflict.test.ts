/** Two consents of one enterprise: asked about, never silently put in each other's place; and what the texts say. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Firm, must, Phone, Sandbox, signatureOf } from '../collect-phone.ts'
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

const statuses = (phone: Phone) =>
  server.db.rows<{ status: string }>(
    'select status from auth_contract where task_id = $1 order by code',
    [phone.taskId],
  )
const EFFECTIVE = [{ status: 'EFFECTIVE' }, { status: 'EFFECTIVE' }]
const SUPERSEDED = [{ status: 'SUPERSEDED' }, { status: 'SUPERSEDED' }]

/** Up to the contracts, as another person of the firm. */
async function beforeSigning(firm: Firm): Promise<Phone> {
  const phone = new Phone(server, sandbox)
  await phone.open()
  const { name, idNo, mobile } = await sandbox.person(firm, '财务负责人')
  const signer = { name, idNo, mobile, role: 'FINANCE' }
  await must(phone.sealed('authEnterprise', { name: firm.name, taxNo: firm.taxNo, signer }))
  await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
  const smsCode = await sandbox.smsCode(mobile, 'SIGN_CODE')
  await must(phone.call('authorize', { smsCode }))
  await phone.hasRead()
  return phone
}

describe('a consent of another person', () => {
  it('stands until the second says that it is replaced', async () => {
    const firm = await sandbox.neighbour('3302', 1)
    const first = new Phone(server, sandbox)
    await first.sign(firm)
    const second = await beforeSigning(firm)
    const { data } = await must(second.call('agreement/show'))
    expect(data.standing).toHaveLength(2)
    expect(data.standing[0]).toMatchObject({
      contractNo: expect.stringMatching(/^AUT/),
      signer: expect.stringContaining('法定代表人'),
      grantees: ['示例商业银行'],
    })
    const body = signatureOf(data.contracts)
    const [one, other] = data.standing.map((c: { contractNo: string }) => c.contractNo)
    for (const replaces of [undefined, [], [one]])
      expect((await second.call('agreement/sign', { ...body, replaces })).status).toBe(3012)
    expect(await statuses(first)).toEqual(EFFECTIVE)
    const signed = await must(second.call('agreement/sign', { ...body, replaces: [one, other] }))
    expect(signed.data.state).toBe('AREA')
    expect(await statuses(first)).toEqual(SUPERSEDED)
    expect(await statuses(second)).toEqual(EFFECTIVE)
  })

  it('left standing, the second gives up and nothing has changed', async () => {
    const firm = await sandbox.neighbour('3302', 2)
    const first = new Phone(server, sandbox)
    await first.sign(firm)
    const second = await beforeSigning(firm)
    await must(second.call('restart', { to: 'CANCEL' }))
    expect([await statuses(first), await statuses(second)]).toEqual([EFFECTIVE, []])
  })

  it('the same person’s renewal for the same recipients is no conflict', async () => {
    const firm = await sandbox.neighbour('3302', 3)
    const first = new Phone(server, sandbox)
    await first.sign(firm)
    const again = new Phone(server, sandbox)
    await again.sign(firm)
    expect([await statuses(first), await statuses(again)]).toEqual([SUPERSEDED, EFFECTIVE])
  })
})

describe('the text', () => {
  it('names the service number and where consents are taken back', async () => {
    const firm = await sandbox.neighbour('3302', 4)
    const phone = await beforeSigning(firm)
    const { data } = await must(phone.call('agreement/show'))
    for (const contract of data.contracts) {
      expect(contract.version).toBe(contract.code === 'ENT_QUERY' ? '1.3' : '1.2')
      const text = contract.paragraphs.join('')
      expect(text).toContain('客服400-000-0000')
      expect(text).toContain(`${server.config.publicUrl}/m/taxWeb/consents`)
      expect(text).toMatch(/上传的?(发票、财务报表等)?资料.*不因撤回而封存/)
    }
    expect((await must(phone.call('enterpriseConfiguration'))).data.service).toBe('400-000-0000')
  })

  it('of earlier versions stays as it was signed', () => {
    const hashOf = (file: string) =>
      createHash('sha256')
        .update(
          fs.readFileSync(new URL(`../../src/features/consent/templates/${file}`, import.meta.url)),
        )
        .digest('hex')
        .slice(0, 16)
    const of = (version: string) =>
      ['ent-tax', 'ent-query'].map((name) => hashOf(`${name}-${version}.txt`))
    expect(of('1.0')).toEqual(['44737902311e4006', 'ea340c387e25496d'])
    expect(of('1.1')).toEqual(['c363308f88e0f73a', '10b759b2a0c86c79'])
  })
})
