/** The signer's own session, of 我的授权 and of going on: a token for a day, kept as long as the tab lives. */
import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { ask, fetchFile } from './line/wire.ts'
import { pathOf } from './pages.ts'

const KEY = 'collect.owner'

export type Owned = DataOf<typeof collect.ownerConsents>[number]
export type OwnTask = DataOf<typeof collect.ownerTasks>[number]

export const ownerToken = (): string | null => sessionStorage.getItem(KEY)
export const forgetOwner = (): void => sessionStorage.removeItem(KEY)

export const sendOwnerCode = (mobile: string) => ask(collect.ownerCode, { mobile }, null)

export async function logInOwner(mobile: string, smsCode: string): Promise<void> {
  const { token } = await ask(collect.login, { mobile, smsCode }, null)
  sessionStorage.setItem(KEY, token)
}

const held = () => ({ token: ownerToken() ?? '' })

export const ownedConsents = (): Promise<Owned[]> =>
  ask(collect.ownerConsents, held(), null, { again: true })

export const withdrawOwned = (contractNo: string) =>
  ask(collect.ownerWithdraw, { ...held(), contractNo }, null, { again: true })

export const ownedFile = (contractNo: string): Promise<Blob> =>
  fetchFile(collect.ownerPdf, { ...held(), contractNo }, null)

export const ownedTasks = (): Promise<OwnTask[]> =>
  ask(collect.ownerTasks, held(), null, { again: true })

/** The address at which one of them goes on here, once. */
export async function goOnHere(finTaskId: string): Promise<string> {
  const { back, kind } = await ask(collect.ownerGoOn, { ...held(), finTaskId }, null)
  return `${pathOf('index', kind)}?${new URLSearchParams({ back })}`
}
