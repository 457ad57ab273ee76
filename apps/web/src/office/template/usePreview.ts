import { useQuery } from '@tanstack/react-query'
import { type ReportRow, report } from '@xinjian/contract/nouns/report'
import { template } from '@xinjian/contract/nouns/rules/template'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { query as ask } from '../../api/query.ts'

/** Newest ones looked through for one that can be shown. */
const LOOKED = 20

export interface PreviewReport {
  document: ReportDocument
  institution: string
  /** null = an example: the institution has none of its own. */
  row: ReportRow | null
}

/** What a template is tried on: the newest report of the kind that the user may see, else an invented one. */
export function usePreview(kind: ReportKind): {
  found: PreviewReport | null
  error: Error | null
  retry: () => void
} {
  const list = useQuery(
    ask(report.reportResult, { reportType: kind, status: 'READY', page: 1, size: LOOKED }),
  )
  const own = list.data?.rows.find(({ sealed }) => !sealed)
  const detail = useQuery({
    ...ask(report.reportDetail, { reportNo: own?.reportNo ?? '' }),
    enabled: own !== undefined,
  })
  const example = useQuery({
    ...ask(template.templateExample, { reportType: kind }),
    enabled: list.data !== undefined && own === undefined,
  })
  const { data } = detail
  return {
    found: data?.document
      ? { document: data.document, institution: data.institution, row: data.row }
      : example.data
        ? { document: example.data.document, institution: '', row: null }
        : null,
    error: list.error ?? detail.error ?? example.error,
    retry: () => void Promise.all([list.refetch(), own ? detail.refetch() : example.refetch()]),
  }
}
