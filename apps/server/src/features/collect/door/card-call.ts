/**
 * Four elements of a bank card: number and reserved mobile as typed, name and ID number of whoever signs. The number passes through to who
 * confirms it; of a card that passed, bank and last four digits are kept.
 */
import type { contract } from '@xinjian/contract'
import { maskMobile } from '@xinjian/format'
import { bankOf } from '@xinjian/format/person/bank'
import { triesAfter } from '../../../db/tries.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { signerOf } from '../calls/parties.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { act, change } from '../flow.ts'
import { awaitSigner } from '../task.ts'
import { forgiveSigner, takeSignerTry } from '../tries/signer-tries.ts'
import { mustBeNext, passed } from './steps.ts'
import { DOOR_SAYS } from './words.ts'

export const cardCall = (
  deps: CollectDeps,
): Pick<Handlers<typeof contract.collect>, 'verifyBankcard4'> => ({
  verifyBankcard4: (ctx, { cardNo, mobile }) =>
    act(ctx, 'doorCard', async (task) => {
      // Passed by a tap before this one.
      if (task.door.passed?.includes('BANK_CARD')) return task
      mustBeNext(task, 'BANK_CARD')
      const { name, idNo } = signerOf(deps, task)
      // Taken before anything is asked: whose card a number is, nobody finds out by trying.
      const tried = { what: 'CARD', key: task.signer_key } as const
      const n = await takeSignerTry(ctx.tenant, task, tried, DOOR_SAYS.tooManyCards)
      const last4 = cardNo.slice(-4)
      const bank = bankOf(cardNo)
      const shown = { bank: bank ?? EVENT_SAYS.bankCard, last4, mobile: maskMobile(mobile) }
      const refused = await deps.identity
        .bankCard({ name, idNo, mobile, cardNo })
        .catch(async (error: unknown) => {
          // Nobody judged it.
          await forgiveSigner(ctx.tenant, tried, n)
          throw error
        })
      const event = { step: 'DOOR_CARD', actor: 'USER' as const }
      if (refused !== null) {
        const text = EVENT_SAYS.cardRefused({ why: refused, ...shown })
        await note(ctx.tenant, task.task_id, { state: task.state, ...event, text, ok: false })
        // The page waits by the clock of the task.
        if (triesAfter(n) === 0) await awaitSigner(ctx.tenant, task.task_id, tried)
        const field = refused === 'MOBILE_DIFFERS' ? 'mobile' : 'cardNo'
        throw new Refusal('CHECK_REFUSED', DOOR_SAYS[`card${refused}`], field)
      }
      await forgiveSigner(ctx.tenant, tried, n)
      return change(
        ctx.tenant,
        task,
        { door: passed(task.door, 'BANK_CARD', { bank, last4 }), locked_until: null },
        { ...event, text: EVENT_SAYS.cardPassed(shown) },
      )
    }),
})
