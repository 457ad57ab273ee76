/** Three banks that are listed, and a phone that chooses of them. */
import { DIRECT_CHANNEL } from '@xinjian/contract/collect/direct-channel'
import { ensureChannel } from '../../../src/features/channel/index.ts'
import { type Firm, must, Phone, type Sandbox, type Shown } from '../../collect-phone.ts'
import type { TestServer } from '../../harness.ts'
import { emptyCompany, memberOf } from '../../support/companies.ts'

export interface Bank {
  id: number
  name: string
  code: string
  boss: string
}

export async function listedBank(server: TestServer, name: string, code: string): Promise<Bank> {
  const id = await emptyCompany(server, name)
  await ensureChannel(server.db, id, code)
  await server.db.run(
    `insert into institution (company_id, channel, purpose, state, asked_by, decided_by, decided_at)
     values ($1, $2, $3, 'LISTED', 'a', 'b', now())`,
    [id, code, `${name}的贷款审批`],
  )
  const boss = await memberOf(server, id, `${code}-boss`, 'ROLE_COMPANY_ADMIN')
  return { id, name, code, boss }
}

/** From the platform's own door to the signature for these banks. */
export async function signFor(
  server: TestServer,
  sandbox: Sandbox,
  { firm, banks }: { firm: Firm; banks: readonly Bank[] },
) {
  const phone = new Phone(server, sandbox)
  await must(phone.open({ channelCode: DIRECT_CHANNEL }))
  const institutions = banks.map(({ code }) => code)
  await must(phone.call('authorizeWithToken', { institutions }))
  const contracts = await texts(phone, firm)
  await phone.hasRead()
  const task = (await must(phone.call('agreement/sign', signatureFor(contracts)))).data
  return { phone, task, contracts }
}

/** Up to the texts that are handed out. */
export async function texts(phone: Phone, firm: Firm): Promise<ChosenText[]> {
  const { name, idNo, mobile } = await phone.sandbox.person(firm, '法定代表人')
  const signer = { name, idNo, mobile, role: 'LEGAL_REP' }
  await must(phone.sealed('authEnterprise', { name: firm.name, taxNo: firm.taxNo, signer }))
  await phone.server.db.run("update sms_code set created_at = created_at - interval '2 minutes'")
  await must(phone.sealed('send/msg', { purpose: 'SIGNER' }))
  const smsCode = await phone.sandbox.smsCode(mobile, 'SIGN_CODE')
  return (await must(phone.call('authorize', { smsCode }))).data.contracts
}

export interface ChosenText extends Shown {
  institution?: { code: string; name: string }
  title: string
  paragraphs: string[]
}

export const signatureFor = (contracts: readonly ChosenText[], over: object = {}) => ({
  contracts: contracts.map(({ institution, code, version, hash, consents }) => ({
    ...(institution && { institution: institution.code }),
    ...{ code, version, hash },
    consents: consents.map(({ key }) => key),
  })),
  ...over,
})
