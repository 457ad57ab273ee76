import { report } from '@xinjian/contract/nouns/report'
import { call } from '../../api/client.ts'
import type { EvidenceSource } from '../../reports/evidence/source.ts'
import { saveDownload } from '../common/save.ts'

/** Evidence rows of one report by the office's session. */
export const evidenceSource = (reportNo: string): EvidenceSource => ({
  load: ({ keyword, ...ask }, signal) =>
    call(
      report.evidence,
      { reportNo, ...ask, ...(keyword.trim() ? { keyword: keyword.trim() } : {}) },
      { signal, silent: true },
    ),
  exportAll: ({ keyword, ...ask }) =>
    saveDownload(report.evidenceExport, {
      reportNo,
      ...ask,
      ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
    }),
})
