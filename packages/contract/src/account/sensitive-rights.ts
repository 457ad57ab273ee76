/**
 * Which rights make somebody weighty, and which calls decide on what another asked for. Both are data: who is given such a right is
 * agreed to by a second person (features/sensitive), and whoever decides is judged by the database against who asked (db/hands.ts).
 */
import type { Permission } from '../roles.ts'

/** Rights to decide on what another asked for. */
export const DECIDING: readonly Permission[] = [
  'rules.approve', // rule books, suppressions, answers to matters
  'registration.decide', // companies that ask to be customers
  'erasure.decide', // that a customer is erased for good
  'loan.decide', // credit lines, drawdowns, payments received and waived
  'scf.decide', // limits of core enterprises; for a core enterprise, its word on a debt
  'system.operate', // vouchers, prices, orders, customers, the platform's rules
  'account.agree', // sensitive changes of accounts
]

/** Rights to make people, or what people may do. */
export const ADMINISTERING: readonly Permission[] = ['user.write', 'role.write', 'secondary.write']

/** Rights to take with one act what a company has, or to have all of it erased. */
const TAKING: readonly Permission[] = ['company.export', 'company.erase']

/** Whether a right is given by nobody alone. */
export const isWeighty = (permission: Permission): boolean =>
  [DECIDING, ADMINISTERING, TAKING].some((rights) => rights.includes(permission))

/** Calls that decide on what another asked for, and the constraints by which the database refuses who is not independent of him. */
export const DECISIONS: Readonly<Record<string, string | readonly string[]>> = {
  creditLineDecide: 'credit_line_four_eyes',
  creditLineStep: 'credit_line_release_four_eyes',
  customerDecide: 'company_four_eyes',
  drawdownDecide: 'loan_approval_four_eyes',
  drawdownDeedDecide: 'loan_deed_four_eyes',
  drawdownPay: 'loan_payment_four_eyes',
  matterDecide: 'matter_answer_four_eyes',
  objectionDecide: 'objection_four_eyes',
  operateErasureDecide: ['company_erasure_first_four_eyes', 'company_erasure_four_eyes'],
  operateInstitutionDecide: 'institution_four_eyes',
  operateOrderDecide: 'product_order_four_eyes',
  platformBookDecide: 'platform_rule_book_four_eyes',
  operateTermsDecide: 'product_terms_four_eyes',
  operateVoucherDecide: 'voucher_four_eyes',
  registrationDecide: 'registration_four_eyes',
  riskOverrideDecide: 'risk_override_four_eyes',
  riskPolicyDecide: 'risk_policy_four_eyes',
  rulebookDecide: 'rule_book_four_eyes',
  scfAnchorStep: ['scf_anchor_four_eyes', 'scf_anchor_release_four_eyes'],
  scfClose: 'scf_closing_four_eyes',
  scfDecide: 'scf_confirmation_four_eyes',
  scfOrderDecide: 'scf_order_four_eyes',
  scoreCardDecide: 'score_card_four_eyes',
  sensitiveDecide: 'sensitive_word_four_eyes',
  suppressionDecide: 'rule_suppression_four_eyes',
}
