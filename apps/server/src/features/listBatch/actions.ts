/** What a row of a list becomes when something is done with many: the body of the call that is made for it. */

import type { ConsentRow, ReportRow, UserRow } from '@xinjian/contract'
import type { BatchAction } from '@xinjian/contract/lists/registry'
import type { ProductOrderRow } from '@xinjian/contract/nouns/product'
import type { VerifyRow } from '@xinjian/contract/nouns/verify'
import type { WatchRow } from '@xinjian/contract/nouns/verify/verifyWatch'
import { isFinal } from '@xinjian/format/verify/watch'
import { LIST_BATCH_SAYS } from './words.ts'

interface Deed<R> {
  /** What a person calls the row. */
  name: (row: R) => string
  /** `args`: what was said for all rows together. */
  body: (row: R, reason: string, args: object) => object
  /** Why the row needs none of it; null = it is tried, and the call judges. */
  unfit?: (row: R) => string | null
}

const user = (freeze: boolean): Deed<UserRow> => ({
  name: (row) => row.name || row.userName,
  body: ({ id }, reason) => ({ id, freeze, reason }),
  unfit: ({ status, fixed }) => {
    if (fixed) return '本人或权限高于您的账号，不能操作'
    if (freeze) return status === 'FROZEN' ? '该用户已是冻结状态' : null
    return status === 'ACTIVE' ? '该用户未被冻结' : null
  },
})

const order = (
  approve: boolean,
): Deed<ProductOrderRow & { companyId: number; companyName: string }> => ({
  name: (row) => `${row.companyName} · ${row.productName}`,
  body: ({ companyId, no }, reason) => ({ companyId, no, approve, note: reason }),
})

const DEEDS: { readonly [A in BatchAction]: unknown } = {
  'report.again': {
    name: ({ enterpriseName, reportNo }) => `${enterpriseName} · ${reportNo}`,
    body: ({ taxNo, reportType }) => ({ taxId: taxNo, reportType }),
    unfit: ({ status }) =>
      status === 'QUEUED' || status === 'GENERATING' ? '该报告正在生成，无需重新下单' : null,
  } satisfies Deed<ReportRow>,
  'consent.revoke': {
    name: ({ enterpriseName, contractNo }) => `${enterpriseName} · ${contractNo}`,
    body: ({ contractNo }, reason) => ({ contractNo, reason }),
    unfit: ({ status }) => (status === 'REVOKED' ? '该授权书已撤回' : null),
  } satisfies Deed<ConsentRow>,
  'user.freeze': user(true),
  'user.release': user(false),
  'verify.watch': {
    name: ({ invoiceNumber }) => invoiceNumber,
    body: ({ no }, _, args) => ({ ...args, no }),
    unfit: ({ result, invalidMark }) => {
      if (result !== 'CONSISTENT') return LIST_BATCH_SAYS.onlyInvoiceFoundConsistent
      return isFinal({ result, invalidMark }) ? LIST_BATCH_SAYS.invoiceVoidReversedNothing : null
    },
  } satisfies Deed<VerifyRow>,
  'verifyWatch.stop': {
    name: ({ invoiceNumber }) => invoiceNumber,
    body: ({ no }) => ({ no }),
    unfit: ({ status }) => (status === 'ENDED' ? LIST_BATCH_SAYS.watchOver : null),
  } satisfies Deed<WatchRow>,
  'orderWaiting.approve': order(true),
  'orderWaiting.refuse': order(false),
}

/** A row as the list's call gives it is of the type its deed reads: the registry ties both to one list. */
export const deedOf = (action: BatchAction): Deed<object> => DEEDS[action] as Deed<object>
