import type { MissingReason } from '@xinjian/engine/report/document'
import type { Lang } from '../labels.ts'
import { missing } from './missing.ts'

const CODED =
  /^(NO_DATA|UNTOLD|FAILED|PARTIAL|ZERO_ZERO|NO_BASE|ZERO_BASE|INSUFFICIENT_HISTORY|NOT_APPLICABLE|OFF|SUPPRESSED:BOOK)(?:\((.+)\))?(?:[：:]\s*(.*))?$/s

/**
 * Why a rule was not judged, in words: the engine writes `NO_DATA：需要…`. What follows the code says more than the code;
 * a code alone is explained in general terms.
 */
export function reasonText(reason: string, lang: Lang): string {
  const m = CODED.exec(reason)
  if (!m) return reason
  return m[3] || missing(m[1] as MissingReason, m[2], lang).why
}
