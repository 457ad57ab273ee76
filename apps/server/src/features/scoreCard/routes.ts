import { contract } from '@xinjian/contract'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { Session } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wake } from '../../jobs/events.ts'
import { mustHaveRoom } from '../../jobs/waiting.ts'
import { loansAfter } from '../loanOutcome/index.ts'
import { checksOf } from './check/store.ts'
import {
  beginTraining,
  cancelTraining,
  cardOf,
  cardPage,
  decideCard,
  forceCard,
  resultOf,
  SCORE_CARDS,
  submitCard,
  wireCard,
  withdrawCard,
} from './store.ts'
import { SCORE_CARD_SAYS } from './words.ts'

const mustBeSomebody = ({ kind }: Session): void => {
  if (kind !== 'MAIN') throw new Refusal('CONFLICT', SCORE_CARD_SAYS.personsOnly)
}

export const scoreCardRoutes = ({ db, config }: { db: Database; config: Config }) =>
  implement(contract.scoreCard, {
    async scoreCardTrain({ tenant, session }, { note, defaultDays }) {
      mustBeSomebody(session)
      await mustHaveRoom(tenant, SCORE_CARDS, SCORE_CARD_SAYS.trainings, {
        most: config.queuePerCompany,
        more: 1,
      })
      const [any] = await loansAfter(tenant, { id: 0, granted: null, until: null, most: 1 })
      if (!any) throw new Refusal('CONFLICT', SCORE_CARD_SAYS.noOutcome)
      const row = await beginTraining(tenant, session, { note, defaultDays: Number(defaultDays) })
      await wake(db, SCORE_CARDS)
      return wireCard(row, session)
    },
    async scoreCardList({ tenant, session }, { page, size }) {
      const { total, rows } = await cardPage(tenant, page, size)
      return { total, page, size, rows: rows.map((row) => wireCard(row, session)) }
    },
    async scoreCardDetail({ tenant, session }, { version }) {
      const result = await resultOf(tenant, version)
      return {
        row: wireCard(await cardOf(tenant, version), session),
        result,
        checks: await checksOf(tenant, version, result),
      }
    },
    scoreCardCancel: async ({ tenant, session }, { version }) =>
      wireCard(await cancelTraining(tenant, version), session),
    async scoreCardSubmit({ tenant, session }, { version }) {
      mustBeSomebody(session)
      return wireCard(await submitCard(tenant, version), session)
    },
    async scoreCardDecide({ tenant, session }, decision) {
      mustBeSomebody(session)
      return wireCard(await decideCard(tenant, session, decision), session)
    },
    scoreCardForce: async ({ tenant, session }, { version }) =>
      wireCard(await forceCard(tenant, session, version), session),
    scoreCardWithdraw: async ({ tenant, session }, { version }) =>
      wireCard(await withdrawCard(tenant, session, version), session),
  })
