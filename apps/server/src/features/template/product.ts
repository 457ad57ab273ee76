/** What a product is to a template. */
import { REPORT_KIND_NAMES, type ReportKind } from '@xinjian/engine/report/kinds'
import { Refusal } from '../../http/refusal.ts'
import { TEMPLATE_SAYS } from './words.ts'

/** The kind of report that a product sells; a product of reports bears the name of its kind. */
export function kindOfProduct(productId: string): ReportKind {
  const kind = REPORT_KIND_NAMES.find((name) => name === productId)
  if (!kind) throw new Refusal('MALFORMED', TEMPLATE_SAYS.noSuchKindReport, 'productId')
  return kind
}
