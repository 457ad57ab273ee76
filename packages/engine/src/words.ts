/** Everything that the engine says, in both languages: every `words.ts` of it stands here. For who reads a report in English. */
import { PROGRAM_NAMES } from '@xinjian/format/books/programs'
import { LENDING_NAMES } from '@xinjian/format/lending/words'
import { VENDOR_NAMES } from '@xinjian/format/public-records/vendors'
import { pairsOf } from '@xinjian/format/say/words'
import { BASIC_SAYS } from './basic/words.ts'
import { ERP_EVIDENCE_SAYS } from './erp/evidence-words.ts'
import { ERP_HELD_SAYS } from './erp/filed/held-words.ts'
import { ERP_FILED_SAYS } from './erp/filed/words.ts'
import { WRITE_OFF_SAYS } from './erp/indicators/loss-words.ts'
import { ERP_SIGN_SAYS } from './erp/indicators/sign-words.ts'
import { ERP_INDICATOR_SAYS } from './erp/indicators/words.ts'
import { ORDER_SAYS } from './erp/orders/words.ts'
import { ERP_SIGN_RULE_SAYS } from './erp/rules/sign-words.ts'
import { ERP_RULE_SAYS } from './erp/rules/words.ts'
import { ERP_MONEY_SAYS } from './erp/sections/money-words.ts'
import { ERP_SECTION_SAYS } from './erp/sections/words.ts'
import { BOOK_SET_SAYS } from './erp/set/words.ts'
import { SOLD_SAYS } from './erp/sold/words.ts'
import { ERP_SAYS } from './erp/words.ts'
import { ERP_ITEM_INDICATOR_SAYS } from './erp-item/indicators/words.ts'
import { ERP_ITEM_RULE_SAYS } from './erp-item/rules/words.ts'
import { ERP_ITEM_VALUE_SAYS } from './erp-item/sections/value-words.ts'
import { ERP_ITEM_SECTION_SAYS } from './erp-item/sections/words.ts'
import { ERP_ITEM_SAYS } from './erp-item/words.ts'
import { ERP_ZHJ_INDICATOR_SAYS } from './erp-zhj/indicator-words.ts'
import { ERP_ZHJ_SECTION_SAYS } from './erp-zhj/sections/words.ts'
import { ERP_ZHJ_SAYS } from './erp-zhj/words.ts'
import { FINANCE_FINDING_SAYS } from './finance/findings-words.ts'
import { FINANCE_FORMULA_SAYS } from './finance/indicators/formula-words.ts'
import { FINANCE_INDICATOR_SAYS } from './finance/indicators/words.ts'
import { FINANCE_RULE_SAYS } from './finance/rules/words.ts'
import { FINANCE_SECTION_SAYS } from './finance/sections/words.ts'
import { FINANCE_SAYS } from './finance/words.ts'
import { FIRM_SAYS } from './firm/words.ts'
import { CONTEXT_SAYS } from './invoice/context/words.ts'
import { EVIDENCE_SAYS } from './invoice/evidence/words.ts'
import { AMOUNT_SAYS } from './invoice/indicators/amount-words.ts'
import { GOODS_SAYS } from './invoice/indicators/goods-words.ts'
import { HABIT_SAYS } from './invoice/indicators/habit-words.ts'
import { PARTY_SAYS } from './invoice/indicators/party-words.ts'
import { LIMIT_SAYS } from './invoice/limit/words.ts'
import { PARAMS_SAYS } from './invoice/params/words.ts'
import { PARTNER_SAYS } from './invoice/partners/words.ts'
import { QUALITY_SAYS as INVOICE_QUALITY_SAYS } from './invoice/quality-words.ts'
import { TRADE_RULES_SAYS } from './invoice/rules/trade-words.ts'
import { VOID_RULES_SAYS } from './invoice/rules/void-words.ts'
import { RULES_SAYS } from './invoice/rules/words.ts'
import { CARD_MODEL_SAYS } from './invoice/score/card-words.ts'
import { SCORE_SAYS } from './invoice/score/words.ts'
import { PARTY_SECTIONS_SAYS } from './invoice/sections/party-words.ts'
import { SECTIONS_SAYS } from './invoice/sections/words.ts'
import { CHECKS_SAYS } from './invoice/verdict/checks-words.ts'
import { GATES_SAYS } from './invoice/verdict/gates/words.ts'
import { VERDICT_SAYS as INVOICE_VERDICT_SAYS } from './invoice/verdict/words.ts'
import { INVOICE_SAYS } from './invoice/words.ts'
import { CATEGORY_SAYS } from './joint/catalogue/category-words.ts'
import { CHAIN_ADVICE_SAYS } from './joint/catalogue/chain-words.ts'
import { INVOICE_ADVICE_SAYS } from './joint/catalogue/invoices-words.ts'
import { LAW } from './joint/catalogue/laws-words.ts'
import { PARTY_ADVICE_SAYS } from './joint/catalogue/parties-words.ts'
import { TAX_ADVICE_SAYS } from './joint/catalogue/taxes-words.ts'
import { WITHOUT_SOURCE_SAYS } from './joint/catalogue/words.ts'
import { CHAIN_LIMIT_SAYS } from './joint/chain/limit-words.ts'
import { CHAIN_SAYS } from './joint/chain/words.ts'
import { LENDERS_SAYS } from './joint/lenders/words.ts'
import { TIES_SAYS } from './joint/ties/words.ts'
import { JOINT_SAYS } from './joint/words.ts'
import { CHANGE_SAYS } from './kit/rules/change-words.ts'
import {
  BOOK_SAYS,
  FAULT_SAYS,
  LEVEL_SAYS,
  REASON_SAYS,
  REGISTER_SAYS,
  RULE_SAYS,
} from './kit/rules/words.ts'
import { CARD_SAYS } from './kit/score/words.ts'
import { CONVENTION_SAYS, STATEMENT_SAYS } from './kit/sections/method-words.ts'
import { BLOCK_SAYS, YEARS_SAYS } from './kit/sections/words.ts'
import { FRESHNESS_SAYS } from './kit/verdict/freshness-words.ts'
import { COVERAGE_SAYS, GATE_SAYS, RECENT_SAYS, YOUNG_SAYS } from './kit/verdict/gates/words.ts'
import { NOTHING_SAYS, RED_SAYS, VERDICT_SAYS } from './kit/verdict/words.ts'
import {
  BOUND_SAYS,
  DETAIL_SAYS,
  FILE_SAYS,
  JOIN_SAYS,
  PEER_SAYS,
  QUALITY_SAYS,
  QUANTITY_SAYS,
} from './kit/words.ts'
import { LENDING_INDICATOR_SAYS } from './lending/indicators/words.ts'
import { LENDING_METHOD_SAYS } from './lending/method-words.ts'
import { LENDING_RULE_SAYS } from './lending/rules/words.ts'
import { LENDING_SECTION_SAYS } from './lending/sections/words.ts'
import { LENDING_GATE_SAYS } from './lending/verdict/words.ts'
import { LENDING_SAYS } from './lending/words.ts'
import { PUBLIC_INDICATOR_SAYS } from './public/indicators/words.ts'
import { PUBLIC_METHOD_SAYS } from './public/method-words.ts'
import { PUBLIC_RULE_SAYS } from './public/rules/words.ts'
import { PUBLIC_SECTION_SAYS } from './public/sections/words.ts'
import { PUBLIC_GATE_SAYS } from './public/verdict/words.ts'
import { PUBLIC_SAYS } from './public/words.ts'
import { SHORT_SAYS } from './report/view/words.ts'
import { INSTANT_SAYS, LIVED_SAYS, WINDOW_SAYS } from './report/window/words.ts'
import { FIGURE_SAYS } from './report/words/figure-words.ts'
import { KIND_SAYS } from './report/words/kind-words.ts'
import { PEER_NOTE_SAYS } from './report/words/peer-words.ts'
import { POLICY_SAYS } from './report/words/policy-words.ts'
import { CROSS_INDICATOR_SAYS } from './tax/cross/indicators-words.ts'
import { CROSS_RULE_SAYS, CROSS_SECTION_SAYS } from './tax/cross/section-words.ts'
import { CROSS_SAYS } from './tax/cross/words.ts'
import { TAX_RECORD_INDICATOR_SAYS } from './tax/records/indicators/words.ts'
import { TAX_RECORD_RULE_SAYS } from './tax/records/rules/words.ts'
import { TAX_RECORD_SECTION_SAYS } from './tax/records/sections/words.ts'
import { TAX_RECORD_SAYS } from './tax/records/words.ts'
import { INCOME_TAX_SAYS } from './tax/returns/indicators/income-words.ts'
import { BORDER_SAYS, FILING_SAYS, INPUT_SAYS, SALES_SAYS } from './tax/returns/indicators/words.ts'
import {
  BURDEN_RULE_SAYS,
  FILING_RULE_SAYS,
  INPUT_RULE_SAYS,
  SALES_RULE_SAYS,
} from './tax/returns/rules/words.ts'
import { RETURN_SECTION_SAYS } from './tax/returns/sections/words.ts'
import {
  CIT_SAYS,
  RETURN_FINDING_SAYS,
  RETURN_LIMIT_SAYS,
  RETURN_QUALITY_SAYS,
  RETURN_SAYS,
  VAT_SAYS,
} from './tax/returns/words.ts'
import {
  NOT_COLLECTED_SAYS,
  PEER_LEVEL_SAYS,
  PERIOD_SAYS,
  TAX_METHOD_SAYS,
  TAX_SAYS,
  TAX_SOURCE_SAYS,
} from './tax/words.ts'
import { TAX_INVOICE_SAYS } from './tax-invoice/words.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from './tax-payment/indicators/words.ts'
import { TAX_PAYMENT_RULE_SAYS } from './tax-payment/rules/words.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './tax-payment/sections/words.ts'
import { TAX_PAYMENT_SAYS } from './tax-payment/words.ts'
import { TAX_RISK_SAYS } from './tax-risk/words.ts'

