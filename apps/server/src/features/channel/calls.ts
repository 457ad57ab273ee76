/** The company's channel: links into it, where it is told of results, and what came of the last messages. */
import { randomBytes } from 'node:crypto'
import { contract, PAGES_OF } from '@xinjian/contract'
import QRCode from 'qrcode'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { callbackUrl, receiverOf } from '../../outside/callback.ts'
import { autoPricesOf } from './auto-report.ts'
import { lastDeliveries } from './callback/deliveries.ts'
import { callbackTarget, registerCallback } from './callback/store.ts'
import { channelOf, enterBy, makeLink, ownChannel } from './channel.ts'
import type { ChannelDeps } from './deps.ts'
import { handoverCalls } from './handover/calls.ts'
import { listedReturn } from './handover/returns.ts'
import { institutionCalls } from './institution/calls.ts'
import { keyCalls } from './keys/calls.ts'
import { providerCalls } from './provider/calls.ts'
import { operateCalls } from './provider/operate.ts'
import { CHANNEL_SAYS } from './words.ts'

export const channelRoutes = (deps: ChannelDeps) => {
  const { db, config, callbackBox } = deps
  return implement(contract.channel, {
    ...providerCalls(deps),
    ...keyCalls(deps),
    ...handoverCalls(deps),
    ...institutionCalls(deps),
    ...operateCalls(deps),
    async publicFinance(_ctx, { channel: code, source: asked }) {
      const { channel, link, source } = await enterBy(db, code, asked ?? null)
      const { company_name: institution, title } = channel
      // The firm that a link was made for is not told here: whoever has the address would learn whose customer it is.
      return { institution, title, channel: link ?? channel.code, source }
    },

    async collectLink(
      { tenant, session },
      { taxNo, source, kind = 'TAX', channel: named, returnTo },
    ) {
      if (session.channel && named && named !== session.channel.code)
        throw new Refusal('FORBIDDEN', CHANNEL_SAYS.apiKeyUseOwn)
      const channel = await ownChannel(db, tenant, session.channel?.code ?? named)
      const {
        stopped,
        products,
        auto_report: isAuto,
        return_urls,
      } = await channelOf(tenant, channel)
      if (stopped)
        throw new Refusal('CONFLICT', CHANNEL_SAYS.channelSuspendedResumeUnder, 'channel')
      const back = returnTo ? listedReturn(return_urls, returnTo) : null
      if (returnTo && back === null)
        throw new Refusal('MALFORMED', CHANNEL_SAYS.returnNotListed, 'returnTo')
      const link = await makeLink(tenant, {
        channel,
        source: source ?? null,
        taxNo: taxNo ?? null,
        createdBy: session.userName,
        returnTo: back,
      })
      const query = new URLSearchParams({ channel: link.code, ...(source ? { source } : {}) })
      const url = `${config.publicUrl}${PAGES_OF[kind].CREATED}?${query}`
      const svg = await QRCode.toString(url, { type: 'svg', margin: 1 })
      return {
        url,
        qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        expiresAt: link.expiresAt.toISOString(),
        autoReport: isAuto ? await autoPricesOf(tenant, products) : null,
      }
    },

    async collectChannel({ tenant }, { channel }) {
      const code = await ownChannel(db, tenant, channel)
      const row = await callbackTarget(tenant, code)
      return {
        code,
        title: row?.title ?? '',
        callbackUrl: row?.url ?? null,
        callbackSince: row?.since?.toISOString() ?? null,
        formerSecretUntil: row?.former_until?.toISOString() ?? null,
        deliveries: await lastDeliveries(tenant, code),
      }
    },

    async collectCallback({ tenant }, { url, channel, overlapHours }) {
      const code = await ownChannel(db, tenant, channel)
      const target = url
        ? {
            url: callbackUrl(url, receiverOf(config)),
            secret: randomBytes(32).toString('base64url'),
            overlapHours,
          }
        : null
      await registerCallback(tenant, callbackBox, code, target)
      return { callbackUrl: target?.url ?? null, secret: target?.secret ?? null }
    },
  })
}
