/**
 * Statements of the server over the rows of all companies: each file with the tables it asks, and why. Distributed, each of them goes to every
 * node (docs/decisions/0162). The list may only become shorter.
 */

const SWEEP =
  'housekeeping: finds what has run out, whosever it is, some at a time; to become a walk from company to company'
const SWEPT = 'housekeeping: removes what has run out, whosever it was; nothing waits for it'
const DUE = 'finds the companies that something is due for; to be asked of a board of who has work'
const OPERATOR = 'what operators see over all companies: a deliberate fan-out, audited'
const POOLED = 'benchmarks are of the values of all companies; made anew where they have changed'
const HEAD = 'the head of statements: each that is made of it names its company'

export const WIDE: readonly { file: string; tables: readonly string[]; why: string }[] = [
  {
    file: 'backup/restore/check.ts',
    tables: ['ledger', 'ledger_entry', 'report'],
    why: 'a restored database is checked whole, by its owner, before anybody uses it',
  },
  {
    file: 'features/audit/checkpoint/store.ts',
    tables: ['audit_checkpoint', 'audit_head'],
    why: DUE,
  },
  { file: 'features/billing/bill.ts', tables: ['bill', 'usage_month'], why: DUE },
  {
    file: 'features/billing/overview.ts',
    tables: ['bill', 'company_product', 'ledger', 'usage_month'],
    why: OPERATOR,
  },
  { file: 'features/billing/voucher.ts', tables: ['voucher'], why: OPERATOR },
  { file: 'features/channel/callback/checkpoint.ts', tables: ['collect_channel'], why: DUE },
  {
    file: 'features/collect/sweep.ts',
    tables: ['collect_notice', 'collect_task'],
    why: SWEEP,
  },
  {
    file: 'features/collect/sweep.ts',
    tables: ['collect_login_try', 'collect_nonce', 'collect_point', 'collect_secret', 'signer_try'],
    why: SWEPT,
  },
  { file: 'features/loan/day.ts', tables: ['credit_line', 'loan'], why: DUE },
  { file: 'features/consent/expiring.ts', tables: ['auth_contract'], why: SWEEP },
  { file: 'features/consent/state.ts', tables: ['auth_contract'], why: HEAD },
  {
    file: 'features/dashboard/pending.ts',
    tables: ['bill', 'collect_callback', 'product_order', 'voucher'],
    why: OPERATOR,
  },
  { file: 'features/enterprise/initials.ts', tables: ['enterprise'], why: DUE },
  { file: 'features/lendingDemo/sweep.ts', tables: ['lending_demo'], why: SWEPT },
  { file: 'features/listBatch/store.ts', tables: ['list_batch', 'list_batch_row'], why: HEAD },
  { file: 'features/companyErasure/store.ts', tables: ['company_erasure'], why: OPERATOR },
  { file: 'features/companyErasure/sweep.ts', tables: ['company_erasure'], why: SWEEP },
  { file: 'features/companyExport/sweep.ts', tables: ['company_export'], why: SWEEP },
  { file: 'features/listExport/sweep.ts', tables: ['list_export'], why: SWEEP },
  { file: 'features/peers/refresh.ts', tables: ['peer_value'], why: POOLED },
  { file: 'features/product/orders.ts', tables: ['product_order'], why: OPERATOR },
  { file: 'features/verify/picture/retention.ts', tables: ['verify_picture'], why: SWEEP },
  { file: 'features/verify/picture/retention.ts', tables: ['verify_archive_file'], why: SWEPT },
  { file: 'features/verify/sweep.ts', tables: ['verify_batch', 'verify_record'], why: SWEEP },
  {
    file: 'jobs/next.ts',
    tables: ['any table of jobs'],
    why: 'whose job is next, of all that wait (0037); to be asked of a board of who has work',
  },
]
