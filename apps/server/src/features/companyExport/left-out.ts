/**
 * What an export of a company does not hold, each with its reason. Everything else does: tables come from the catalogue, so that a new
 * one is exported without a line here. A test holds this list against the database, and fails for a column whose name looks secret and
 * that neither stands here nor among those that are none.
 */
import { COMPANY_EXPORT_SAYS as SAYS } from './words.ts'

/** Why something is left out: words of this feature. */
export const WHY = {
  /** Opens something, or is what something is proved by. */
  SECRET: SAYS.whySecret,
  /** Lives for minutes or hours, and tells nothing that other tables do not. */
  PASSING: SAYS.whyPassing,
  /** Made of other tables, which are exported, and made anew from them. */
  WORKING: SAYS.whyWorking,
  /** The platform's own, beside what is told of it in the company's log. */
  PLATFORM: SAYS.whyPlatform,
  /** Told by third parties for reports alone: the product shows it in reports, and lists it nowhere. */
  THIRD: SAYS.whyThird,
} as const
export type Why = keyof typeof WHY

/** Tables that hold rows of companies, and are not exported. */
export const TABLES_LEFT_OUT: Readonly<Record<string, Why>> = {
  api_nonce: 'PASSING',
  audit_waiting: 'PASSING',
  bank_reference: 'PLATFORM',
  channel_ticket: 'SECRET',
  collect_day: 'WORKING',
  collect_login_try: 'PASSING',
  collect_nonce: 'PASSING',
  collect_secret: 'SECRET',
  collect_share: 'SECRET',
  company_data_key: 'SECRET',
  company_erasure: 'PLATFORM',
  company_erasure_file: 'PLATFORM',
  company_erasure_table: 'PLATFORM',
  company_export: 'PASSING',
  company_export_part: 'PASSING',
  directory: 'PLATFORM',
  lending_answer: 'THIRD',
  lending_record: 'THIRD',
  list_export: 'PASSING',
  list_export_part: 'PASSING',
  peer_value: 'WORKING',
  public_answer: 'THIRD',
  public_page: 'THIRD',
  reckoned_book: 'WORKING',
  report_facts: 'WORKING',
  score_sample: 'WORKING',
  session: 'SECRET',
  signer_try: 'PASSING',
  terminal_nonce: 'PASSING',
}

/** The platform's own tables, with no column that names a company. Those that hold something of its people stand in `tables.ts`. */
export const PLATFORM_TABLES_LEFT_OUT: Readonly<Record<string, Why>> = {
  account_hand: 'PLATFORM',
  bureau_call: 'PLATFORM',
  bureau_state: 'PLATFORM',
  captcha: 'PASSING',
  column_sealing: 'PLATFORM',
  company_turn: 'SECRET',
  derived_key: 'SECRET',
  galaxy_look: 'PLATFORM',
  galaxy_token: 'SECRET',
  incident: 'PLATFORM',
  incident_update: 'PLATFORM',
  lead: 'PLATFORM',
  link_ask: 'PASSING',
  login_failure: 'PASSING',
  migration: 'PLATFORM',
  operator_audit: 'PLATFORM',
  password_link: 'SECRET',
  peer_benchmark: 'PLATFORM',
  peer_state: 'PLATFORM',
  permission: 'PLATFORM',
  platform_rule_book: 'PLATFORM',
  platform_rule_event: 'PLATFORM',
  platform_trial: 'PLATFORM',
  product: 'PLATFORM',
  product_terms: 'PLATFORM',
  recognition_sent: 'PLATFORM',
  recovery_code: 'SECRET',
  registration: 'PLATFORM',
  scf_claim: 'PLATFORM',
  seal_spent: 'PASSING',
  sealed_column: 'PLATFORM',
  second_factor: 'SECRET',
  second_ticket: 'SECRET',
  second_try: 'PASSING',
  sensitive_word: 'PLATFORM',
  service_day: 'PLATFORM',
  service_state: 'PLATFORM',
  signer_session: 'SECRET',
  sms_code: 'SECRET',
  user_device: 'SECRET',
  verify_budget: 'PLATFORM',
  weighty_act: 'SECRET',
}

