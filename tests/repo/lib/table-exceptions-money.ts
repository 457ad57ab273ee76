/** The same of features of money, customers and people. */
import type { Exception } from './table-exceptions.ts'

export const OF_MONEY_AND_PEOPLE: readonly Exception[] = [
  {
    file: 'keys/companies.ts',
    tables: ['company'],
    why: 'the operator turns keys company by company',
  },
  {
    file: 'keys/resting.ts',
    tables: [
      ...['auth_contract', 'collect_channel', 'collect_secret', 'collect_task', 'company_key'],
      ...[
        'company_data_key',
        'contract_file',
        'machine_visit',
        'notice_delivery',
        'person_invite',
        'report_file',
      ],
      ...['second_factor', 'second_ticket'],
    ],
    why: 'the list of all that lies under the secret key: turned, and counted, in one place, so that nothing is forgotten',
  },
  {
    file: 'security/column/pairs.ts',
    tables: [
      ...['app_user', 'company_erasure', 'lost_device', 'notice_delivery'],
      ...['sensitive_change', 'weighty_act'],
    ],
    why: 'the list of columns that rest under keys of companies: sealed, counted, turned and exported by it',
  },
  {
    file: 'keys/turn.ts',
    tables: ['derived_key'],
    why: 'what is kept of keys is sealed anew last',
  },
  {
    file: 'backup/restore/check.ts',
    tables: ['ledger', 'ledger_entry', 'report'],
    why: 'a restored database is checked by its owner before any feature of it runs',
  },
  {
    file: 'backup/counts.ts',
    tables: ['audit_entry', 'bill_line', 'consent_view', 'ledger_entry', 'loan_entry'],
    why: 'rows that only ever grow are counted before and after a restore',
  },
  {
    file: 'features/audit/erased.ts',
    tables: ['audit_entry', 'company_erasure'],
    why: 'where no company was erased the platform’s log is not searched for it',
  },
  {
    file: 'features/companyErasure/company.ts',
    tables: ['company', 'registration', 'sms_code'],
    why: 'who is erased for good is erased wherever it stands: its row, its registration, codes sent to its people',
  },
  {
    file: 'features/companyErasure/finish.ts',
    tables: ['company'],
    why: 'the certificate names the company by the hash of its name',
  },
  {
    file: 'features/companyErasure/log.ts',
    tables: ['audit_entry'],
    why: 'of the log of an erased company numbers and hashes are left: its bodies go here alone',
  },
  {
    file: 'features/companyErasure/obstacles.ts',
    tables: [
      ...['collect_callback', 'company', 'notice_delivery', 'scf_anchor', 'scf_order'],
      ...['scf_receivable', 'scf_relation', 'scf_seat', 'verify_watch'],
    ],
    why: 'whatever is open anywhere stands in the way of an erasure: asked in one place, and counted alone',
  },
  {
    file: 'features/companyErasure/routes.ts',
    tables: ['company'],
    why: 'whoever orders an erasure types the name of the company, and operators see whose it is',
  },
  {
    file: 'features/companyErasure/tables.ts',
    tables: [
      ...[
        'api_key',
        'api_nonce',
        'audit_entry',
        'channel_ticket',
        'collect_callback',
        'collect_channel',
      ],
      ...[
        'collect_link',
        'collect_share',
        'collect_task',
        'company_data_key',
        'company_export',
        'company_key',
        'list_export',
      ],
      ...['machine_visit', 'person_invite', 'scf_invite'],
    ],
    why: 'what opens a company to somebody goes before the rest of it: named in that order',
  },
  {
    file: 'features/companyErasure/tell.ts',
    tables: ['company'],
    why: 'operators are told of every erasure, whatever company they belong to',
  },
  {
    file: 'features/companyExport/store.ts',
    tables: ['company'],
    why: 'an archive of everything that a company has names the company',
  },
  {
    file: 'features/companyExport/tables.ts',
    tables: ['app_user', 'role'],
    why: 'what is a company’s own in tables without its number is reached by its people',
  },
  {
    file: 'features/companyExport/sealing.ts',
    tables: [
      ...['auth_contract', 'bank_month', 'bank_month_party', 'collect_coverage', 'collect_task'],
      ...['gl_month', 'gl_month_account', 'gl_month_text', 'import_batch', 'invoice'],
      'invoice_history',
      ...['invoice_item', 'invoice_month', 'invoice_period', 'invoice_scan', 'invoice_uploaded'],
      ...['person_invite', 'risk_subject', 'usage_record'],
    ],
    why: 'which tables are facts, and which rows are a part of another one, is said by their names; what was signed and paid for is told whatever consent was taken back',
  },
  {
    file: 'features/channel/institution/door.ts',
    tables: ['company'],
    why: 'the door at which nobody asks is the platform’s own company’s',
  },
  {
    file: 'features/channel/institution/store.ts',
    tables: ['company'],
    why: 'an institution is listed, searched and ordered by the name of its company: one join',
  },
  {
    file: 'demo/loans.ts',
    tables: ['app_user', 'company'],
    why: 'sample loans stand between two sample companies and their people',
  },
  {
    file: 'demo/supply-chain.ts',
    tables: ['app_user'],
    why: 'the sample programme stands between people of two sample companies',
  },
  {
    file: 'features/customer/store.ts',
    tables: ['app_user', 'company'],
    why: 'a customer is a company as operators, or the company whose customer it is, keep it; whether its first administrator came in is one look',
  },
  {
    file: 'features/sensitive/eligible-approvers.ts',
    tables: ['app_user', 'company', 'role', 'role_permission', 'user_role'],
    why: 'who may agree to a sensitive change is who holds the right to, in the company asked, and is of standing: one question',
  },
  {
    file: 'features/sensitive/store.ts',
    tables: ['company'],
    why: 'a sensitive change is told with the name of the company whose account it is',
  },
  {
    file: 'features/lead/store.ts',
    tables: ['company'],
    why: 'a message from the site is told to the company of the platform itself',
  },
  {
    file: 'features/lostDevice/store.ts',
    tables: ['app_user', 'company', 'role', 'role_permission', 'second_factor', 'user_role'],
    why: 'a lost device is of an account with a second factor, and told with its company and how many there could help: one question each',
  },
  {
    file: 'features/ledger/entries.ts',
    tables: ['product'],
    why: 'an entry that is about a product tells its name in the language of the reader',
  },
  {
    file: 'features/product/offer.ts',
    tables: ['company'],
    why: 'to a secondary customer nothing is offered but what its company opened: one join',
  },
  {
    file: 'features/register/store.ts',
    tables: ['app_user', 'company', 'user_role'],
    why: 'a registration that is approved becomes a company with its first administrator, in one transaction',
  },
  {
    file: 'features/people/store.ts',
    tables: [
      'app_user',
      'company',
      'role',
      'role_permission',
      'second_factor',
      'session',
      'user_role',
    ],
    why: 'who may come in and what he may do is read with every call by the session, and kept by administrators here',
  },
  {
    file: 'features/people/own-sessions.ts',
    tables: ['session'],
    why: 'a holder sees and ends sessions beside the one that asks',
  },
  {
    file: 'features/metering/records.ts',
    tables: ['product'],
    why: 'records of calls are shown under the name of their product: one join of a small table',
  },
  {
    file: 'features/metering/months.ts',
    tables: ['product'],
    why: 'a month is told by the names of its products: one join of a small table',
  },
  {
    file: 'features/billing/bill.ts',
    tables: ['product', 'usage_month'],
    why: 'lines are told by the names of their products; which months are due is what calls were counted in',
  },
  {
    file: 'features/billing/overview.ts',
    tables: ['company', 'company_product', 'ledger', 'usage_month'],
    why: 'operators see the money of all companies in one statement',
  },
  {
    file: 'features/billing/reference-taken.ts',
    tables: ['company'],
    why: 'a reference is refused by the name of the customer who has it: one join',
  },
  {
    file: 'features/billing/voucher.ts',
    tables: ['company'],
    why: 'operators see whose voucher it is: one join',
  },
  {
    file: 'features/product/orders.ts',
    tables: ['company'],
    why: 'operators see whose order waits: one join',
  },
]
