/** The company's channel: links into it, where it is told of results, and what came of the last messages. */
import { randomBytes } from 'node:crypto'
import { contract } from '@xinjian/contract'
import QRCode from 'qrcode'
import { implement } from '../../http/implement.ts'
import { callbackUrl } from '../../outside/callback.ts'
import { lastDeliveries } from './callback/deliveries.ts'
import { callbackTarget, registerCallback } from './callback/store.ts'
import { ensureChannel, enterBy, makeLink } from './channel.ts'
import type { ChannelDeps } from './deps.ts'

export const channelRoutes = ({ db, config, callbackBox }: ChannelDeps) =>
  implement(contract.channel, {
    async publicFinance(_ctx, { channel: code, source: asked }) {
      const { channel, link, source } = await enterBy(db, code, asked ?? null)
      const { company_name: institution, title } = channel
      // The firm that a link was made for is not told here: whoever has the address would learn whose customer it is.
      return { institution, title, channel: link ?? channel.code, source }
    },

    async collectLink({ tenant, session }, { taxNo, source }) {
      const channel = await ensureChannel(db, tenant.companyId)
      const link = await makeLink(tenant, {
        channel,
        source: source ?? null,
        taxNo: taxNo ?? null,
        createdBy: session.userName,
      })
      const query = new URLSearchParams({ channel: link.code, ...(source ? { source } : {}) })
      const url = `${config.publicUrl}/m/taxWeb/index?${query}`
      const svg = await QRCode.toString(url, { type: 'svg', margin: 1 })
      return {
        url,
        qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        expiresAt: link.expiresAt.toISOString(),
      }
    },

    async collectChannel({ tenant }) {
      const code = await ensureChannel(db, tenant.companyId)
      const row = await callbackTarget(tenant, code)
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
