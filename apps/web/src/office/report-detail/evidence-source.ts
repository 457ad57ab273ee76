import { report } from '@xinjian/contract/nouns/report'
import { call } from '../../api/client.ts'
import type { EvidenceSource } from '../../reports/evidence/source.ts'
import { saveDownload } from '../common/save.ts'

/** Evidence rows of one report by the office's session; `toBooks` as far as it walks books. */
export const evidenceSource = (
  reportNo: string,
  toBooks?: EvidenceSource['toBooks'],
  objections?: EvidenceSource['objections'],
): EvidenceSource => ({
  ...(toBooks && { toBooks }),
  ...(objections && { objections }),
  load: ({ keyword, sort, ...ask }, signal) =>
    call(report.evidence, { reportNo, ...ask, ...given(keyword, sort) }, { signal, silent: true }),
  prove: async (of, signal) =>
    (await call(report.evidenceProof, { reportNo, of }, { signal, silent: true })).proof,
  open: (ask, signal) =>
    call(report.evidenceRecord, { reportNo, ...ask }, { signal, silent: true }),
  saveOriginal: (ask) => saveDownload(report.evidenceOriginal, { reportNo, ...ask }),
  exportAll: ({ keyword, sort, ...ask }) =>
    saveDownload(report.evidenceExport, { reportNo, ...ask, ...given(keyword, sort) }),
})

const given = (keyword: string, sort: string | null) => ({
  ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
  ...(sort ? { sort } : {}),
})
