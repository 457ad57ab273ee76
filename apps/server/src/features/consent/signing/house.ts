/** What every contract of the ledger says of the platform, and how it is numbered. */
import type { Database } from '../../../db/pool.ts'
import type { Grantee } from '../store.ts'

export const DAY_MS = 86_400_000
export const PLATFORM = '信鉴征信平台'
/** Page of 我的授权. */
export const MINE = '/m/taxWeb/consents'
/** Purpose of the key under which signers rest sealed. */
export const SIGNER_BOX = 'consent-signer'

/** Whom a text names as those who get what it allows. */
export const granteesOf = (grantees: readonly Grantee[]) => ({
  grantees: grantees.map((g) => g.name).join('、'),
  granteeList: grantees
    .map((g, i) => `${i + 1}. ${g.name}；联系方式：${g.contact}；用途：${g.purpose}`)
    .join('\u3000'),
})

export async function nextContractNo(db: Database): Promise<string> {
  const row = await db.one<{ no: string }>(
    "select 'AUT' || to_char(now(), 'YYYYMMDD') || lpad(nextval('auth_contract_no')::text, 9, '0') as no",
  )
  return row?.no ?? ''
}
