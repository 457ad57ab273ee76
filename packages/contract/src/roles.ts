/**
 * Roles → permissions → menu, in one table. A call names the permission it needs; a session carries roles; nothing else
 * decides access. `tests/repo` and the server's authorisation matrix read the same table.
 */
export const PERMISSIONS = [
  'self', // own session, own password, own menu: every logged-in user
  'enterprise.read',
  'enterprise.write',
  'invoice.import',
  'report.read',
  'report.readAll', // those of everybody in the company; without it one's own only
  'report.create',
  'report.share',
  'system.operate', // operators: platform-wide status pages
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const ROLE_CODES = [
  'ROLE_ADMIN', // operator administrator of the platform
  'ROLE_OPERATOR', // platform operator: sees status, never a tenant's invoices
  'ROLE_COMPANY_ADMIN', // administrator of a customer company
  'ROLE_COMPANY_STAFF', // staff of a customer company
  'ROLE_RYC_CHILD', // child customer: own queries only
  'ROLE_RYC_SAAS_FAREN', // legal-person customer: own enterprise only
  'ROLE_DEMO', // holder of the demo token (half an hour)
] as const
export type RoleCode = (typeof ROLE_CODES)[number]

const TENANT_ALL: readonly Permission[] = [
  'self',
  'enterprise.read',
  'enterprise.write',
  'invoice.import',
  'report.read',
  'report.readAll',
  'report.create',
  'report.share',
]

export const ROLES: Record<RoleCode, { name: string; permissions: readonly Permission[] }> = {
  ROLE_ADMIN: { name: '平台管理员', permissions: ['self', 'system.operate'] },
  ROLE_OPERATOR: { name: '平台运营', permissions: ['self', 'system.operate'] },
  ROLE_COMPANY_ADMIN: { name: '企业管理员', permissions: TENANT_ALL },
  ROLE_COMPANY_STAFF: {
    name: '企业员工',
    permissions: [
      'self',
      'enterprise.read',
      'invoice.import',
      'report.read',
      'report.readAll',
      'report.create',
    ],
  },
  ROLE_RYC_CHILD: {
    name: '子客户',
    permissions: ['self', 'enterprise.read', 'report.read', 'report.create'],
  },
  ROLE_RYC_SAAS_FAREN: {
    name: '企业法人',
    permissions: [
      'self',
      'enterprise.read',
      'invoice.import',
      'report.read',
      'report.readAll',
      'report.create',
      'report.share',
    ],
  },
  ROLE_DEMO: {
    name: '演示体验',
    permissions: ['self', 'enterprise.read', 'report.read', 'report.readAll'],
  },
}

export interface MenuItem {
  name: string
  path: string
  icon: string
  hidden: boolean
  children: MenuItem[]
}

interface MenuRow {
  name: string
  path: string
  icon: string
  /** Permission without which the entry is not shown. Parents show when a child does. */
  needs?: Permission
  hidden?: boolean
  children?: MenuRow[]
}

/** The whole menu; entries whose page is not built yet are added with the page. */
export const MENU: readonly MenuRow[] = [
  { name: '工作台', path: '/app', icon: 'dashboard', needs: 'self' },
  {
    name: '查询中心',
    path: '/queryCenter',
    icon: 'search',
    children: [
      {
        name: '数据采集',
        path: '/queryCenter/dataCollection',
        icon: 'upload',
        needs: 'enterprise.read',
      },
      {
        name: '授权管理',
        path: '/queryCenter/consents',
        icon: 'shield',
        needs: 'enterprise.read',
      },
      {
        name: '采集看板',
        path: '/queryCenter/collectBoard',
        icon: 'chart',
        needs: 'enterprise.read',
      },
      { name: '报告查询', path: '/queryCenter/queryReport', icon: 'report', needs: 'report.read' },
      {
        name: '发票报告',
        path: '/queryCenter/invoiceReportDetail',
        icon: 'report',
        needs: 'report.read',
        hidden: true,
      },
    ],
  },
  {
    name: '查询记录',
    path: '/queryRecord',
    icon: 'history',
    children: [
      {
        name: '页面查询记录',
        path: '/queryRecord/queryPage',
        icon: 'history',
        needs: 'report.read',
      },
    ],
  },
]

/** Union of what the roles may do. */
export function permissionsOf(roles: readonly RoleCode[]): Set<Permission> {
  return new Set(roles.flatMap((role) => ROLES[role].permissions))
}

/** The menu tree of a set of permissions, in the wire shape `{name, path, icon, children, hidden}`. */
export function menuFor(
  permissions: ReadonlySet<Permission>,
  rows: readonly MenuRow[] = MENU,
): MenuItem[] {
  return rows.flatMap((row) => {
    const children = menuFor(permissions, row.children ?? [])
    const own = row.needs !== undefined && permissions.has(row.needs)
    if (!own && children.length === 0) return []
    return [
      { name: row.name, path: row.path, icon: row.icon, hidden: row.hidden ?? false, children },
    ]
  })
}
