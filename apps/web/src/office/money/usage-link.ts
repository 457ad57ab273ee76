import type { UsageRow } from '@xinjian/contract/nouns/metering'
import { REPORT_KIND_NAMES } from '@xinjian/engine/report/kinds'
import { paths } from '../../paths.ts'

/** A report is read under the number of its call; null = the product is no report, or it is a secondary customer's. */
export const reportOf = ({
  product,
  taxNo,
  no,
  ofSecondary,
}: Pick<UsageRow, 'product' | 'taxNo' | 'no' | 'ofSecondary'>): string | null => {
  if (ofSecondary) return null
  const kind = REPORT_KIND_NAMES.find((name) => name === product)
  return kind ? paths.report(kind, { taxId: taxNo, reportNo: no }) : null
}
