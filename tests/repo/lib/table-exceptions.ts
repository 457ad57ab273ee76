/** Who names another feature's table in its SQL, and why. */
import { OF_COLLECTIONS } from './table-exceptions-collect.ts'
import { OF_MONEY_AND_PEOPLE } from './table-exceptions-money.ts'

export interface Exception {
  /** Under `apps/server/src`. */
  file: string
  tables: readonly string[]
  why: string
}

const NAME = 'lists show, and are searched by, the name and tax number of the enterprise: one join'

export const EXCEPTIONS: readonly Exception[] = [
  ...OF_MONEY_AND_PEOPLE,
  ...OF_COLLECTIONS,
  {
    file: 'features/company/store.ts',
    tables: ['company'],
    why: 'contact and keys of a company are changed here; its row is read with every session',
  },
  {
    file: 'db/tenant.ts',
    tables: ['company'],
    why: 'whose secondary customer a company is decides which other company its calls are charged to, and the kernel turns to no other',
  },
  { file: 'db/distribute/first-node.ts', tables: ['company'], why: 'a row of the first node' },
  { file: 'db/distribute/reachable.ts', tables: ['company'], why: 'where companies lie' },
  {
    file: 'db/hands.ts',
    tables: ['app_user'],
    why: 'whose hand lies on the accounts of a company, asked within the question who of them may agree',
  },
  {
    file: 'features/accessReason/access-reason.ts',
    tables: ['company'],
    why: 'an access is told with the name of the company it was to',
  },
  { file: 'db/operator.ts', tables: ['company'], why: 'the same for operators' },
  {
    file: 'features/audit/store.ts',
    tables: ['audit_entry', 'audit_head'],
    why: 'the log is written by the kernel in the transaction it tells of, and read here',
  },
  {
    file: 'features/audit/who-looked.ts',
    tables: ['audit_entry'],
    why: 'who read a report is what the log tells of looks: no register of its own says it again',
  },
  { file: 'features/consent/person/store.ts', tables: ['enterprise'], why: NAME },
  {
    file: 'features/objection/store.ts',
    tables: ['enterprise'],
    why: NAME,
  },
  {
    file: 'features/audit/checkpoint/store.ts',
    tables: ['audit_head', 'company'],
    why: 'what is signed is the end of a chain; that of the platform is told to the people of its own company',
  },
  {
    file: 'features/company/company-back.ts',
    tables: ['company'],
    why: 'the way back from a change of the contact is given by who makes the change',
  },
  {
    file: 'features/role/store.ts',
    tables: ['app_user', 'company', 'role', 'role_permission', 'user_role'],
    why: 'roles are read with every call by the session, and kept by administrators here',
  },
  {
    file: 'features/role/rights.ts',
    tables: ['company'],
    why: 'what may be given in a company turns on whether it is the platform’s own',
  },
  {
    file: 'features/channel/provider/operate.ts',
    tables: ['company'],
    why: 'operators look at channels of customers, and of nobody else',
  },
  {
    file: 'features/riskOrder/subjects.ts',
    tables: ['enterprise', 'report'],
    why: 'a list becomes enterprises in the statement that writes it, and waits for the reports it ordered in the one that takes the next',
  },
  { file: 'features/loanOutcome/store.ts', tables: ['enterprise'], why: NAME },
  {
    file: 'features/loanOutcome/cases.ts',
    tables: ['enterprise'],
    why: 'loans become enterprises by their tax numbers in the statement that reads them, batch by batch',
  },
  { file: 'features/backtest/results.ts', tables: ['enterprise'], why: NAME },
  { file: 'features/rulebook/suppressions.ts', tables: ['enterprise'], why: NAME },
  {
    file: 'features/backtest/job.ts',
    tables: ['enterprise'],
    why: 'the enterprises of a run are taken by id, batch by batch, beside the row of the run',
  },
  {
    file: 'features/backtest/platform.ts',
    tables: ['company'],
    why: 'a version of the platform is tried on the enterprises of every company: a run in each',
  },
  {
    file: 'features/backtest/store.ts',
    tables: ['enterprise'],
    why: 'how many a run will judge is counted in the statement that starts it',
  },
  { file: 'features/consent/store.ts', tables: ['enterprise'], why: NAME },
  { file: 'features/consent/signing/live.ts', tables: ['enterprise'], why: NAME },
  {
    file: 'features/consent/sealed-sql.ts',
    tables: ['collect_item', 'collect_task', 'import_batch'],
    why: 'how far a withdrawal reaches is one condition of lists: whether anything collected is left, and anything uploaded',
  },
  {
    file: 'features/facts/coverage/take-out.ts',
    tables: ['auth_contract', 'collect_task', 'import_batch'],
    why: 'a task whose rows are taken out says so in the transaction that takes them out; which import is a collection is read beside its rows',
  },
  {
    file: 'features/facts/coverage/freshness.ts',
    tables: ['auth_contract'],
    why: 'bank lines rest on a contract of their own, named beside when they were collected',
  },
  {
    file: 'features/collect/job/read-before.ts',
    tables: ['auth_contract'],
    why: 'what was read before counts unless its consent was taken back since: one statement',
  },
  { file: 'features/intake/store.ts', tables: ['enterprise'], why: NAME },
  { file: 'features/intake/recent.ts', tables: ['enterprise'], why: NAME },
  { file: 'features/report/store.ts', tables: ['enterprise'], why: NAME },
  { file: 'features/report/list/recent.ts', tables: ['enterprise'], why: NAME },
  {
    file: 'features/firm/reports.ts',
    tables: ['report'],
    why: 'the verdict of an enterprise is read off the rows of its newest reports, whose feature asks for it when a report is shown outside',
  },
  {
    file: 'features/firm/routes.ts',
    tables: ['enterprise', 'report'],
    why: 'which enterprise a report is of, asked by its number: one join',
  },
  {
    file: 'features/firm/keep.ts',
    tables: ['report'],
    why: 'which report a matter was told by before is read beside the matters of the one that is ready',
  },
  {
    file: 'features/firm/work.ts',
    tables: ['enterprise', 'report'],
    why: 'the work list shows matters of the newest reports alone, under the name of the enterprise: one statement',
  },
  { file: 'features/firm/answer-rows.ts', tables: ['enterprise'], why: NAME },
  { file: 'features/intake/todo.ts', tables: ['enterprise'], why: NAME },
  { file: 'features/consent/ending.ts', tables: ['enterprise'], why: NAME },
  {
    file: 'features/peers/table.ts',
    tables: ['enterprise'],
    why: 'benchmarks are read for an enterprise of the company that asks: its row ties the statement to it',
  },
  {
    file: 'features/enterprise/fact-marks.ts',
    tables: ['invoice_month'],
    why: 'the last month stands in the row of the enterprise, and is asked as that row is written',
  },
  {
    file: 'features/enterprise/stale.ts',
    tables: ['collect_task'],
    why: 'how old the data of each enterprise are is asked of all of them in one statement',
  },
  {
    file: 'features/board/failed.ts',
    tables: ['collect_task'],
    why: 'the board is the reading side of the run and writes nothing',
  },
  {
    file: 'features/report/store.ts',
    tables: ['usage_record'],
    why: 'the list of reports says what each cost and why: one look by its number',
  },
  {
    file: 'features/demoCentre/store.ts',
    tables: ['collect_task', 'enterprise', 'report'],
    why: 'which reports a visit is shown, of one firm where that can be, with those of its own collections: one statement that only reads',
  },
  {
    file: 'features/dashboard/pending.ts',
    tables: [
      'bill',
      'collect_callback',
      'company',
      'institution',
      'lead',
      'lost_device',
      'platform_rule_book',
      'product_order',
      'product_terms',
      'registration',
      'sensitive_change',
      'voucher',
    ],
    why: 'what waits for operators is counted in one statement, of all that wait together',
  },
  {
    file: 'features/report/proof.ts',
    tables: ['contract_file'],
    why: 'a hash is looked up among all that we ever gave out in one statement, so that time tells nothing of what it is',
  },
  {
    file: 'features/enterprise/store.ts',
    tables: ['report'],
    why: 'the list of enterprises shows the last report of its page in one statement (bench: list)',
  },
  {
    file: 'features/channel/channel.ts',
    tables: ['company'],
    why: 'a channel is shown under the name of its company, before anybody is logged in: one join',
  },
  {
    file: 'features/channel/callback/deliveries.ts',
    tables: ['collect_task'],
    why: 'a delivery is shown with the name of its enterprise: one join',
  },
  {
    file: 'features/collect/machine/rpa-records.ts',
    tables: ['collect_channel'],
    why: 'records of robots are shown, and searched by, the name of the partner whose channel it is: one join',
  },
  {
    file: 'features/consent/state.ts',
    tables: ['enterprise'],
    why: 'whoever asks for a consent names the enterprise by its tax number: one join',
  },
  {
    file: 'features/channel/callback/told.ts',
    tables: ['collect_task', 'report'],
    why: 'which channels brought an enterprise, or had reports made of it, and so hear of its consent: one look, in the transaction of what they hear',
  },
  {
    file: 'features/facts/coverage/coverage.ts',
    tables: ['import_batch'],
    why: 'whether a source was an upload or a collection stands in its batch',
  },
  {
    file: 'features/facts/coverage/sources.ts',
    tables: ['import_batch'],
    why: 'how many rows an upload refused stands in its batch',
  },
  {
    file: 'features/facts/records/ledger/loaded/sources.ts',
    tables: ['book_question', 'collect_item', 'collect_task', 'import_batch'],
    why: 'a report tells where its books came from, in the snapshot of their facts',
  },
  {
    file: 'features/facts/records/collections.ts',
    tables: ['collect_item', 'collect_task'],
    why: 'which months a collection showed follows from when it ran',
  },
  {
    file: 'features/facts/coverage/freshness.ts',
    tables: ['collect_item', 'collect_task'],
    why: 'when a dataset was last got, and what failed since, is what the runs say; they stand above the facts',
  },
  {
    file: 'features/facts/coverage/months.ts',
    tables: ['collect_task'],
    why: 'the bureau of a month is that of the run which read it: one join',
  },
  {
    file: 'demo/accounts.ts',
    tables: ['app_user', 'company', 'user_role'],
    why: 'accounts of the demonstration are made while no call makes any',
  },
  {
    file: 'db/lists/worded.ts',
    tables: ['enterprise'],
    why: 'lists of several features are searched by what their enterprises are called',
  },
  {
    file: 'features/consent/sealed-sql.ts',
    tables: ['report'],
    why: 'which reports say nothing is looked up once for a whole list, so that no other row is read for it',
  },
  {
    file: 'db/scope.ts',
    tables: ['collect_link', 'collect_task', 'enterprise', 'import_batch', 'report'],
    why: 'what a session may see of its company is said once, for the statements of every feature',
  },
  {
    file: 'jobs/event-scope.ts',
    tables: ['collect_task', 'import_batch', 'report', 'verify_batch'],
    why: 'an event is shown to whom its row is shown, whichever feature the row is of',
  },
]
