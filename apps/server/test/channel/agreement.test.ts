/** Clauses of a channel: shown and signed with the platform's text; what was signed stays as it was. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { must, officeToken, Phone, Sandbox, signatureOf } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const office = (path: string, body: object = {}) => must(server.call('POST', path, body, bank))
const clauses = async (text: string) => {
  const { data } = await office('/channelProvider/detail', { code: 'demo' })
  return server.call(
    'POST',
    '/channelProvider/agreement',
    { code: 'demo', version: data.row.version, text },
    bank,
  )
}

it('stand behind the platform’s text, filled in, in its version and fingerprint; a later one changes nothing that was signed', async () => {
  expect((await clauses('{enterprize}同意')).msg).toContain('无法识别的占位符 {enterprize}')
  expect(
    (await must(clauses('一、{enterprise}同意{channel}留存资料。\n\n二、{taxNo}'))).data.agreement,
  ).toBe(1)
  const firm = await sandbox.neighbour('3302', 7)
  const phone = new Phone(server, sandbox)
  await phone.open()
  const signed = await phone.sign(firm)
  expect(signed.state).toBe('AREA')
  const { data: info } = await must(phone.call('getAuthInfoWithToken'))
  const detail = async () => (await office('/consent/detail', { contractNo: info.contractNo })).data
  const before = await detail()
  expect(before.row.version).toMatch(/^[\d.]+\+1$/)
  expect(before.paragraphs.slice(-3)).toEqual([
    expect.stringContaining('补充约定（示例商业银行，第1版）'),
    `一、${firm.name}同意示例商业银行留存资料。`,
    `二、${firm.taxNo}`,
  ])
  await must(clauses('三、改了。'))
  await must(clauses(''))
  const after = await detail()
  expect([after.paragraphs, after.row.hash]).toEqual([before.paragraphs, before.row.hash])
  expect(JSON.stringify(after.evidence)).toContain('通过')
  const { data } = await office('/channelProvider/detail', { code: 'demo' })
  expect([data.row.agreement, data.agreements.length]).toEqual([null, 2])
})

it('that change between reading and signing must be read again', async () => {
  const firm = await sandbox.neighbour('3302', 8)
  const phone = new Phone(server, sandbox)
  await phone.open()
  const person = await sandbox.person(firm, '法定代表人')
  const { name, idNo, mobile } = person
  const signer = { name, idNo, mobile, role: 'LEGAL_REP' }
  await must(phone.sealed('authEnterprise', { name: firm.name, taxNo: firm.taxNo, signer }))
  await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
  await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
  const { data } = await must(
    phone.call('authorize', { smsCode: await sandbox.smsCode(mobile, 'SIGN_CODE') }),
  )
  await phone.hasRead()
  await must(clauses('四、读后才加的条款。'))
  expect((await phone.call('agreement/sign', signatureOf(data.contracts))).status).toBe(3007)
  await must(clauses(''))
})
