import { contract } from '@xinjian/contract'
import type { Blobs } from '../../blobs.ts'
import type { Database } from '../../db/pool.ts'
import type { TenantDb } from '../../db/tenant.ts'
import { implement, type Upload } from '../../http/implement.ts'
import type { Events } from '../../jobs/events.ts'
import { listLayouts, listQuestions, settleSheet, takeBackLayout } from './books/settle.ts'
import { chooseLabel, listChoices, listLabels, takeBackLabel } from './forms/labels.ts'
import { dropReview, listReviews, pictureOf, saveReview } from './review.ts'
import {
  errorsCsv,
  mustFindImport,
  retryImport,
  type UploadRequest,
  uploadFiles,
  wireImport,
} from './service.ts'
import { errorsOf, importPage } from './store.ts'

export interface IntakeDeps {
  db: Database
  blobs: Blobs
  events: Events
  /** Files of one company that may wait. */
  mayWait: number
}

/** Errors shown on the page; the download has them all. */
const SHOWN_ERRORS = 100

export const intakeRoutes = ({ db, blobs, events, mayWait }: IntakeDeps) => {
  const statements = async (
    tenant: TenantDb,
    request: Omit<UploadRequest, 'direction'>,
    files: AsyncIterable<Upload>,
  ) => {
    const asked = { ...request, direction: null }
    return (await uploadFiles({ db, blobs, mayWait }, tenant, asked, files)).map(wireImport)
  }
  return implement(contract.intake, {
    async importUpload({ tenant, session }, { taxNo, direction }, files) {
      const request = { taxNo, direction: direction || null, userName: session.userName }
      const rows = await uploadFiles({ db, blobs, mayWait }, tenant, request, files)
      return rows.map(wireImport)
    },

    async statementUploadGeneral({ tenant, session }, { taxNo }, files) {
      return statements(tenant, { taxNo, standard: 'GENERAL', userName: session.userName }, files)
    },
    async statementUploadSmall({ tenant, session }, { taxNo }, files) {
      return statements(tenant, { taxNo, standard: 'SMALL', userName: session.userName }, files)
    },

    async dataCollection({ tenant }, { page, size, ...filter }) {
      const { rows, ...counted } = await importPage(tenant, filter, page, size)
      return { ...counted, page, size, rows: rows.map(wireImport) }
    },

    async importDetail({ tenant }, { id }) {
      const row = await mustFindImport(tenant, id)
      // An error is written with the batch that settles its row: of a file that waits to be read there is none to ask for.
      const errors =
        row.sealed || row.position === 0 ? [] : await errorsOf(tenant, id, SHOWN_ERRORS)
      return {
        row: wireImport(row),
        errors: errors.map(({ column_name, ...e }) => ({ ...e, column: column_name })),
      }
    },

    importErrors: ({ tenant }, { id }) => errorsCsv(tenant, id),
    importRetry: async ({ tenant }, { id }) => wireImport(await retryImport(db, tenant, id)),
    importChecks: ({ tenant }, { id }) => listReviews(tenant, id),
    importPicture: ({ tenant }, { id, n }) => pictureOf(blobs, tenant, id, n),
    importCheckSave: ({ tenant, session }, body) =>
      saveReview({ db, userName: session.userName }, tenant, body),
    importCheckDrop: ({ tenant, session }, body) =>
      dropReview({ db, userName: session.userName }, tenant, body),
    importLabels: ({ tenant }, { id }) => listLabels(tenant, id),
    importLabelChoose: ({ tenant, session }, body) =>
      chooseLabel({ db, userName: session.userName }, tenant, body),
    importSheets: ({ tenant }, { id }) => listQuestions(tenant, id),
    importSheetSettle: ({ tenant, session }, body) =>
      settleSheet({ db, userName: session.userName }, tenant, body),
    bookLayouts: ({ tenant }) => listLayouts(tenant),
    bookLayoutTakeBack: ({ tenant }, { fingerprint }) => takeBackLayout(db, tenant, fingerprint),
    labelChoices: ({ tenant }) => listChoices(tenant),
    labelTakeBack: ({ tenant }, body) => takeBackLabel(tenant, body),
    jobEvents: ({ tenant, session, signal }) => events.subscribe(tenant, session.userId, signal),
  })
}
