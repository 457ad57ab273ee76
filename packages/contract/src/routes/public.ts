/** The public site, on desks and on phones. A page that both have is one page, made for every width. */
import type { RouteOptions, Row } from './row.ts'

/** A page of `apps/web/src/public/site`, finished when the site is built, in both languages. */
const site = (folder: string, titleEn: string): RouteOptions => ({
  page: `public/site/${folder}/Page.tsx`,
  render: 'static',
  titleEn,
})
const DOWNLOADS = site('downloads', 'Downloads')
const TUTORIAL_TAX = site('tutorial-tax', 'Tutorial: tax and invoice credit')
const TUTORIAL_VERIFY = site('tutorial-verify', 'Tutorial: invoice verification')
const ERP = site('erp', 'ERP credit: lending on the books of an enterprise')
const TAX = site('tax', 'Tax and invoice credit: a report that opens')
const VERIFY = site('verify', 'Invoice verification: read, verify, watch')
const CHAIN = site('chain', 'Supply-chain finance: know the trade behind a receivable')
const ABOUT = site('about', 'About Xinjian')
const KINGDEE = site('kingdee', 'For users of Kingdee')

export const PUBLIC_ROWS: readonly Row[] = [
  [
    '/',
    '信鉴 · 让每一家企业拥有数字信用',
    'public',
    'none',
    { page: 'public/pages/Home.tsx', render: 'static' },
  ],
  ['/verify', '报告验真', 'public', 'none', { page: 'public/pages/Proof.tsx', render: 'static' }],
  ['/downloadCenter', '下载中心', 'public', 'none', DOWNLOADS],
  [
    '/downloadCenter/baixin',
    '下载中心 · 百信',
    'public',
    'none',
    site('partners/baixin', 'Downloads · Baixin'),
  ],
  [
    '/downloadCenter/feidai',
    '下载中心 · 飞贷',
    'public',
    'none',
    site('partners/feidai', 'Downloads · Feidai'),
  ],
  [
    '/downloadCenter/huaxia',
    '下载中心 · 华夏',
    'public',
    'none',
    site('partners/huaxia', 'Downloads · Huaxia'),
  ],
  [
    '/downloadCenter/hanhua',
    '下载中心 · 瀚华',
    'public',
    'none',
    site('partners/hanhua', 'Downloads · Hanhua'),
  ],
  ['/tutorial', '使用教程', 'public', 'none', { redirect: '/tax' }],
  ['/tax', '税票贷使用教程', 'public', 'none', TUTORIAL_TAX],
  ['/credit', '智能发票查验使用教程', 'public', 'none', TUTORIAL_VERIFY],
  ['/tutorial/tax', '税票贷使用教程', 'public', 'none', TUTORIAL_TAX],
  ['/tutorial/credit', '智能发票查验使用教程', 'public', 'none', TUTORIAL_VERIFY],
  ['/daiFu', '代付', 'public', 'none', site('pay-for', 'Paying on behalf of others')],
  [
    '/public/financial',
    '正在跳转',
    'public',
    'none',
    { page: 'public/Financial.tsx', hidden: true },
  ],
  [
    '/kderp/galaxy',
    '工商查询',
    'public',
    'none',
    { page: 'account/pages/Galaxy.tsx', hidden: true, titleEn: 'Registry look-up' },
  ],
  [
    '/kderp/galaxy/record',
    '工商查询记录',
    'public',
    'none',
    { page: 'account/pages/GalaxyRecords.tsx', hidden: true, titleEn: 'Look-ups' },
  ],
  ['/erpCredit', 'ERP 信用', 'public', 'none', ERP],
  ['/taxTicketCredit', '税票信用', 'public', 'none', TAX],
  ['/intelligentInvoiceVerify', '智能发票查验', 'public', 'none', VERIFY],
  ['/supplierFinance', '供应链金融', 'public', 'none', CHAIN],
  ['/about', '关于我们', 'public', 'none', ABOUT],
  ['/contact', '联系我们', 'public', 'none', site('contact', 'Contact')],
  ['/status', '服务状态', 'public', 'none', site('status', 'Service status')],
  [
    '/whitePaper',
    '税务数据风险白皮书',
    'public',
    'none',
    site('white-paper', 'White paper: risk from tax data'),
  ],
  // What the server answers with where there is no page; nobody is led here.
  [
    '/missing',
    '没有这个页面',
    'public',
    'none',
    { ...site('missing', 'Page not found'), hidden: true },
  ],
  ['/m_kingdeeCredit', '金蝶用户的数字信用', 'public-mobile', 'none', KINGDEE],
  ['/m_erpCredit', 'ERP 信用', 'public-mobile', 'none', ERP],
  ['/m_taxCredit', '税票信用', 'public-mobile', 'none', TAX],
  ['/m_billCheck', '发票查验', 'public-mobile', 'none', VERIFY],
  ['/m_chainFinance', '供应链金融', 'public-mobile', 'none', CHAIN],
  ['/m_aboutUs', '关于我们', 'public-mobile', 'none', ABOUT],
  [
    '/m_feidai',
    '下载中心 · 飞贷',
    'public-mobile',
    'none',
    site('partners/feidai', 'Downloads · Feidai'),
  ],
  [
    '/m_jwzs',
    '下载中心 · 金微',
    'public-mobile',
    'none',
    site('partners/jwzs', 'Downloads · Jinwei'),
  ],
  [
    '/m_huaxia',
    '下载中心 · 华夏',
    'public-mobile',
    'none',
    site('partners/huaxia', 'Downloads · Huaxia'),
  ],
]
