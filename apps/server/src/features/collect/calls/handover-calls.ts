/** Hand-overs: a partner's ticket, another device, the way back to the partner. */
import type { contract } from '@xinjian/contract'
import { DOORS } from '@xinjian/contract/collect/doors'
import type { handover } from '@xinjian/contract/collect/handover'
import QRCode from 'qrcode'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { linkOfTicket, returnOf } from '../../channel/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { loadTask } from '../flow.ts'
import { mustAllow } from '../states.ts'
import { taskById } from '../task.ts'
import { resultOf } from '../wire.ts'
import { endShares, makeShare } from './share.ts'

/** Whose doors `zb/bank/decode` opens. */
const BANK = 'zhongbang'

export function handoverCalls(
  deps: CollectDeps,
): Pick<Handlers<typeof contract.collect>, keyof typeof handover> {
  const { config, db, channelBox } = deps
  return {
    collectDecode: (_ctx, brought) =>
      linkOfTicket(db, channelBox, { call: 'collect/decode', ...brought }),
    zbBankDecode(_ctx, brought) {
      const known = DOORS.some((d) => d.channel === BANK && d.source === brought.source)
      if (!known) throw new Refusal('TASK_EXPIRED')
      return linkOfTicket(db, channelBox, { call: 'zb/bank/decode', channel: BANK, ...brought })
    },

    async shareCodePreCreate(ctx) {
      const task = await loadTask(ctx)
      mustAllow('shareCode', task)
      const { code, expiresAt } = await makeShare(ctx.tenant, task.task_id)
      await note(ctx.tenant, task.task_id, {
        state: task.state,
        step: 'SHARE',
        actor: 'USER',
        text: EVENT_SAYS.shareMade,
      })
      const page = task.kind === 'TAX' ? '/m/taxWeb/index' : '/m/erp/start'
      const url = `${config.publicUrl}${page}?${new URLSearchParams({ back: code })}`
      const svg = await QRCode.toString(url, { type: 'svg', margin: 1 })
      const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
      return { code, url, qr, expiresAt: expiresAt.toISOString() }
    },
    async shareCodeRevoke(ctx) {
      const task = await loadTask(ctx)
      mustAllow('shareCodeRevoke', task)
      if ((await endShares(ctx.tenant, task.task_id)) > 0)
        await note(ctx.tenant, task.task_id, {
          state: task.state,
          step: 'SHARE',
          actor: 'USER',
          text: EVENT_SAYS.shareEnded,
        })
      return null
    },

    async customRouter(ctx) {
      const task = await loadTask(ctx)
      mustAllow('customRouter', task)
      // Whoever joined a collection that was running goes back by the link that he came by.
      const visit = (await taskById(ctx.tenant, ctx.task.visitId)) ?? task
      const result = resultOf(task.state)
      return returnOf(ctx.tenant, visit.channel, visit.link ?? task.link, {
        finTaskId: task.fin_task_id,
        ...(result !== null && { result: String(result) }),
      })
    },
  }
}
