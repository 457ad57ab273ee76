/** The office's view: tasks, the black box, the funnel, the status board. */
import { contract } from '@xinjian/contract'
import { maskCompany } from '@xinjian/format'
import { AREAS } from '@xinjian/format/bureau/areas'
import type { Database, Db } from '../../db/pool.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { lastHour, p95Of } from '../../outside/source/board.ts'
import type { Bureaus } from '../../outside/source/bureau/bureaus.ts'
import { placeName } from '../collect/index.ts'
import { funnelOf } from './funnel.ts'
import { eventsOf, taskPage } from './tasks.ts'
import { BOARD_SAYS } from './words.ts'

export interface BoardDeps {
  db: Database
  bureaus: Bureaus
}

export const boardRoutes = ({ db, bureaus }: BoardDeps) =>
  implement(contract.board, {
    async collectTasks({ tenant }, { page, size, ...filter }) {
      const { rows, ...counted } = await taskPage(tenant, filter, page, size)
      return {
        ...counted,
        page,
        size,
        rows: rows.map((r) => ({
          ...wired(
            r,
            'task_id fin_task_id state progress sealed contract_no created_at finished_at',
          ),
          enterpriseName: r.sealed ? maskCompany(r.enterprise_name ?? '') : r.enterprise_name,
          taxNo: r.sealed ? null : r.tax_no,
          areaName: placeName(r) || null,
          failureCode: r.failure?.code ?? null,
          failureMessage: r.failure?.message ?? null,
        })),
      }
    },

    async collectTimeline({ tenant }, { taskId }) {
      const events = await eventsOf(tenant, taskId)
      if (events.length === 0) throw new Refusal('UNKNOWN', BOARD_SAYS.collectionNotFound)
      return events.map((e) => wired(e, 'at step actor text bureau_message ms ok'))
    },

    collectFunnel: ({ tenant }, { from, to, areaCode }) =>
      funnelOf(tenant, { from: from ?? null, to: to ?? null, area: areaCode || null }),

    bureauBoard: () => boardOf(bureaus, db),
    operateBureaus: ({ operator }) => boardOf(bureaus, operator),
  })

async function boardOf(bureaus: Bureaus, db: Db) {
  const [infos, measured] = await Promise.all([bureaus.all().catch(() => []), lastHour(db)])
  const info = new Map(infos.map((i) => [i.code, i]))
  const row = new Map(measured.map((m) => [m.area_code, m]))
  return AREAS.map(({ code, name }) => {
    const m = row.get(code)
    const i = info.get(code)
    return {
      code,
      name,
      status: i?.status ?? ('UNKNOWN' as const),
      calls: m?.calls ?? 0,
      successRate: m && m.calls > 0 ? 1 - m.failed / m.calls : null,
      p95Ms: m ? p95Of(m.classes) : null,
      lastError: m?.last_error ?? null,
      until: i?.until ?? null,
    }
  })
}
