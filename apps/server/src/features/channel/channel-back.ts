/** The way back from what opens a channel to systems: its keys, its addresses, where its results go. */
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { WayBack } from '../session/index.ts'
import { ownChannel } from './channel.ts'

interface Kept {
  code: string
  ip_allow: string[]
  frame_sites: string[]
  return_urls: string[]
  /** Hex. */
  ticket_sealed: string | null
  sign_required: boolean
  callback_url: string | null
  /** Hex. */
  callback_sealed: string | null
  callback_since: string | null
  /** Hex. Absent of what was kept by a release that knew no former secrets. */
  callback_former?: string | null
  callback_former_until?: string | null
}

const KEYS = ['apiKeyAdd', 'apiKeyRotate']

export const channelBack = (db: Database): WayBack => ({
  calls: [
    ...KEYS,
    'channelAllow',
    'channelFrames',
    'channelReturns',
    'channelSigning',
    'channelTicketKey',
    'collectCallback',
  ],
  async keep({ companyId }, body) {
    const { code, channel } = body as { code?: string; channel?: string }
    const tenant = tenantOf(db, companyId)
    return tenant.one<Kept>(
      `select code, ip_allow, frame_sites, sign_required, callback_url, encode(callback_sealed, 'hex') as callback_sealed, callback_since,
              return_urls, encode(ticket_sealed, 'hex') as ticket_sealed, encode(callback_former, 'hex') as callback_former, callback_former_until
         from collect_channel where company_id = $1 and code = $2`,
      [code ?? (await ownChannel(db, tenant, channel))],
    )
  },
  undo: ({ companyId, userName, call, begunAt, before }) =>
    tenantOf(db, companyId).transaction(async (tx) => {
      const was = before as Kept
      if (!KEYS.includes(call)) {
        await tx.run(
          `update collect_channel set ip_allow = $3::text[], sign_required = $4, callback_url = $5,
                  callback_sealed = decode($6, 'hex'), callback_since = $7::timestamptz, frame_sites = $8::text[],
                  return_urls = $9::text[], ticket_sealed = decode($10, 'hex'),
                  callback_former = decode($11, 'hex'), callback_former_until = $12::timestamptz, version = version + 1
            where company_id = $1 and code = $2`,
          [
            was.code,
            was.ip_allow,
            was.sign_required,
            was.callback_url,
            was.callback_sealed,
            was.callback_since,
            was.frame_sites,
            was.return_urls,
            was.ticket_sealed,
            was.callback_former ?? null,
            was.callback_former_until ?? null,
          ],
        )
        return
      }
      // Keys that these took the place of hold as long as they would have held.
      const replaced = await tx.rows<{ id: number; until: string }>(
        `select old.id, (old.made_at + make_interval(days => old.days))::text as until
           from api_key old join api_key made on made.company_id = old.company_id and made.id = old.replaced_by
          where old.company_id = $1 and old.channel = $2 and made.made_by = $3 and made.made_at >= $4 for update of old`,
        [was.code, userName, begunAt],
      )
      for (const { id, until } of replaced)
        await tx.run(
          'update api_key set replaced_by = null, expires_at = $3::timestamptz where company_id = $1 and id = $2',
          [id, until],
        )
      await tx.run(
        `update api_key set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $3)
          where company_id = $1 and channel = $2 and made_by = $3 and made_at >= $4`,
        [was.code, userName, begunAt],
      )
    }),
})
