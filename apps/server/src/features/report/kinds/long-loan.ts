/** 中长期负债报告: what an enterprise owes, and until when. */
import { LONG_LOAN_ENGINE } from '@xinjian/engine/long-loan/engine'
import { loanKind } from './loan-family.ts'

export const longLoanKind = loanKind(LONG_LOAN_ENGINE)
