/** Running a company and its customers: bills, roles, products, channels, risk control. */
import { CUSTOMER_ROWS } from './customer.ts'
import { RISK_ROWS } from './risk.ts'
import type { Row } from './row.ts'

export const MANAGE_ROWS: readonly Row[] = [
  ['/finance', '费用中心', 'finance', 'main', { redirect: '/finance/monthlyBill' }],
  [
    '/finance/monthlyBill',
    '月度账单',
    'finance',
    'main',
    {
      page: 'office/billing/pages/MonthlyBill.tsx',
      keyedBy: [],
      titleEn: 'Monthly bill',
      needs: 'money.read',
      menu: { group: 'finance', icon: 'calendar', order: 10 },
    },
  ],
  [
    '/finance/apiBill',
    '接口账单',
    'finance',
    'main',
    {
      page: 'office/billing/pages/ApiBill.tsx',
      keyedBy: [],
      titleEn: 'Bill of systems',
      needs: 'money.read',
      menu: { group: 'finance', icon: 'link', order: 20 },
    },
  ],
  [
    '/finance/ledger',
    '账户流水',
    'finance',
    'main',
    {
      page: 'office/billing/pages/LedgerEntries.tsx',
      keyedBy: [],
      titleEn: 'Account entries',
      needs: 'money.read',
      menu: { group: 'finance', icon: 'history', order: 30 },
    },
  ],
  [
    '/product/list',
    '产品列表',
    'product',
    'main',
    {
      page: 'office/product/pages/ProductList.tsx',
      keyedBy: [],
      titleEn: 'Products',
      needs: 'report.read',
      menu: { group: 'product', icon: 'wallet', order: 10 },
    },
  ],
  [
    '/product/details',
    '产品详情',
    'product',
    'main',
    {
      page: 'office/product/pages/ProductDetails.tsx',
      hidden: true,
      keyedBy: ['code'],
      titleEn: 'Product',
      needs: 'report.read',
      menu: { group: 'product', icon: 'wallet', order: 12 },
    },
  ],
  [
    '/product/orderList',
    '产品订单',
    'product',
    'main',
    {
      page: 'office/product/pages/ProductOrders.tsx',
      keyedBy: [],
      titleEn: 'Product orders',
      needs: 'money.read',
      menu: { group: 'product', icon: 'history', order: 20 },
    },
  ],
  [
    '/channelProvider/config',
    '渠道配置',
    'channel',
    'main',
    {
      page: 'office/channel/pages/ChannelConfig.tsx',
      keyedBy: [],
      titleEn: 'Channels',
      needs: 'channel.read',
      menu: { icon: 'link', order: 40 },
    },
  ],
  ...CUSTOMER_ROWS,
  ...RISK_ROWS,
]
