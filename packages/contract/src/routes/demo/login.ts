/** The demonstration centre and the demonstration of lending. */
import type { Row } from '../row.ts'

export const DEMO_ROWS: readonly Row[] = [
  [
    '/demoLogin',
    '演示中心登录',
    'demo',
    'none',
    { page: 'account/pages/DemoLogin.tsx', titleEn: 'Enter the demonstration' },
  ],
]
