/** The company's channel: where it is told of results, and what came of the last messages. */
import { randomBytes } from 'node:crypto'
import type { contract } from '@xinjian/contract'
import type { Handlers } from '../../http/implement.ts'
import { callbackUrl } from '../../outside/callback.ts'
import type { CollectDeps } from '../collect/deps.ts'
import { lastDeliveries } from './callback/deliveries.ts'
import { registerCallback } from './callback/store.ts'
import { ensureChannel } from './channel.ts'

type ChannelCalls = Pick<Handlers<typeof contract.consent>, 'collectChannel' | 'collectCallback'>

export const channelCalls = ({ db, config, callbackBox }: CollectDeps): ChannelCalls => ({
  async collectChannel({ tenant }) {
    const code = await ensureChannel(db, tenant.companyId)
    const row = await tenant.one<{ title: string; url: string | null; since: Date | null }>(
      `select title, callback_url as url, callback_since as since from collect_channel
        where company_id = $1 and code = $2`,
      [code],
    )
    return {
      code,
      title: row?.title ?? '',
      callbackUrl: row?.url ?? null,
      callbackSince: row?.since?.toISOString() ?? null,
      deliveries: await lastDeliveries(tenant, code),
    }
  },

  async collectCallback({ tenant }, { url }) {
    const code = await ensureChannel(db, tenant.companyId)
    const target = url
      ? { url: callbackUrl(url, config.sandbox), secret: randomBytes(32).toString('base64url') }
      : null
    await registerCallback(tenant, callbackBox, code, target)
    return { callbackUrl: target?.url ?? null, secret: target?.secret ?? null }
  },
})