/** Columns of exported tables that are not exported: `table.column`. */
export const COLUMNS_LEFT_OUT: Readonly<Record<string, Why>> = {
  'agreement.seal': 'SECRET',
  'api_key.key_hash': 'SECRET',
  'app_user.email_index': 'SECRET',
  'app_user.mobile_index': 'SECRET',
  'app_user.password_hash': 'SECRET',
  'app_user.password_history': 'SECRET',
  'auth_contract.revoke_seal': 'SECRET',
  'auth_contract.seal': 'SECRET',
  'auth_contract.signer_key': 'SECRET',
  'auth_contract.signer_sealed': 'SECRET',
  'backtest.flipped': 'WORKING',
  'backtest.judged': 'WORKING',
  'collect_channel.callback_former': 'SECRET',
  'collect_channel.callback_sealed': 'SECRET',
  'collect_channel.ticket_sealed': 'SECRET',
  'collect_notice.code_hash': 'SECRET',
  'collect_task.client_key': 'SECRET',
  'collect_task.signer_code_hash': 'SECRET',
  'collect_task.signer_key': 'SECRET',
  'collect_task.signer_sealed': 'SECRET',
  'collect_task.token_hash': 'SECRET',
  'company_key.private_key': 'SECRET',
  'contract_file.seal': 'SECRET',
  'graph_query.answer': 'WORKING',
  'graph_query.rows_of': 'WORKING',
  'lending_demo.code': 'SECRET',
  'lending_demo.code_for': 'SECRET',
  'machine_visit.card_sealed': 'SECRET',
  'notice_delivery.as_account': 'SECRET',
  'notice_delivery.letter': 'SECRET',
  'notice_delivery.said': 'SECRET',
  'notice_delivery.sealed': 'SECRET',
  'person_invite.sealed': 'SECRET',
  'person_invite.token_hash': 'SECRET',
  'report.seal': 'SECRET',
  'report_file.seal': 'SECRET',
  'report_file.view_key': 'SECRET',
  'risk_order.flipped': 'WORKING',
  'risk_order.pass': 'WORKING',
  'risk_order.reject': 'WORKING',
  'risk_order.review': 'WORKING',
  'risk_order.unjudged': 'WORKING',
  'scf_invite.token_hash': 'SECRET',
  'sensitive_change.body': 'SECRET',
  'share.seal': 'SECRET',
  'share.token_hash': 'SECRET',
  'terminal.code_hash': 'SECRET',
  'terminal.witness_key': 'SECRET',
}

/** Columns whose name looks secret and that are none: what they are. `*` = in every table. */
export const NO_SECRETS: Readonly<Record<string, string>> = {
  '*.row_key': 'names a record by its own values',
  '*.blob_key': 'SHA-256 of a stored file, which is exported under it',
  '*.invoice_key': 'number of an invoice, with its code where it has one',
  '*.blue_key': 'the same of the invoice that a red one takes back',
  '*.lines_hash': 'tells whether lines of an invoice changed',
  '*.return_key': 'names the return that a line is of',
  'agreement.hash': 'SHA-256 of the text that both parties signed',
  'audit_checkpoint.hash': 'end of the log: it is told by mail to whoever asks',
  'audit_checkpoint.key': 'public key of the platform',
  'audit_checkpoint.signature': 'what proves the log by that key',
  'audit_entry.hash': 'what an export of the log holds',
  'audit_head.hash': 'the same of its end',
  'auth_contract.hash': 'SHA-256 of the text that was signed',
  'collect_coverage.index_hash': 'tells whether a bureau’s list of a month changed',
  'collect_task.key_id': 'which pair of the platform sealed the phone’s messages',
  'collect_task.sealed_at': 'when a withdrawn consent sealed it',
  'collect_task.shown_hash': 'SHA-256 of the text that was shown',
  'company.kd_public_key': 'public by its nature',
  'company.th_public_key': 'public by its nature',
  'company_key.public_key': 'public by its nature',
  'ledger_entry.key': 'names an entry, so that it is made once',
  'lending_demo.enterprise_hash': 'SHA-256 of the text of a demonstration',
  'lending_demo.person_hash': 'the same',
  'lending_demo_loan.loan_hash': 'the same',
  'lending_demo_loan.payment_hash': 'the same',
  'list_batch_row.key': 'names a row of a list',
  'notice.key': 'names an event, so that it is told once',
  'person_invite.shown_hash': 'SHA-256 of the text that was shown',
  'report.facts_hash': 'SHA-256 of the facts that a report is made of',
  'scf_alert.key': 'names an alert, so that it is told once',
  'scf_registration.hash': 'SHA-256 of what was registered',
  'terminal.public_key': 'public by its nature',
  'verify_voucher.key': 'number of an invoice that a picture shows',
  'verify_watch.key_channel': 'code of the channel whose system watches',
}

/** Hash of a record beside its `row_key`: tells whether the record changed. */
export const RECORD_HASH = 'hash'

/** What a name looks like that may be of a secret. */
export const LOOKS_SECRET =
  /hash|secret|token|key|salt|cipher|seal|password|nonce|ticket|credential|signature|challenge|otp/
