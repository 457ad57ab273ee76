/** The groups of the menu. A group has no page of its own: it is shown when one of its pages is. */
export const MENU_GROUPS = {
  'query-center': {
    name: '查询中心',
    nameEn: 'Query center',
    path: '/queryCenter',
    icon: 'search',
    order: 10,
  },
  'query-record': {
    name: '查询记录',
    nameEn: 'Query records',
    path: '/queryRecord',
    icon: 'history',
    order: 20,
  },
  product: {
    name: '产品管理',
    nameEn: 'Products',
    path: '/product',
    icon: 'wallet',
    order: 25,
  },
  finance: {
    name: '费用中心',
    nameEn: 'Billing',
    path: '/finance',
    icon: 'chart',
    order: 27,
  },
  secondary: {
    name: '二级客户',
    nameEn: 'Sub-customers',
    path: '/secondaryCustomer',
    icon: 'building',
    order: 28,
  },
  customer: {
    name: '客户管理',
    nameEn: 'Customers',
    path: '/customerManage',
    icon: 'building',
    order: 55,
  },
  operate: {
    name: '运营管理',
    nameEn: 'Operations',
    path: '/operateManage',
    icon: 'settings',
    order: 60,
  },
  'risk-control': {
    name: '风控管理',
    nameEn: 'Risk control',
    path: '/riskControl',
    icon: 'shield',
    order: 30,
  },
  'supply-chain': {
    name: '供应链金融',
    nameEn: 'Supply-chain finance',
    path: '/supplyChain',
    icon: 'wallet',
    order: 29,
  },
  system: {
    name: '系统管理',
    nameEn: 'System',
    path: '/system',
    icon: 'settings',
    order: 90,
  },
} as const
export type GroupCode = keyof typeof MENU_GROUPS
