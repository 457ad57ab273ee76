/**
 * The registry of report kinds: what every side may know of a kind without knowing its engine. One line per kind; contract,
 * server, web and spreadsheet read the names from here and name no kind themselves. Engines: `../engines.ts`.
 */

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
  /** Who read one keeps a copy in the browser while the session lasts (product spec section 3). */
  copied?: true
}

const kinds = <K extends string>(lines: Record<K, KindLine>) => lines

export const REPORT_KINDS = kinds({
  INVOICE: {
    prefix: 'INV',
    title: '发票报告',
    titleEn: 'Invoice report',
    data: '发票',
    lends: true,
    admits: 'POLICY',
    copied: true,
  },
  TAX_PAYMENT: {
    prefix: 'PAY',
    title: '纳税报告',
    titleEn: 'Tax payment report',
    data: '纳税',
    copied: true,
  },
  TAX: {
    prefix: 'TAX',
    title: '税务报告',
    titleEn: 'Tax report',
    data: '税务',
  },
  TAX_INVOICE: {
    prefix: 'TIV',
    title: '税票综合报告',
    titleEn: 'Tax and invoice report',
    data: '税票',
    lends: true,
    admits: 'JOINT',
  },
  TAX_RISK: {
    prefix: 'RSK',
    title: '税务风险报告',
    titleEn: 'Tax risk report',
    data: '税务',
  },
  BASIC: {
    prefix: 'BAS',
    title: '企业基础报告',
    titleEn: 'Enterprise basic report',
    data: '登记',
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

/** In the order of the registry. */
export const REPORT_KIND_NAMES = Object.keys(REPORT_KINDS) as [ReportKind, ...ReportKind[]]

/** Those of them that a rule book reaches. */
export const JUDGED_KINDS = REPORT_KIND_NAMES.filter(isJudged) as [ReportKind, ...ReportKind[]]

/** Folder of a kind's engine, of its archive and of its reference: `TAX_PAYMENT` → `tax-payment`. */
export const kindFolder = (kind: ReportKind): string => kind.toLowerCase().replaceAll('_', '-')
