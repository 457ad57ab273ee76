/** Coming in, the work bench, and the pages that belong to no area. */
import type { Row } from './row.ts'

export const ACCOUNT_ROWS: readonly Row[] = [
  ['/login', '登录', 'account', 'none', { page: 'account/pages/Login.tsx', titleEn: 'Log in' }],
  [
    '/register',
    '注册',
    'account',
    'none',
    { page: 'account/pages/Register.tsx', titleEn: 'Register a company' },
  ],
  [
    '/changePwd',
    '找回密码',
    'account',
    'none',
    { page: 'account/pages/PasswordByLink.tsx', titleEn: 'Set a password' },
  ],
  [
    '/notMe',
    '不是我本人操作',
    'account',
    'none',
    { page: 'account/pages/NotMe.tsx', hidden: true, titleEn: 'This was not me' },
  ],
  [
    '/active/:id',
    '账号激活',
    'account',
    'none',
    { page: 'account/pages/PasswordByLink.tsx', hidden: true, titleEn: 'Activate the account' },
  ],
  [
    '/icon/index',
    '设计规范',
    'account',
    'main',
    { page: 'account/pages/IconGallery.tsx', titleEn: 'Design system', needs: 'self' },
  ],
  [
    '/app',
    '工作台',
    'account',
    'main',
    {
      page: 'account/pages/Dashboard.tsx',
      titleEn: 'Dashboard',
      needs: 'self',
      menu: { icon: 'dashboard', order: 0 },
    },
  ],
  ['/redirect/*', '', 'shell', 'none', { page: 'shell/pages/Redirect.tsx', hidden: true }],
  [
    '/401',
    '没有权限',
    'shell',
    'none',
    { page: 'shell/pages/Forbidden.tsx', hidden: true, titleEn: 'No access' },
  ],
  [
    '/404',
    '页面不存在',
    'shell',
    'none',
    { page: 'shell/pages/NotFound.tsx', hidden: true, titleEn: 'Not found' },
  ],
]
