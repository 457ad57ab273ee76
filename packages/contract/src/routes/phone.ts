/** Collection by phone: doors of partners, ERP and guides. The built pages of the tax collection stand in `phone-tax.ts`. */
import { DOORS, doorRow } from '../collect/doors.ts'
import type { Row } from './row.ts'

/** A page of the collection from an accounting program. */
const erp = (path: string, title: string, module: string, titleEn: string): Row => [
  `/m/erp/${path}`,
  title,
  'mobile-erp',
  'none',
  { page: `mobile/pages/erp/${module}.tsx`, titleEn },
]

export const PHONE_ROWS: readonly Row[] = [
  ...DOORS.map(doorRow),
  ['/m/taxWeb/dqg/demo', '操作演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/dqg/demo_2', '操作演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/dqg/demo_3', '操作演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/dqg/demo_4', '操作演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/dqg/demo_5', '操作演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/dqg/demo_6', '操作演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/demo/baihang2', '百行征信演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/demo/baihang3', '百行征信演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/demo/baihang4', '百行征信演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/demo/baihang5', '百行征信演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/demo/baihang6', '百行征信演示', 'mobile-tax', 'none'],
  ['/m/taxWeb/taxdemo', '操作指引', 'mobile-tax', 'none'],
  ['/m/taxWeb/taxDemo/index', '操作指引', 'mobile-tax', 'none'],
  ['/m/taxWeb/taxDemo/license', '操作指引 · 授权', 'mobile-tax', 'none'],
  ['/m/taxWeb/taxDemo/selectArea', '操作指引 · 选择地区', 'mobile-tax', 'none'],
  ['/m/taxWeb/taxDemo/loginEtax', '操作指引 · 登录', 'mobile-tax', 'none'],
  ['/m/taxWeb/taxDemo/dqg', '操作指引', 'mobile-tax', 'none'],
  ['/m/taxWeb/taxDemo/over', '操作指引 · 完成', 'mobile-tax', 'none'],
  ['/m/taxWeb/taxDemo/ca', '操作指引 · CA 登录', 'mobile-tax', 'none'],
  erp('start', 'ERP 数据采集', 'Start', 'Share your books'),
  erp('protocol', '采集协议', 'Protocol', 'Sign the consents'),
  erp('validateLogin', '登录验证', 'ValidateLogin', 'Log in to the program'),
  erp('result', '采集结果', 'Result', 'What came of it'),
]
