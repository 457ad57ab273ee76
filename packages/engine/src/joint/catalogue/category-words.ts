import { words } from '@xinjian/format/say/words'

/** What the rules of the catalogue are grouped by. */
export const CATEGORY_SAYS = words({
  invoices: ['发票', 'Invoices'],
  vat: ['增值税', 'VAT'],
  incomeTax: ['所得税', 'Income tax'],
  finance: ['财务', 'Finance'],
  filing: ['申报缴纳', 'Filing and payment'],
  enterprise: ['经营主体', 'Enterprise'],
  partners: ['上下游', 'Partners'],
})
