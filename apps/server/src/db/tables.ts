/**
 * Where each table lies once the database is distributed: the named few below, and all others by `company_id`. The
 * catalogue test holds every key of the others to it; `scripts/distribution.ts` writes the statements from the same lists.
 */

/** Whole on every node: small, or joined by tables of every company. */
export const REFERENCE_TABLES = [
  'app_user',
  'account_hand',
  'company',
  'company_turn',
  'directory',
  'link_ask',
  'password_link',
  'peer_benchmark',
  'permission',
  'platform_rule_book',
  'product',
  'product_terms',
  'recovery_code',
  'registration',
  'role',
  'role_permission',
  'second_factor',
  'second_ticket',
  'second_try',
  'session',
  'user_device',
  'user_role',
  'weighty_act',
] as const

/** On the first node only: the platform's own, joined with nothing that is distributed. */
export const LOCAL_TABLES = [
  'bank_reference',
  'bureau_call',
  'bureau_state',
  'captcha',
  'galaxy_look',
  'galaxy_token',
  'institution',
  'lead',
  'login_failure',
  'lost_device',
  'migration',
  'operator_audit',
  'peer_state',
  'platform_rule_event',
  'platform_trial',
  'recognition_sent',
  'scf_claim',
  'seal_spent',
  'sensitive_change',
  'sensitive_word',
  'signer_session',
  'sms_code',
  'verify_budget',
] as const

export const isOfPlatform = (table: string): boolean =>
  ([...REFERENCE_TABLES, ...LOCAL_TABLES] as readonly string[]).includes(table)

/** All rows of a company lie together, so that they are joined and written on one node. */
const FIRST = 'enterprise'

/** Citus statements, in an order that holds: what is referred to first. */
export function distributionOf(tables: readonly string[]): string[] {
  const distributed = tables.filter((t) => !isOfPlatform(t) && t !== FIRST).sort()
  return [
    ...REFERENCE_TABLES.map((t) => `select create_reference_table('${t}');`),
    `select create_distributed_table('${FIRST}', 'company_id');`,
    ...distributed.map(
      (t) => `select create_distributed_table('${t}', 'company_id', colocate_with => '${FIRST}');`,
    ),
  ]
}
