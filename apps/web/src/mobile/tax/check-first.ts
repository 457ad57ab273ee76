import { collect } from '@xinjian/contract/nouns/collect'
import { act } from './flow.ts'
import type { Door } from './hooks/use-door.ts'

/** What few bureaus judge before a login: nothing that would fail anyhow costs a try, and no password leaves the phone for it. */
export async function checkFirst({ checks }: Door, captcha: string, account: string | null) {
  if (account !== null && checks.includes('ACCOUNT'))
    await act(collect.hubeiCheckLogin, { account })
  if (checks.includes('CAPTCHA')) await act(collect.checkChineseVerifyCode, { captcha })
}
