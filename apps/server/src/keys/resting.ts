/** Everything that rests on a secret key: where it lies, by which column its key is told, and what a row is sealed for. */

import type { Database, Db } from '../db/pool.ts'
import { tenantOf, tiedTo } from '../db/tenant.ts'
import { DATA_KEY_BOX, dataKeyContext } from './data-keys.ts'

/** A sealed value that can be opened and sealed anew. */
export interface SealedColumn {
  kind: string
  table: string
  column: string
  /** Purpose of the box. */
  purpose: string
  /** The rest of the row's key beside company_id. */
  key: string
  /** By whose connections it is read, and written anew: the company's own, the platform's, or the owner's alone. */
  by: 'tenant' | 'system' | 'owner'
  /** What the row is sealed for, from the company and that key. */
  context(companyId: number, key: string): string
}

const ofCompany = (companyId: number, key: string) => `${companyId}/${key}`
const itself = (_: number, key: string) => key

/** Keys of companies, and the platform's own under its number. */
export const DATA_KEYS: SealedColumn = {
  ...{ kind: 'dataKeys', table: 'company_data_key', column: 'sealed', by: 'owner' },
  ...{ purpose: DATA_KEY_BOX, key: 'key_id', context: dataKeyContext },
}

/** Rows of companies. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    ...{ kind: 'companyKeys', table: 'company_key', column: 'private_key', by: 'system' },
    ...{ purpose: 'company-key', key: 'fingerprint', context: ofCompany },
  },
  DATA_KEYS,
  {
    ...{
      kind: 'callbackSecrets',
      table: 'collect_channel',
      column: 'callback_sealed',
      by: 'tenant',
    },
    ...{ purpose: 'channel-callback', key: 'code', context: ofCompany },
  },
  {
    ...{
      kind: 'formerCallbackSecrets',
      table: 'collect_channel',
      column: 'callback_former',
      by: 'tenant',
    },
    ...{ purpose: 'channel-callback', key: 'code', context: ofCompany },
  },
  {
    ...{ kind: 'ticketKeys', table: 'collect_channel', column: 'ticket_sealed', by: 'tenant' },
    ...{ purpose: 'channel-callback', key: 'code' },
    context: (companyId, key) => `${companyId}/${key}/tickets`,
  },
  {
    ...{ kind: 'bureauSessions', table: 'collect_secret', column: 'sealed', by: 'tenant' },
    ...{ purpose: 'bureau-session', key: 'task_id', context: ofCompany },
  },
  {
    ...{ kind: 'signersOfTasks', table: 'collect_task', column: 'signer_sealed', by: 'tenant' },
    ...{ purpose: 'collect-signer', key: 'task_id', context: itself },
  },
  {
    ...{ kind: 'cardsAtTerminals', table: 'machine_visit', column: 'card_sealed', by: 'tenant' },
    ...{ purpose: 'collect-signer', key: 'task_id', context: (_, key) => `${key}/card` },
  },
  {
    ...{ kind: 'invitations', table: 'person_invite', column: 'sealed', by: 'tenant' },
    ...{ purpose: 'person-invite', key: 'invite_no', context: itself },
  },
  {
    ...{ kind: 'letters', table: 'notice_delivery', column: 'sealed', by: 'tenant' },
    ...{ purpose: 'letter', key: 'id', context: (companyId) => String(companyId) },
  },
]

/** Connections that reach a column of a company. @param db of the owner of the tables */
export function readerOf(db: Database, { by }: Pick<SealedColumn, 'by'>, companyId: number): Db {
  if (by === 'tenant') return tenantOf(db, companyId)
  return tiedTo(by === 'owner' ? db : db.as('system'), companyId)
}

/** Tables of the platform whose rows stand by a person's account. */
export const SEALED_OF_PLATFORM: readonly (Omit<SealedColumn, 'context' | 'by'> & {
  context(row: { user_id: number }): string
})[] = [
  {
    ...{ kind: 'secondFactors', table: 'second_factor', column: 'secret' },
    ...{ purpose: 'second-factor', key: 'id' },
    context: ({ user_id }) => `totp/${user_id}`,
  },
  {
    ...{ kind: 'secondFactorsOffered', table: 'second_ticket', column: 'secret' },
    ...{ purpose: 'second-factor', key: 'code_hash' },
    context: ({ user_id }) => `totp/${user_id}`,
  },
]

/** What is made once: verified, and where sealed opened, by what is kept of the key. SQL of the key's id from a row, null = it names none. */
export const LASTING_THINGS: readonly { kind: string; table: string; where: string; id: string }[] =
  [
    ...(
      [
        ['reports', 'report', "status = 'READY' and seal is not null"],
        ['links', 'share', 'revoked_at is null and expires_at > now()'],
        ['reportFiles', 'report_file', 'true'],
        ['contracts', 'auth_contract', 'true'],
        ['contractFiles', 'contract_file', 'true'],
        ['agreements', 'agreement', 'true'],
      ] as const
    ).map(([kind, table, where]) => ({
      ...{ kind, table, where },
      id: "substring(seal from '^v3:([0-9a-f]{8}):')",
    })),
    {
      ...{ kind: 'signersOfContracts', table: 'auth_contract', where: 'true' },
      id: "case when substr(signer_sealed, 1, 2) = 'xk'::bytea then encode(substr(signer_sealed, 3, 4), 'hex') end",
    },
  ]

/** Visits of phones that go on: nothing is kept for them, they end within a day. */
export const VISITS = {
  kind: 'visits',
  table: 'collect_task',
  where: "finished_at is null and created_at > now() - interval '1 day'",
  id: "nullif(split_part(key_id, '~', 2), '')",
} as const
