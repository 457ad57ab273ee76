/** Calls of the rows behind a figure; each look is noted. */
import type { contract } from '@xinjian/contract'
import type { evidenceCalls } from '@xinjian/contract/report/evidence'
import type { Blobs } from '../../../blobs.ts'
import type { Handlers } from '../../../http/implement.ts'
import { storedDocument } from '../documents.ts'
import type { RecordedAccess } from '../recorded-access.ts'
import { evidenceXlsx } from './export.ts'
import { clickedOf } from './of.ts'
import { asOf, evidencePageOf } from './page.ts'
import { proofOf } from './prove.ts'
import { evidenceOriginalOf, evidenceRecordOf } from './record.ts'

type Calls = Pick<Handlers<typeof contract.report>, keyof typeof evidenceCalls>

/** What the list of uploads asks of whoever reads it. */
const SEES_FILES = 'enterprise.read'

export function evidenceHandlers(deps: { blobs: Blobs; recorded: RecordedAccess }): Calls {
  const { blobs, recorded } = deps
  const { open, openUnrecorded } = recorded
  return {
    async evidence({ tenant, session }, body) {
      const by = { who: session.userName, action: '查看明细' }
      return evidencePageOf(tenant, await open(tenant, body.reportNo, by), body)
    },

    async evidenceProof({ tenant }, { reportNo, of }) {
      // Asked beside the rows, whose access is noted; of itself it tells no more than the report does.
      const row = await openUnrecorded(tenant, reportNo)
      const clicked = clickedOf(await storedDocument(tenant, reportNo), of)
      return { proof: await proofOf(tenant, asOf(row), clicked) }
    },

    async evidenceRecord({ tenant, session }, body) {
      const by = { who: session.userName, action: '查看一条明细' }
      const row = await open(tenant, body.reportNo, by)
      return evidenceRecordOf(tenant, row, body, session.permissions.has(SEES_FILES))
    },

    async evidenceOriginal({ tenant, session }, body) {
      const by = { who: session.userName, action: '下载发票原件' }
      const row = await open(tenant, body.reportNo, by)
      return evidenceOriginalOf(blobs, tenant, row, body, session.permissions.has(SEES_FILES))
    },

    async evidenceExport({ tenant, session }, body) {
      const by = { who: session.userName, action: '导出明细' }
      return evidenceXlsx(tenant, await open(tenant, body.reportNo, by), body)
    },
  }
}
