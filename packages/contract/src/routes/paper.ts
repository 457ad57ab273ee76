/** Reports and signed papers for the printing program: no person comes here, so no other page loads these rows. */
import type { Row } from './row.ts'

export const PAPER_ROWS: readonly Row[] = [
  ['/pdfTemplate', '', 'report', 'none', { page: 'paper/pages/ReportPaperPage.tsx', hidden: true }],
  [
    '/pdfTemplate_consent',
    '授权书',
    'report',
    'none',
    { page: 'paper/pages/ConsentPaper.tsx', hidden: true },
  ],
  [
    '/pdfTemplate_agreement',
    '业务合同',
    'report',
    'none',
    { page: 'paper/pages/AgreementPaper.tsx', hidden: true },
  ],
  [
    '/pdfTemplate_pack',
    '尽调报告包',
    'report',
    'none',
    { page: 'paper/pages/PackPaper.tsx', hidden: true },
  ],
  [
    '/pdfTemplate_erp',
    'ERP报告',
    'report',
    'none',
    { page: 'paper/pages/ReportPaperPage.tsx', prints: ['ERP', 'ERP_ITEM'], hidden: true },
  ],
  [
    '/pdfTemplate_zhj',
    '智慧记报告',
    'report',
    'none',
    { page: 'paper/pages/ReportPaperPage.tsx', prints: ['ERP_ZHJ'], hidden: true },
  ],
  [
    '/pdfTemplate_justice',
    '司法报告',
    'report',
    'none',
    { page: 'paper/pages/ReportPaperPage.tsx', prints: ['JUSTICE', 'JUSTICE_ENT'], hidden: true },
  ],
  [
    '/pdfTemplate_base',
    '企业基础报告',
    'report',
    'none',
    { page: 'paper/pages/ReportPaperPage.tsx', prints: ['BASIC', 'JUSTICE_BASE'], hidden: true },
  ],
  [
    '/pdfTemplate_risk',
    '税务风险报告',
    'report',
    'none',
    { page: 'paper/pages/ReportPaperPage.tsx', prints: ['TAX_RISK'], hidden: true },
  ],
  [
    '/pdfTemplate_etax',
    '电子税务报告',
    'report',
    'none',
    { page: 'paper/pages/ReportPaperPage.tsx', prints: ['TAX', 'TAX_PAYMENT'], hidden: true },
  ],
  [
    '/pdfTemplate_ryc',
    '税票报告',
    'report',
    'none',
    { page: 'paper/pages/ReportPaperPage.tsx', prints: ['TAX_INVOICE'], hidden: true },
  ],
]
