/** Everything that the contract says, in both languages: every table of words of it stands here. */
import { pairsOf } from '@xinjian/format/say/words'
import { ACCOUNT_FIELD_SAYS } from './words/account.ts'
import { CHANNEL_FIELD_SAYS } from './words/channel.ts'
import { CODE_SAYS } from './words/codes.ts'
import { COLLECT_FIELD_SAYS } from './words/collect.ts'
import { COMMON_FIELD_SAYS } from './words/common.ts'
import { FIRM_FIELD_SAYS } from './words/firm.ts'
import { INTAKE_FIELD_SAYS } from './words/intake.ts'
import { LISTS_FIELD_SAYS } from './words/lists.ts'
import { LOAN_FIELD_SAYS } from './words/loan.ts'
import { MONEY_FIELD_SAYS } from './words/money.ts'
import { PEOPLE_FIELD_SAYS } from './words/people.ts'
import { REPORT_FIELD_SAYS } from './words/report.ts'
import { RISK_FIELD_SAYS } from './words/risk.ts'
import { RULES_FIELD_SAYS } from './words/rules.ts'
import { SCF_FIELD_SAYS } from './words/scf.ts'
import { TERMINAL_FIELD_SAYS } from './words/terminal.ts'
import { VERIFY_FIELD_SAYS } from './words/verify.ts'

export const CONTRACT_WORDS = [
  CODE_SAYS,
  PEOPLE_FIELD_SAYS,
  INTAKE_FIELD_SAYS,
  LISTS_FIELD_SAYS,
  FIRM_FIELD_SAYS,
  COMMON_FIELD_SAYS,
  ACCOUNT_FIELD_SAYS,
  CHANNEL_FIELD_SAYS,
  REPORT_FIELD_SAYS,
  LOAN_FIELD_SAYS,
  SCF_FIELD_SAYS,
  MONEY_FIELD_SAYS,
  VERIFY_FIELD_SAYS,
  COLLECT_FIELD_SAYS,
  TERMINAL_FIELD_SAYS,
  RISK_FIELD_SAYS,
  RULES_FIELD_SAYS,
].flatMap(pairsOf)
