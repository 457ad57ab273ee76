import { report } from '@xinjian/contract/nouns/report'
import { call, download } from '../api/client.ts'
import type { EvidenceSource } from '../reports/evidence/source.ts'
import { saveFile } from '../reports/format/csv.ts'

/** Rows behind the figures of one report, by the session of the visit. */
export const evidenceOf = (reportNo: string): EvidenceSource => ({
  load: ({ keyword, sort, ...ask }, signal) =>
    call(report.evidence, { reportNo, ...ask, ...given(keyword, sort) }, { signal, silent: true }),
  prove: async (of, signal) =>
    (await call(report.evidenceProof, { reportNo, of }, { signal, silent: true })).proof,
  open: (ask, signal) =>
    call(report.evidenceRecord, { reportNo, ...ask }, { signal, silent: true }),
  saveOriginal: async (ask) => {
    const { blob, fileName } = await download(
      report.evidenceOriginal,
      { reportNo, ...ask },
      { silent: true },
    )
    saveFile(fileName, blob, blob.type)
  },
  exportAll: async ({ keyword, sort, ...ask }) => {
    const { blob, fileName } = await download(
      report.evidenceExport,
      { reportNo, ...ask, ...given(keyword, sort) },
      { silent: true },
    )
    saveFile(fileName, blob, blob.type)
  },
})

const given = (keyword: string, sort: string | null) => ({
  ...(keyword.trim() ? { keyword: keyword.trim() } : {}),
  ...(sort ? { sort } : {}),
})
