/** The pages of the demonstration centre, for whoever was let in (docs/decisions/0219). */
import type { Row } from '../row.ts'

const page = (
  name: string,
  title: string,
  module: 'Home' | 'SampleReport' | 'Collection',
  titleEn: string,
): Row => [
  `/demoSystem/${name}`,
  title,
  'demo',
  'demo',
  {
    page: `demo/pages/${module}.tsx`,
    needs: module === 'Collection' ? 'collect.read' : 'report.read',
    titleEn,
  },
]

export const DEMO_CENTRE_ROWS: readonly Row[] = [
  ['/demoSystem', '演示中心', 'demo', 'demo', { redirect: '/demoSystem/home' }],
  page('home', '演示中心', 'Home', 'Demonstration'),
  page('invoiceReport', '发票报告演示', 'SampleReport', 'Invoice report'),
  page('erpReport', 'ERP 报告演示', 'SampleReport', 'ERP report'),
  page('zhjReport', '智慧记报告演示', 'SampleReport', 'Zhihuiji report'),
  page('taxReport', '税务报告演示', 'SampleReport', 'Tax report'),
  page('taxClient', '税务采集演示：手机', 'Collection', 'The phone'),
  page('taxRep', '税务采集演示：工作台', 'Collection', 'The desk'),
]
