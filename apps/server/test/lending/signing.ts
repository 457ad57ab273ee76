/** Persons who sign for themselves, and what the bureau of the sandbox really knows: over real HTTP. */
import type { LendingPerson, LendingSubject } from '@xinjian/format/lending/records'
import { type Firm, must, type Sandbox } from '../collect-phone.ts'
import type { Answer, TestServer } from '../harness.ts'

export interface Truth {
  role: LendingSubject
  name: string
  number: string
  mobile: string
  hash: string
  records: {
    event: string
    instType: string
    instCode: string
    eventTime: string
    amount: { from: number; to: number | null } | null
  }[]
}

export const truthOf = async (sandbox: Sandbox, { taxNo }: Firm): Promise<Truth[]> =>
  (await sandbox.get(`/truth/lending/${taxNo}`)).subjects

export const personOf = async (sandbox: Sandbox, firm: Firm, role: LendingPerson): Promise<Truth> =>
  (await truthOf(sandbox, firm)).find((one) => one.role === role)!

export async function invite(
  server: TestServer,
  token: string,
  { taxNo }: Firm,
  { role, name, mobile }: Pick<Truth, 'role' | 'name' | 'mobile'>,
): Promise<Answer> {
  return server.call('POST', '/consent/person/invite', { taxNo, role, name, mobile }, token)
}

export const tokenOf = ({ data }: Answer): string =>
  new URL(data.link).searchParams.get('token') as string

/** The minute between two codes, and the time to read, are not what is tested. */
export const codeOf = async (
  server: TestServer,
  sandbox: Sandbox,
  token: string,
  mobile: string,
) => {
  await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
  await must(server.call('POST', '/consent/person/sms', { token }))
  return sandbox.smsCode(mobile, 'SIGN_CODE')
}
export const hasRead = (server: TestServer) =>
  server.db.run(
    "update person_invite set shown_at = now() - interval '1 minute' where shown_at is not null and status = 'INVITED'",
  )

/** What is sent to sign, once the text was read. */
export async function readText(
  server: TestServer,
  token: string,
  { name, number: idNo }: Pick<Truth, 'name' | 'number'>,
) {
  const { data } = await must(server.call('POST', '/consent/person/text', { token, name, idNo }))
  await hasRead(server)
  return {
    ...{ token, name, idNo, version: data.version, hash: data.hash },
    consents: data.consents.map((one: { key: string }) => one.key) as string[],
  }
}

/** From the invitation to the signed contract. @returns its number */
export async function signPerson(
  server: TestServer,
  sandbox: Sandbox,
  token: string,
  firm: Firm,
  role: LendingPerson,
): Promise<string> {
  const person = await personOf(sandbox, firm, role)
  const link = tokenOf(await must(invite(server, token, firm, person)))
  const body = await readText(server, link, person)
  const smsCode = await codeOf(server, sandbox, link, person.mobile)
  const signed = await must(server.call('POST', '/consent/person/sign', { ...body, smsCode }))
  return signed.data.contractNo
}

/** The person's own way back: 我的授权, by mobile and code. */
export async function withdrawPerson(
  server: TestServer,
  sandbox: Sandbox,
  { mobile }: Pick<Truth, 'mobile'>,
  contractNo: string,
): Promise<void> {
  await server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
  await must(server.call('POST', '/tax/taxweb/consents/sms', { mobile }))
  const smsCode = await sandbox.smsCode(mobile, 'LOGIN_CODE')
  const { data } = await must(server.call('POST', '/tax/taxweb/login', { mobile, smsCode }))
  await must(
    server.call('POST', '/tax/taxweb/consents/withdraw', { token: data.token, contractNo }),
  )
}
