/** Rules on issuing and receiving invoices. */
import { CATEGORY_SAYS } from './category-words.ts'
import { INVOICE_ADVICE_SAYS } from './invoices-words.ts'
import { LAW } from './laws-words.ts'
import type { AdviceTable } from './shape.ts'

export const INVOICE_ADVICE: AdviceTable = {
  'R-014': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-014'],
    policy: LAW.invoices,
  },
  'R-015': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-015'],
    policy: LAW.digital,
  },
  'R-016': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-016'],
    policy: LAW.invoices,
  },
  'R-017': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-017'],
    policy: LAW.invoices,
  },
  'R-018': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-018'],
    policy: LAW.red,
  },
  'R-019': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-019'],
    policy: LAW.red,
  },
  'R-020': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-020'],
    policy: LAW.fakes,
  },
  'R-021': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-021'],
  },
  'R-022': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-022'],
  },
  'R-023': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-023'],
  },
  'R-024': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-024'],
    policy: LAW.invoices,
  },
  'R-025': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-025'],
  },
  'R-026': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-026'],
  },
  'R-027': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-027'],
  },
  'R-028': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-028'],
  },
  'R-050': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-050'],
    policy: LAW.changes,
  },
  'R-051': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-051'],
    policy: LAW.vat,
  },
  'R-052': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-052'],
  },
  'R-071': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-071'],
    policy: LAW.invoices,
  },
  'R-072': {
    category: CATEGORY_SAYS.invoices,
    advice: INVOICE_ADVICE_SAYS['R-072'],
    policy: LAW.invoices,
  },
}
