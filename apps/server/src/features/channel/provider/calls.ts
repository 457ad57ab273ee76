/** Channels in the office: each change tells the audit log what was before and what is now. */
import type { contract } from '@xinjian/contract'
import { agreementFault, paragraphsOf } from '@xinjian/contract/channel/agreement'
import type { provider } from '@xinjian/contract/channel/provider'
import { contrastOf, DEFAULT_KEY, LEAST_CONTRAST } from '@xinjian/contract/channel/theme'
import { isDoorChannel } from '@xinjian/contract/collect/doors'
import { leaveTraceAlone } from '../../../db/audit.ts'
import { actorOf } from '../../../http/actor.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { network } from '../../../security/allow-list.ts'
import { siteOrigin } from '../../../security/site.ts'
import { signingKeysOf } from '../../company/index.ts'
import { countProducts } from '../../product/index.ts'
import { autoPricesOf } from '../auto-report.ts'
import { callbackSecrets, callbackTarget } from '../callback/store.ts'
import { sendTest } from '../callback/test-message.ts'
import { companyAsRecipient, newChannel } from '../channel.ts'
import type { ChannelDeps } from '../deps.ts'
import { CHANNEL_SAYS } from '../words.ts'
import { agreementsOf, turnAgreement } from './agreement.ts'
import { dropLogo, logoOf, putLogo, readLogo } from './logo.ts'
import * as store from './store.ts'
import { turnsOf } from './turn.ts'

type Calls = Omit<
  Pick<Handlers<typeof contract.channel>, keyof typeof provider>,
  'operateChannels' | 'operateChannelStop'
>

const UNIQUE = '23505'

