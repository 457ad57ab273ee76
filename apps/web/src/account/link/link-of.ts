import type { DataOf } from '@xinjian/contract/endpoint'
import { register } from '@xinjian/contract/nouns/register'
import { session } from '@xinjian/contract/nouns/session'
import { call } from '../../api/client.ts'

/** Links of registrations are marked; all others are of accounts that there are. */
const isOfRegistration = (code: string) => code.startsWith('r-')

export type About = Omit<DataOf<typeof session.cryptoActive>, 'purpose' | 'expiresAt'> & {
  purpose: 'ACTIVATE' | 'RESET' | 'REGISTER'
}

/** What a link is for, whosever it is; rejects where it can be used no more. */
export async function aboutLink(code: string): Promise<About> {
  const body = { crypto_code: code }
  if (!isOfRegistration(code)) return call(session.cryptoActive, body, { silent: true })
  return { purpose: 'REGISTER', ...(await call(register.registerInfo, body, { silent: true })) }
}

/** Sets the password that a link is for; both texts are sealed already. */
export const setByLink = (
  code: string,
  secrets: { newPassword: string; repassword: string },
): Promise<null> => {
  const body = { crypto_code: code, ...secrets }
  return isOfRegistration(code)
    ? call(register.registerActivate, body, { silent: true })
    : call(session.cryptoSave, body, { silent: true })
}
