/** Somebody who registers a company: reads the licence, asks, follows the link, and the operator who decides. */
import fs from 'node:fs'
import path from 'node:path'
import { sealSecret } from '@xinjian/contract'
import { usccCheckCharacter } from '@xinjian/format'
import { inboxFind, type TestServer } from '../harness.ts'

export const PASSWORD = 'Quiet#Harbour7'

/** A tax number that checks. */
export const taxNoOf = (first17: string) => `${first17}${usccCheckCharacter(first17)}`

export type Applicant = Awaited<ReturnType<typeof applicantOf>>

export async function applicantOf(server: TestServer) {
  // As it is sealed into the registration; the photo is read once.
  const form = new FormData()
  const photo = fs.readFileSync(path.join(import.meta.dirname, '../fixtures/license.png'))
  form.append('file', new Blob([photo]), 'license.png')
  const sent = { method: 'POST', body: form }
  const response = await fetch(`${server.base}/company/register/licence`, sent)
  const licence: { licence: string; read: { taxNo: string | null; name: string | null } } = (
    await response.json()
  ).data

  const call = (route: string, body: object, token?: string) =>
    server.call('POST', `/company/register/${route}`, body, token)

  return {
    licence,
    call,
    /** Asks, as the page does; `over` replaces what it sends. */
    async ask(over: object = {}) {
      const { data } = await server.call('GET', '/captcha')
      const { text } = await inboxFind('captcha@sandbox', (m) => m.subject === data.randomStr)
      return call('commit', {
        companyName: licence.read.name ?? '示例注册有限公司',
        taxNo: licence.read.taxNo,
        linkman: '赵示例',
        phone: '13700006666',
        email: 'first@example.com',
        userName: 'firstadmin',
        licence: licence.licence,
        code: text,
        randomStr: data.randomStr,
        ...over,
      })
    },
    async codeIn(email: string): Promise<string> {
      const { text } = await inboxFind(email, (m) => m.text.includes('/active/'))
      return /\/active\/([\w-]+)/.exec(text)?.[1] ?? ''
    },
    async activate(code: string, password = PASSWORD) {
      const seal = async () =>
        sealSecret((await server.call('POST', '/security/key')).data, password)
      return call('activate', {
        crypto_code: code,
        newPassword: await seal(),
        repassword: await seal(),
      })
    },
  }
}