export const ENGINE_WORDS = [
  FIRM_SAYS,
  JOINT_SAYS,
  LENDERS_SAYS,
  CHAIN_LIMIT_SAYS,
  CHAIN_SAYS,
  TIES_SAYS,
  CHAIN_ADVICE_SAYS,
  CATEGORY_SAYS,
  WITHOUT_SOURCE_SAYS,
  INVOICE_ADVICE_SAYS,
  PARTY_ADVICE_SAYS,
  TAX_ADVICE_SAYS,
  LAW,
  INSTANT_SAYS,
  LIVED_SAYS,
  WINDOW_SAYS,
  BOUND_SAYS,
  CARD_SAYS,
  QUANTITY_SAYS,
  CONVENTION_SAYS,
  STATEMENT_SAYS,
  BOOK_SAYS,
  CHANGE_SAYS,
  FAULT_SAYS,
  LEVEL_SAYS,
  REASON_SAYS,
  REGISTER_SAYS,
  RULE_SAYS,
  BLOCK_SAYS,
  YEARS_SAYS,
  FRESHNESS_SAYS,
  COVERAGE_SAYS,
  GATE_SAYS,
  RECENT_SAYS,
  YOUNG_SAYS,
  NOTHING_SAYS,
  RED_SAYS,
  VERDICT_SAYS,
  DETAIL_SAYS,
  FILE_SAYS,
  PEER_SAYS,
  QUALITY_SAYS,
  JOIN_SAYS,
  KIND_SAYS,
  PEER_NOTE_SAYS,
  POLICY_SAYS,
  SHORT_SAYS,
  FIGURE_SAYS,
  BASIC_SAYS,
  CONTEXT_SAYS,
  AMOUNT_SAYS,
  GOODS_SAYS,
  HABIT_SAYS,
  PARTY_SAYS,
  PARTNER_SAYS,
  RULES_SAYS,
  TRADE_RULES_SAYS,
  VOID_RULES_SAYS,
  LIMIT_SAYS,
  CHECKS_SAYS,
  GATES_SAYS,
  INVOICE_VERDICT_SAYS,
  EVIDENCE_SAYS,
  PARAMS_SAYS,
  INVOICE_QUALITY_SAYS,
  SCORE_SAYS,
  CARD_MODEL_SAYS,
  INVOICE_SAYS,
  SECTIONS_SAYS,
  PARTY_SECTIONS_SAYS,
  TAX_INVOICE_SAYS,
  FINANCE_SAYS,
  FINANCE_FINDING_SAYS,
  FINANCE_FORMULA_SAYS,
  FINANCE_INDICATOR_SAYS,
  FINANCE_RULE_SAYS,
  FINANCE_SECTION_SAYS,
  PERIOD_SAYS,
  CIT_SAYS,
  RETURN_FINDING_SAYS,
  RETURN_LIMIT_SAYS,
  RETURN_QUALITY_SAYS,
  RETURN_SAYS,
  VAT_SAYS,
  BORDER_SAYS,
  FILING_SAYS,
  INPUT_SAYS,
  SALES_SAYS,
  INCOME_TAX_SAYS,
  BURDEN_RULE_SAYS,
  FILING_RULE_SAYS,
  INPUT_RULE_SAYS,
  SALES_RULE_SAYS,
  RETURN_SECTION_SAYS,
  NOT_COLLECTED_SAYS,
  PEER_LEVEL_SAYS,
  TAX_METHOD_SAYS,
  TAX_SAYS,
  TAX_SOURCE_SAYS,
  CROSS_SAYS,
  CROSS_INDICATOR_SAYS,
  CROSS_RULE_SAYS,
  CROSS_SECTION_SAYS,
  TAX_RECORD_SAYS,
  TAX_RECORD_INDICATOR_SAYS,
  TAX_RECORD_RULE_SAYS,
  TAX_RECORD_SECTION_SAYS,
  TAX_PAYMENT_SAYS,
  TAX_PAYMENT_INDICATOR_SAYS,
  TAX_PAYMENT_RULE_SAYS,
  TAX_PAYMENT_SECTION_SAYS,
  TAX_RISK_SAYS,
  ERP_ITEM_SAYS,
  ERP_ITEM_INDICATOR_SAYS,
  ERP_ITEM_RULE_SAYS,
  ERP_ITEM_SECTION_SAYS,
  BOOK_SET_SAYS,
  SOLD_SAYS,
  ORDER_SAYS,
  WRITE_OFF_SAYS,
  ERP_SAYS,
  ERP_INDICATOR_SAYS,
  ERP_RULE_SAYS,
  ERP_MONEY_SAYS,
  ERP_SECTION_SAYS,
  ERP_SIGN_RULE_SAYS,
  ERP_SIGN_SAYS,
  ERP_EVIDENCE_SAYS,
  ERP_FILED_SAYS,
  ERP_HELD_SAYS,
  ERP_ITEM_VALUE_SAYS,
  ERP_ZHJ_SAYS,
  ERP_ZHJ_INDICATOR_SAYS,
  ERP_ZHJ_SECTION_SAYS,
  PUBLIC_SAYS,
  PUBLIC_METHOD_SAYS,
  PUBLIC_INDICATOR_SAYS,
  PUBLIC_RULE_SAYS,
  PUBLIC_GATE_SAYS,
  PUBLIC_SECTION_SAYS,
  LENDING_NAMES,
  VENDOR_NAMES,
  PROGRAM_NAMES,
  LENDING_SAYS,
  LENDING_METHOD_SAYS,
  LENDING_INDICATOR_SAYS,
  LENDING_RULE_SAYS,
  LENDING_GATE_SAYS,
  LENDING_SECTION_SAYS,
].flatMap(pairsOf)
