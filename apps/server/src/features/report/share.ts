/**
 * Outside views of a report: by link only. The token is signed and carries its expiry, so a forged or old one costs no
 * look-up; the row makes it revocable and counts the views; the table keeps a hash.
 */
import { randomBytes } from 'node:crypto'
import { companyOf, enterKey } from '../../db/directory.ts'
import { OWN_COMPANY } from '../../db/distribute/first-node.ts'
import type { Database, Value } from '../../db/pool.ts'
import type { ShareRow } from '../../db/rows/report.ts'
import { within } from '../../db/scope.ts'
import { type TenantDb, tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashToken, type Secret } from '../../security/secret.ts'
import { createSigner } from '../../security/signer.ts'
import type { Rest } from '../session/index.ts'
import { createReportSeals } from './seal.ts'
import { REPORT_SAYS } from './words.ts'

export type ShareRecord = Omit<ShareRow, 'company_id' | 'token_hash' | 'kind' | 'seal'> & {
  /** Whoever gave it out may not now. */
  sleeping: boolean
}

export interface OpenedShare {
  tenant: TenantDb
  reportNo: string
  purpose: string
  createdBy: string
  expiresAt: Date
  kind: ShareRow['kind']
  /** In whose frames alone it is shown; null = a link or a ticket. */
  channel: string | null
}

/** SQL: whoever gave a link out is still there and may; a printer's ticket and what a system made is nobody's. */
const GIVEN = `(kind = 'PAPER' or coalesce('report.share' = any(maker_may(created_by)), true))`

const COLUMNS = `id, report_no, purpose, created_by, created_at, expires_at, revoked_at, views, last_viewed_at, channel`

/** Of links that were taken or made first as `given`. */
const TOLD = `select ${COLUMNS}, not ${GIVEN} as sleeping from given, ${OWN_COMPANY}`

/** Links in force by the hash of their token, and whether those rest who gave them out. */
const IN_FORCE = 'company_id = $1 and token_hash = $2 and revoked_at is null and expires_at > now()'
const RESTING = `given as materialized (select id, kind, created_by from share where ${IN_FORCE}),
  resting as materialized (
    select given.id, coalesce(rests_for(created_by), case when not ${GIVEN} then 'ACCOUNT' end) as rest from given, ${OWN_COMPANY})`

/** Life of a printer's ticket: long enough to print the longest report, too short to be passed on. */
export const PAPER_SECONDS = 120

export interface Shares {
  create(tenant: TenantDb, share: NewShare): Promise<{ token: string; record: ShareRecord }>
  list(tenant: TenantDb, reportNo: string): Promise<ShareRecord[]>
  revoke(tenant: TenantDb, id: number): Promise<void>
  open(token: string): Promise<OpenedShare>
  /** In whose frames a link is shown, without counting as a view; null = in nobody's. Refuses a token that is none. */
  channelOf(token: string): Promise<{ tenant: TenantDb; channel: string } | null>
}

export interface NewShare {
  reportNo: string
  seconds: number
  purpose: string
  createdBy: string
  kind: ShareRow['kind']
  /** Of a FRAME. */
  channel?: string
}

const SAID: Record<Rest, string> = {
  COMPANY: REPORT_SAYS.serviceInstitutionSharedReport,
  ACCOUNT: REPORT_SAYS.accountSharedReportSuspended,
}

/** A link in force rests with whoever gave it out, and with his company: whoever holds it is told so. */
async function mustNotRest(tenant: TenantDb, hash: Uint8Array): Promise<void> {
  const row = await tenant.one<{ rest: Rest | null }>(`with ${RESTING} select rest from resting`, [
    hash,
  ])
  if (row?.rest) throw new Refusal('SHARE_INVALID', SAID[row.rest])
}

