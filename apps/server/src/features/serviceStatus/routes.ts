import { contract } from '@xinjian/contract'
import { leaveTrace } from '../../db/audit.ts'
import type { Database, Tx } from '../../db/pool.ts'
import { actorOf } from '../../http/actor.ts'
import type { SelfCtx } from '../../http/context.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { tell, tellingTx } from '../notice/index.ts'
import { announcedOf, rowOf, statusPage } from './page.ts'
import * as store from './store.ts'
import { SERVICE_STATUS_SAYS } from './words.ts'

/** What a person wrote of an incident, as the row keeps it. */
interface Said {
  title: string
  titleEn: string
  text: string
  textEn: string
  parts: string[]
  impact: store.Written['impact']
  state: store.Written['state']
}

const written = (
  { titleEn, textEn, ...said }: Said,
  by: string,
  corrects: number | null = null,
) => ({
  ...said,
  ...{ title_en: titleEn, text_en: textEn, corrects, by },
})

export const serviceStatusRoutes = ({ db }: { db: Database }) => {
  /** Writes, with the line in the log and the word to others who may: what customers read must not change unseen. */
  const withTrace = (
    ctx: SelfCtx,
    action: string,
    work: (tx: Tx) => Promise<{ id: number; said: ReturnType<typeof written> }>,
  ): Promise<number> =>
    db.transaction(async (tx) => {
      const { id, said } = await work(tx)
      await store.write(tx, id, said)
      const { companyId, userName } = ctx.session
      const { by: _, ...detail } = said
      await leaveTrace(tx, companyId, actorOf(ctx, companyId), {
        ...{ kind: 'CHANGE', action, object: String(id), detail },
      })
      await tell(tellingTx(tx, companyId), {
        kind: 'INCIDENT_SAID',
        key: `${id}/${action}/${ctx.requestId}`,
        params: { id: String(id), by: userName, title: said.title, titleEn: said.title_en },
      })
      return id
    })

  const taken = async (tx: Tx, id: number): Promise<store.IncidentAt> => {
    const of = await store.take(tx, id)
    if (!of) throw new Refusal('UNKNOWN', SERVICE_STATUS_SAYS.noSuchIncident)
    return of
  }

  return implement(contract.serviceStatus, {
    serviceStatus: (_ctx, { days }) => statusPage(db, days),

    async incidentList(_ctx, { page, size }) {
      const { rows, ...counted } = await store.incidentPage(db, page, size)
      return { ...counted, page, size, rows: (await announcedOf(db, rows)).map(rowOf) }
    },

    async incidentOpen(ctx, { startedAt, ...said }) {
      if (startedAt && Date.parse(startedAt) > Date.now() && said.state !== 'SCHEDULED')
        throw new Refusal('MALFORMED', SERVICE_STATUS_SAYS.startsInFuture, 'startedAt')
      const id = await withTrace(ctx, 'incidentOpen', async (tx) => ({
        id: await store.open(tx, startedAt ?? null),
        said: written(said, ctx.session.userName),
      }))
      return { id }
    },

    async incidentUpdate(ctx, { id, ...said }) {
      await withTrace(ctx, 'incidentUpdate', async (tx) => ({
        id: (await taken(tx, id)).id,
        said: written(said, ctx.session.userName),
      }))
      return null
    },

    async incidentCorrect(ctx, { id, n, text, textEn }) {
      await withTrace(ctx, 'incidentCorrect', async (tx) => {
        await taken(tx, id)
        const all = await store.updatesOf(tx, [id])
        const last = all.at(-1)
        if (!last || all.find((one) => one.n === n)?.corrects !== null)
          throw new Refusal('UNKNOWN', SERVICE_STATUS_SAYS.noSuchUpdate)
        // All but the text of that update stands as it stood.
        const { title, title_en: titleEn, parts, impact, state } = last
        const said = { ...{ title, titleEn, parts, impact, state }, text, textEn }
        return { id, said: written(said, ctx.session.userName, n) }
      })
      return null
    },
  })
}
