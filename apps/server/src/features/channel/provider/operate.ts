/** What operators see and stop of a company's channels: with a reason, told in the logs of both before it is shown. */
import type { contract } from '@xinjian/contract'
import type { OperatorCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { accessWithReason, tellBoth } from '../../accessReason/index.ts'
import type { ChannelDeps } from '../deps.ts'
import { CHANNEL_SAYS } from '../words.ts'

type Calls = Pick<Handlers<typeof contract.channel>, 'operateChannels' | 'operateChannelStop'>

interface Row {
  code: string
  name: string
  title: string
  color: string
  ip_allow: string[]
  callback_url: string | null
  stopped_at: Date | null
}

interface KeyRow {
  id: number
  channel: string
  name: string
  prefix: string
  scopes: string[]
  expires_at: Date
  last_used_at: Date | null
}

export function operateCalls({ db }: ChannelDeps): Calls {
  const tell = (
    ctx: OperatorCtx,
    companyId: number,
    detail: { reason: string; code: string; stop: boolean },
  ) =>
    db.transaction((tx) =>
      tellBoth(tx, ctx, companyId, {
        kind: 'CHANGE',
        action: 'operateChannelStop',
        object: detail.code,
        detail,
      }),
    )

  return {
    async operateChannels(ctx, { companyId }) {
      await mustBeCompany(ctx, companyId)
      await accessWithReason(db, ctx, { id: companyId, action: 'operateChannels' })
      return ctx.operator.onCompany(companyId, async (tx) => {
        const channels = await tx.rows<Row>(
          `select code, name, title, color, ip_allow, callback_url, stopped_at from collect_channel
            where company_id = $1 order by created_at, code`,
        )
        const keys = await tx.rows<KeyRow>(
          `select id, channel, name, prefix, scopes, expires_at, last_used_at from api_key
            where company_id = $1 and revoked_at is null and expires_at > now() order by id desc`,
        )
        return channels.map((row) => ({
          ...wired(row, 'code title color ip_allow callback_url stopped_at'),
          name: row.name || row.title,
          keys: keys
            .filter(({ channel }) => channel === row.code)
            .map(({ id, name, prefix, scopes, expires_at: ends, last_used_at: used }) => ({
              ...{ id, name, prefix, scopes },
              expiresAt: ends.toISOString(),
              lastUsedAt: used?.toISOString() ?? null,
            })),
        }))
      })
    },
    async operateChannelStop(ctx, { companyId, code, stop, reason }) {
      const touched = await ctx.operator.onCompany(companyId, (tx) =>
        tx.run(
          `update collect_channel set version = version + 1, stopped_by = case when $3::boolean then $4 end,
                  stopped_at = case when $3::boolean then coalesce(stopped_at, now()) end
            where company_id = $1 and code = $2`,
          [code, stop, ctx.session.userName],
        ),
      )
      if (touched === 0) throw new Refusal('UNKNOWN', CHANNEL_SAYS.channelNotFoundCompare)
      await tell(ctx, companyId, { code, stop, reason })
      return null
    },
  }
}

async function mustBeCompany({ operator }: OperatorCtx, companyId: number): Promise<void> {
  const there = await operator.one("select 1 from company where id = $1 and kind = 'CUSTOMER'", [
    companyId,
  ])
  if (!there) throw new Refusal('UNKNOWN', CHANNEL_SAYS.companyNotFound)
}
