import type { UsageRow } from '@xinjian/contract/nouns/metering'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { paths } from '../../paths.ts'

/** A report is read under the number of its call; null = the product is no report. */
export const reportOf = ({
  product,
  taxNo,
  no,
}: Pick<UsageRow, 'product' | 'taxNo' | 'no'>): string | null => {
  const kind = REPORT_KIND_NAMES.find((name) => name === product)
  return kind ? paths.report(kind, { taxId: taxNo, reportNo: no }) : null
}
