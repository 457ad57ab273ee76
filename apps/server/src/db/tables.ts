/**
 * Where each table lies once the database is distributed over the nodes of Citus: the named few below, and all others by `company_id`.
 * The catalogue tests hold every key of the others to it, and `xinjian distribute` goes by it (db/distribute/).
 */

/** Whole on every node: triggers of rows of companies read it where the rows are. */
export const REFERENCE_TABLES = ['account_hand'] as const

/** On the first node only: the platform's own, which statements reach there, whatever they join. */
export const LOCAL_TABLES = [
  'app_user',
  'bank_reference',
  'bureau_call',
  'bureau_state',
  'captcha',
  'column_sealing',
  'company',
  'company_turn',
  'derived_key',
  'directory',
  'galaxy_look',
  'galaxy_token',
  'incident',
  'incident_update',
  'institution',
  'lead',
  'link_ask',
  'login_failure',
  'lost_device',
  'migration',
  'operator_audit',
  'password_link',
  'peer_benchmark',
  'peer_state',
  'permission',
  'platform_rule_book',
  'platform_rule_event',
  'platform_trial',
  'product',
  'product_terms',
  'recognition_sent',
  'recovery_code',
  'registration',
  'role',
  'role_permission',
  'scf_claim',
  'seal_spent',
  'sealed_column',
  'second_factor',
  'second_ticket',
  'second_try',
  'sensitive_change',
  'sensitive_word',
  'service_day',
  'service_state',
  'session',
  'signer_session',
  'sms_code',
  'user_device',
  'user_role',
  'verify_budget',
  'weighty_act',
] as const

/**
 * Tables of companies that stay on the first node all the same: functions of the owner write them within transactions of a company, and
 * Citus refuses rows of one node that two roles write in one transaction; of erasures a trigger judges who confirms, which Citus makes on no node.
 */
export const KEPT_TABLES = [
  'agreement',
  'company_erasure',
  'notice',
  'notice_choice',
  'notice_delivery',
] as const

const has = (tables: readonly string[], table: string): boolean => tables.includes(table)

export const isOfPlatform = (table: string): boolean =>
  has(REFERENCE_TABLES, table) || has(LOCAL_TABLES, table)

export type Placement = 'company' | 'reference' | 'local'

/** Where a table lies: by company over the workers, whole on every node, or on the first node. */
export function placementOf(table: string): Placement {
  if (has(REFERENCE_TABLES, table)) return 'reference'
  return isOfPlatform(table) || has(KEPT_TABLES, table) ? 'local' : 'company'
}

/** All rows of a company lie together, so that they are joined and written on one node: with those of this table. */
export const FIRST_TABLE = 'enterprise'
