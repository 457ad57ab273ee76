/**
 * The registry of report kinds: what every side may know of a kind without knowing its engine. One line per kind; contract,
 * server, web and spreadsheet read the names from here and name no kind themselves. Engines: `../engines.ts`.
 */

import { namesOf } from '@xinjian/format/say/words'
import { KIND_SAYS } from './words/kind-words.ts'

interface KindLine {
  /** First three letters of a report number (domain §3.6). */
  prefix: string
  title: string
  titleEn: string
  /** What it is made of, as in 还没有…数据. */
  data: string
  /** It suggests a limit, so that an institution's admission pack, ceiling and loans matter to it. */
  lends?: true
  /**
   * Whether it may say 建议准入: it judges income and taxes together (`JOINT`), or one source may stand for both where the
   * institution's policy lets it (`POLICY`). Absent = it says what it knows of its source, and admits nobody.
   */
  admits?: 'JOINT' | 'POLICY'
  /** It tells and judges nothing: no rules stand on its desk. Absent = an institution's rule book reaches it. */
  unjudged?: true
  /** It is made of the enterprise's own books: the calls and the page of ERP reports know it. */
  books?: true
  /** It is made of what the registry and the courts publish: no consent stands under it, and it can be asked for anew. */
  published?: true
  /** Its paper is one sheet (domain §3.14): the first rows of its tables, and where the rest is read. */
  oneSheet?: true
  /** It tells of persons, each under a consent of his or her own. */
  persons?: true
  /** Who read one keeps a copy in the browser while the session lasts (product spec section 3). */
  copied?: true
}

const titled = (name: keyof typeof KIND_SAYS & string) => {
  const { zh, en } = namesOf(KIND_SAYS, name)
  return { title: zh, titleEn: en }
}
const kinds = <K extends string>(lines: Record<K, KindLine>) => lines

export const REPORT_KINDS = kinds({
  INVOICE: {
    prefix: 'INV',
    ...titled('invoiceTitle'),
    data: KIND_SAYS.invoiceData,
    lends: true,
    admits: 'POLICY',
    copied: true,
  },
  TAX_PAYMENT: {
    prefix: 'PAY',
    ...titled('taxPaymentTitle'),
    data: KIND_SAYS.taxPaymentData,
    copied: true,
  },
  TAX: {
    prefix: 'TAX',
    ...titled('taxTitle'),
    data: KIND_SAYS.taxData,
  },
  TAX_INVOICE: {
    prefix: 'TIV',
    ...titled('taxInvoiceTitle'),
    data: KIND_SAYS.taxInvoiceData,
    lends: true,
    admits: 'JOINT',
  },
  TAX_RISK: {
    prefix: 'RSK',
    ...titled('taxRiskTitle'),
    data: KIND_SAYS.taxData,
  },
  BASIC: {
    prefix: 'BAS',
    ...titled('basicTitle'),
    data: KIND_SAYS.basicData,
    published: true,
    oneSheet: true,
  },
  ERP_ITEM: {
    prefix: 'ITM',
    ...titled('erpItemTitle'),
    data: KIND_SAYS.erpItemData,
    books: true,
  },
  ERP: {
    prefix: 'ERP',
    ...titled('erpTitle'),
    data: KIND_SAYS.erpData,
    books: true,
  },
  ERP_ZHJ: {
    prefix: 'ZHJ',
    ...titled('erpZhjTitle'),
    data: KIND_SAYS.erpZhjData,
    books: true,
  },
  JUSTICE_ENT: {
    prefix: 'JEN',
    ...titled('justiceEntTitle'),
    data: KIND_SAYS.justiceEntData,
    published: true,
  },
  JUSTICE_BASE: {
    prefix: 'JBA',
    ...titled('justiceBaseTitle'),
    data: KIND_SAYS.justiceBaseData,
    published: true,
  },
  JUSTICE: {
    prefix: 'JUS',
    ...titled('justiceTitle'),
    data: KIND_SAYS.justiceData,
    published: true,
  },
  MULTI_LENDING: {
    prefix: 'MLD',
    ...titled('multiLendingTitle'),
    data: KIND_SAYS.multiLendingData,
    persons: true,
  },
  LONG_LOAN: {
    prefix: 'LLN',
    ...titled('longLoanTitle'),
    data: KIND_SAYS.longLoanData,
    persons: true,
    unjudged: true,
  },
})

export type ReportKind = keyof typeof REPORT_KINDS

/** Whether a report of this kind may come to 建议准入 at all. */
export const mayAdmit = (kind: ReportKind): boolean =>
  (REPORT_KINDS[kind] as KindLine).admits !== undefined

/** Whether rules are judged in it, so that an institution's rule book, back-tests and suppressions reach it. */
export const isJudged = (kind: ReportKind): boolean =>
  (REPORT_KINDS[kind] as KindLine).unjudged === undefined

/** Whether it admits by itself, by the institution's policy. */
export const standsAlone = (kind: ReportKind): boolean =>
  (REPORT_KINDS[kind] as KindLine).admits === 'POLICY'

/** Whether it tells of persons, each of whom may take a consent back. */
export const tellsOfPersons = (kind: ReportKind): boolean =>
  (REPORT_KINDS[kind] as KindLine).persons !== undefined

/** In the order of the registry. */
export const REPORT_KIND_NAMES = Object.keys(REPORT_KINDS) as [ReportKind, ...ReportKind[]]

/** Those that are made of an enterprise's own books. */
export const BOOK_KIND_NAMES = REPORT_KIND_NAMES.filter(
  (kind) => (REPORT_KINDS[kind] as KindLine).books,
) as [ReportKind, ...ReportKind[]]

/** Those that are made of what the registry and the courts publish. */
export const PUBLISHED_KIND_NAMES = REPORT_KIND_NAMES.filter(
  (kind) => (REPORT_KINDS[kind] as KindLine).published,
) as [ReportKind, ...ReportKind[]]

/** Whether its paper is one sheet. */
export const isOneSheet = (kind: ReportKind): boolean =>
  (REPORT_KINDS[kind] as KindLine).oneSheet !== undefined

/** Those of them that a rule book reaches. */
export const JUDGED_KINDS = REPORT_KIND_NAMES.filter(isJudged) as [ReportKind, ...ReportKind[]]

/** Folder of a kind's engine, of its archive and of its reference: `TAX_PAYMENT` → `tax-payment`. */
export const kindFolder = (kind: ReportKind): string => kind.toLowerCase().replaceAll('_', '-')
