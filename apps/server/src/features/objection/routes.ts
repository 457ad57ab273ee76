import { contract, type DataOf } from '@xinjian/contract'
import { OBJECTION_DAYS } from '@xinjian/contract/nouns/public/objection'
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import { workingDayAfter } from '@xinjian/engine/kit/china/working-days'
import { PUBLIC_RECORD_KINDS } from '@xinjian/format/public-records/kinds'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { keepProof, proofType, readProof } from './proof.ts'
import type { RecordsOfReports } from './reports.ts'
import * as store from './store.ts'
import { tellAnswered, tellRaised } from './tell.ts'
import { OBJECTION_SAYS } from './words.ts'

interface Deps {
  db: Database
  blobs: Blobs
  reports: RecordsOfReports
}

const isPublic = (dataset: string): boolean =>
  (PUBLIC_RECORD_KINDS as readonly string[]).includes(dataset)

const dueOn = (): string =>
  formatDay(workingDayAfter(chinaDay(new Date().toISOString()).day, OBJECTION_DAYS))

const wire = (
  row: store.ObjectionRecord,
  { userId }: { userId: number },
): DataOf<typeof contract.objection.objectionList>['rows'][number] => ({
  ...wired(
    row,
    'id enterprise_name tax_no report_no kind record reason state due_on raised_by raised_at outcome answer basis answered_by answered_at',
  ),
  proof: row.proof_name,
  own: row.raised_id === userId,
})

export const objectionRoutes = ({ db, blobs, reports }: Deps) =>
  implement(contract.objection, {
    async objectionRaise({ tenant, session }, { reason, ...row }, files) {
      const proof = await readProof(files)
      if (session.kind !== 'MAIN') throw new Refusal('CONFLICT', OBJECTION_SAYS.personsOnly)
      const { enterpriseId, dataset, facts } = await reports.recordIn(tenant, session, row)
      if (!isPublic(dataset)) throw new Refusal('CONFLICT', OBJECTION_SAYS.notPublic)
      const kept = await keepProof(blobs, proof)
      const id = await tenant.transaction(async (tx) => {
        const added = await store.addObjection(tx, {
          enterprise_id: enterpriseId,
          report_no: row.reportNo,
          kind: dataset,
          row_key: row.id,
          record: facts,
          reason,
          due_on: dueOn(),
          proof: kept,
          by: session,
        })
        await tellRaised(tx, await store.objectionById(tx, added))
        return added
      })
      return wire(await store.objectionById(tenant, id), session)
    },

    async objectionDecide({ tenant, session }, { id, outcome, answer, basis }) {
      if (outcome === 'REMOVED' && !basis)
        throw new Refusal('MALFORMED', OBJECTION_SAYS.nameBasis, 'basis')
      if (outcome !== 'REMOVED' && basis)
        throw new Refusal('MALFORMED', OBJECTION_SAYS.basisOnlyRemoved, 'basis')
      await store.objectionById(tenant, id)
      await byAnother(
        tenant.transaction(async (tx) => {
          const given = { outcome, answer, basis: basis || null }
          if (!(await store.answerObjection(tx, id, session, given)))
            throw new Refusal('CONFLICT', OBJECTION_SAYS.answeredMeanwhile)
          await tellAnswered(db, tx, reports, await store.objectionById(tx, id))
        }),
      )
      return wire(await store.objectionById(tenant, id), session)
    },

    async objectionList({ tenant, session }, { page, size, ...filter }) {
      const { rows, total } = await store.objectionPage(tenant, filter, page, size)
      return { rows: rows.map((row) => wire(row, session)), total, page, size }
    },

    async objectionMarks({ tenant }, { reportNo }) {
      const rows = await store.objectionsTo(tenant, await reports.enterpriseOf(tenant, reportNo))
      return rows.map((row) => ({
        ...wired(row, 'kind state outcome due_on answer'),
        rowId: row.row_key,
      }))
    },

    async objectionProof({ tenant }, { id }) {
      const { blob_key, proof_name } = await store.objectionById(tenant, id)
      if (!blob_key || !proof_name) throw new Refusal('UNKNOWN', OBJECTION_SAYS.noProof)
      const body = await blobs.readWhole(blob_key)
      return {
        fileName: proof_name,
        type: proofType(body) ?? 'application/octet-stream',
        body,
        sha256: blob_key,
      }
    },
  })