export function createShares(db: Database, secret: Secret): Shares {
  const seals = createReportSeals(secret)
  const signer = createSigner(secret, 'share', 32)

  const checked = (token: string): void => {
    const [random = '', expires = '', signature = ''] = token.split('.')
    const same = signer.matches(`${random}.${expires}`, signature)
    if (!same || !(Number.parseInt(expires, 36) * 1000 > Date.now()))
      throw new Refusal('SHARE_INVALID')
  }

  return {
    async create(tenant, share) {
      const expires = Math.floor(Date.now() / 1000) + share.seconds
      const seal = seals.ofShare(tenant.companyId, {
        report_no: share.reportNo,
        purpose: share.purpose,
        kind: share.kind,
        created_by: share.createdBy,
        expires_at: new Date(expires * 1000),
        channel: share.channel ?? null,
      })
      const body = `${randomBytes(24).toString('base64url')}.${expires.toString(36)}`
      const token = `${body}.${signer.sign(body)}`
      const hash = hashToken(token)
      const record = await tenant.transaction(async (tx) => {
        await enterKey(tx, 'SHARE', hash)
        return tx.one<ShareRecord>(
          `with given as (
             insert into share (company_id, report_no, token_hash, purpose, kind, created_by, expires_at, seal, channel)
             values ($1, $2, $3, $4, $5, $6, to_timestamp($7), $8, $9) returning ${COLUMNS}, kind)
           ${TOLD}`,
          [
            ...[share.reportNo, hash, share.purpose, share.kind, share.createdBy],
            ...[expires, seal, share.channel ?? null],
          ],
        )
      })
      return { token, record: record as ShareRecord }
    },
    list: (tenant, reportNo) =>
      tenant.rows<ShareRecord>(
        `with given as materialized (
           select ${COLUMNS}, kind from share where company_id = $1 and report_no = $2 and kind <> 'PAPER')
         ${TOLD} order by id desc`,
        [reportNo],
      ),
    async revoke(tenant, id) {
      const values: Value[] = [id]
      const done = await tenant.run(
        `update share set revoked_at = coalesce(revoked_at, now())
          where company_id = $1 and id = $2 and kind <> 'PAPER' ${within(tenant.scope, values).shares('share')}`,
        values,
      )
      if (done === 0) throw new Refusal('UNKNOWN', REPORT_SAYS.linkNotFound)
    },
    async open(token) {
      checked(token)
      const hash = hashToken(token)
      const companyId = await companyOf(db, 'SHARE', hash)
      if (companyId === null) throw new Refusal('SHARE_INVALID')
      const tenant = tenantOf(db, companyId)
      const row = await tenant.one<
        Pick<
          ShareRow,
          'report_no' | 'purpose' | 'created_by' | 'expires_at' | 'kind' | 'seal' | 'channel'
        >
      >(
        `with ${RESTING} update share set views = views + 1, last_viewed_at = now() from resting
          where ${IN_FORCE} and share.id = resting.id and resting.rest is null
      returning report_no, purpose, created_by, expires_at, kind, seal, channel`,
        [hash],
      )
      if (!row) await mustNotRest(tenant, hash)
      // A link that was turned to another report, or given another purpose, is none that we gave out.
      if (!row || !seals.shareMatches(companyId, row)) throw new Refusal('SHARE_INVALID')
      return {
        tenant,
        reportNo: row.report_no,
        purpose: row.purpose,
        createdBy: row.created_by,
        expiresAt: row.expires_at,
        kind: row.kind,
        channel: row.channel,
      }
    },
    async channelOf(token) {
      checked(token)
      const hash = hashToken(token)
      const companyId = await companyOf(db, 'SHARE', hash)
      if (companyId === null) return null
      const tenant = tenantOf(db, companyId)
      const row = await tenant.one<{ channel: string | null }>(
        `select channel from share where company_id = $1 and token_hash = $2 and revoked_at is null and expires_at > now()`,
        [hash],
      )
      return row?.channel ? { tenant, channel: row.channel } : null
    },
  }
}
