/** Reports outside the back office, for whoever holds a link. */
import type { Row } from './row.ts'

export const SHARED_ROWS: readonly Row[] = [
  ['/justiceReportYCQ', '司法报告', 'report', 'none', { page: 'public/Framed.tsx', hidden: true }],
  [
    '/justiceEntReport',
    '企业司法报告',
    'report',
    'none',
    { page: 'public/Framed.tsx', hidden: true },
  ],
  [
    '/justiceBaseReport',
    '工商司法报告',
    'report',
    'none',
    { page: 'public/Framed.tsx', hidden: true },
  ],
  ['/share/:token', '报告查看', 'report', 'none', { page: 'public/Share.tsx', hidden: true }],
]
