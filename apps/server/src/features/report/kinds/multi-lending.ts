/** 多头借贷报告: whom an enterprise and its persons ask for money. */
import { MULTI_LENDING_ENGINE } from '@xinjian/engine/multi-lending/engine'
import { loanKind } from './loan-family.ts'

export const multiLendingKind = loanKind(MULTI_LENDING_ENGINE)