export function providerCalls(deps: ChannelDeps): Calls {
  const { db, config, callbackBox } = deps

  const { tell, turn } = turnsOf(db)
  const judged = async (content: store.Content): Promise<store.Content> => {
    mustRead(content.color)
    const { products } = content
    if (products && (await countProducts(db, products)) < new Set(products).size)
      throw new Refusal('MALFORMED', CHANNEL_SAYS.productDoesNotExist, 'products')
    return { ...content, color: content.color.toLowerCase() }
  }

  return {
    channelList: ({ tenant }) => store.channelsOf(tenant),
    async channelDetail({ tenant }, { code }) {
      const [row, agreements] = await Promise.all([
        store.channelRow(tenant, code),
        agreementsOf(tenant, code),
      ])
      const entryUrl = `${config.publicUrl}/m/taxWeb/index?channel=${code}`
      return { row, agreements, entryUrl, autoPrices: await autoPricesOf(tenant, row.products) }
    },
    async channelAdd(ctx, { code, ...content }) {
      if (code.toLowerCase() === DEFAULT_KEY)
        throw new Refusal('MALFORMED', CHANNEL_SAYS.platformKeepsCodeItself, 'code')
      // Whoever held it would receive what enterprises give at a partner's own addresses.
      if (isDoorChannel(code) && config.partnerDoors.get(code) !== ctx.tenant.companyId)
        throw new Refusal('MALFORMED', CHANNEL_SAYS.codeOfPartner, 'code')
      const whole = await judged(content)
      const taken = () => new Refusal('CONFLICT', CHANNEL_SAYS.channelCodeTakenChoose, 'code')
      const recipient = await companyAsRecipient(db, ctx.tenant.companyId)
      const row = await ctx.tenant
        .transaction(async (tx) => {
          if (!(await newChannel(tx, code, whole.title, recipient))) throw taken()
          await store.writeContent(tx, code, ctx.session.userName, whole)
          return store.channelRow(tx, code)
        })
        .catch((error: { code?: string }) => {
          throw error.code === UNIQUE ? taken() : error
        })
      return tell(ctx, 'channelAdd', null, row)
    },
    async channelSave(ctx, { code, version, ...content }) {
      const whole = await judged(content)
      return turn(ctx, 'channelSave', { code, version }, (tx, by) =>
        store.writeContent(tx, code, by, whole),
      )
    },
    channelStop: (ctx, { code, stop }) =>
      turn(ctx, 'channelStop', { code }, (tx, by) => store.writeStop(tx, code, by, stop)),
    async channelLogoUpload(ctx, { code }, files) {
      const picture = await readLogo(files)
      return turn(ctx, 'channelLogoUpload', { code }, async (tx, by) => {
        await putLogo(tx, code, by, picture)
        await store.touch(tx, code, by)
      })
    },
    channelLogoDrop: (ctx, { code }) =>
      turn(ctx, 'channelLogoDrop', { code }, async (tx, by) => {
        await dropLogo(tx, code)
        await store.touch(tx, code, by)
      }),
    channelLogo: (_ctx, { code }) => logoOf(db, code),
    channelAgreement(ctx, { code, version, text }) {
      const fault = agreementFault(text)
      if (fault) throw new Refusal('MALFORMED', fault, 'text')
      return turn(ctx, 'channelAgreement', { code, version }, (tx, by) =>
        turnAgreement(tx, code, by, paragraphsOf(text)),
      )
    },
    channelAllow(ctx, { code, version, addresses }) {
      const list = addresses.map((text) => {
        const known = network(text)
        if (known === null)
          throw new Refusal('MALFORMED', CHANNEL_SAYS.addressWrong({ address: text }), 'addresses')
        return known
      })
      return turn(ctx, 'channelAllow', { code, version }, (tx, by) =>
        store.writeAllow(tx, code, by, [...new Set(list)]),
      )
    },
    channelFrames(ctx, { code, version, sites }) {
      const origins = sites.map((text) => {
        const origin = siteOrigin(text)
        if (origin === null)
          throw new Refusal('MALFORMED', CHANNEL_SAYS.siteWrong({ site: text }), 'sites')
        return origin
      })
      return turn(ctx, 'channelFrames', { code, version }, (tx, by) =>
        store.writeFrames(tx, code, by, [...new Set(origins)]),
      )
    },
    async channelSigning(ctx, { code, version, required }) {
      if (required && (await signingKeysOf(db, ctx.session.companyId)).length === 0)
        throw new Refusal('CONFLICT', CHANNEL_SAYS.registerPublicKeyYour)
      return turn(ctx, 'channelSigning', { code, version }, (tx, by) =>
        store.writeSigning(tx, code, by, required),
      )
    },
    channelAutoReport: (ctx, { code, version, on }) =>
      turn(ctx, 'channelAutoReport', { code, version }, (tx, by) =>
        store.writeAuto(tx, code, by, on),
      ),
    channelCheckpoints: (ctx, { code, version, on }) =>
      turn(ctx, 'channelCheckpoints', { code, version }, async (tx, by) => {
        if (on && !(await callbackTarget(tx, code))?.url)
          throw new Refusal('CONFLICT', CHANNEL_SAYS.channelNoAddressTold)
        await store.writeCheckpoints(tx, code, by, on)
      }),
    async channelTest(ctx, { code }) {
      const target = await callbackSecrets(ctx.tenant, callbackBox, code)
      if (!target) throw new Refusal('CONFLICT', CHANNEL_SAYS.channelNoAddressTold)
      const came = await sendTest(config, code, target, ctx.signal)
      const { companyId } = ctx.session
      await leaveTraceAlone(db, companyId, actorOf(ctx, companyId), {
        kind: 'CHANGE',
        action: 'channelTest',
        object: code,
        detail: { url: target.url, ...came },
      })
      return came
    },
  }
}

function mustRead(colour: string): void {
  const contrast = contrastOf(colour) ?? 0
  if (contrast >= LEAST_CONTRAST) return
  throw new Refusal(
    'MALFORMED',
    CHANNEL_SAYS.contrastLow({ contrast: contrast.toFixed(1), least: LEAST_CONTRAST }),
    'color',
  )
}
