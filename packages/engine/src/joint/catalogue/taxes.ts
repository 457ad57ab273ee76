/** Rules on returns, payments and statements. */
import { CATEGORY_SAYS } from './category-words.ts'
import { LAW } from './laws-words.ts'
import type { AdviceTable } from './shape.ts'
import { TAX_ADVICE_SAYS } from './taxes-words.ts'

export const TAX_ADVICE: AdviceTable = {
  'R-001': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-001'],
    policy: LAW.arrears,
  },
  'R-005': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-005'],
    policy: LAW.lateFiling,
  },
  'R-006': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-006'],
    policy: LAW.lateFiling,
  },
  'R-007': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-007'],
    policy: LAW.filing,
  },
  'R-008': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-008'],
    policy: LAW.filing,
  },
  'R-009': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-009'],
    policy: LAW.filing,
  },
  'R-010': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-010'],
    policy: LAW.filing,
  },
  'R-011': {
    category: CATEGORY_SAYS.incomeTax,
    advice: TAX_ADVICE_SAYS['R-011'],
    policy: LAW.accrual,
  },
  'R-012': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-012'],
    policy: LAW.assessment,
  },
  'R-013': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-013'],
    policy: LAW.review,
  },
  'R-053': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-053'],
    policy: LAW.review,
  },
  'R-054': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-054'],
    policy: LAW.vatNotDeducted,
  },
  'R-055': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-055'],
    policy: LAW.farm,
  },
  'R-056': {
    category: CATEGORY_SAYS.incomeTax,
    advice: TAX_ADVICE_SAYS['R-056'],
    policy: LAW.assessment,
  },
  'R-057': {
    category: CATEGORY_SAYS.incomeTax,
    advice: TAX_ADVICE_SAYS['R-057'],
    policy: LAW.review,
  },
  'R-058': {
    category: CATEGORY_SAYS.incomeTax,
    advice: TAX_ADVICE_SAYS['R-058'],
    policy: LAW.cit,
  },
  'R-059': {
    category: CATEGORY_SAYS.finance,
    advice: TAX_ADVICE_SAYS['R-059'],
    policy: LAW.review,
  },
  'R-060': {
    category: CATEGORY_SAYS.finance,
    advice: TAX_ADVICE_SAYS['R-060'],
    policy: LAW.loans,
  },
  'R-061': {
    category: CATEGORY_SAYS.finance,
    advice: TAX_ADVICE_SAYS['R-061'],
    policy: LAW.accrual,
  },
  'R-062': {
    category: CATEGORY_SAYS.finance,
    advice: TAX_ADVICE_SAYS['R-062'],
    policy: LAW.review,
  },
  'R-063': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-063'],
    policy: LAW.stamp,
  },
  'R-064': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-064'],
    policy: LAW.city,
  },
  'R-065': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-065'],
    policy: LAW.withholding,
  },
  'R-066': {
    category: CATEGORY_SAYS.vat,
    advice: TAX_ADVICE_SAYS['R-066'],
    policy: LAW.small,
  },
  'R-067': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-067'],
    policy: LAW.penalty,
  },
  'R-068': {
    category: CATEGORY_SAYS.filing,
    advice: TAX_ADVICE_SAYS['R-068'],
    policy: LAW.lateFee,
  },
  'R-070': {
    category: CATEGORY_SAYS.finance,
    advice: TAX_ADVICE_SAYS['R-070'],
    policy: LAW.books,
  },
}
