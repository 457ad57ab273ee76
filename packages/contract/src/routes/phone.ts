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

/** Guides through the one flow; what each tells stands with the page (`mobile/guide/tours.ts`). */
const GUIDES = [
  ...['', '_2', '_3', '_4', '_5', '_6'].map((n) => `dqg/demo${n}`),
  ...[2, 3, 4, 5, 6].map((n) => `demo/baihang${n}`),
  'taxdemo',
  ...['index', 'license', 'selectArea', 'loginEtax', 'dqg', 'over', 'ca'].map(
    (name) => `taxDemo/${name}`,
  ),
].map(
  (path): Row => [
    `/m/taxWeb/${path}`,
    '操作指引',
    'mobile-tax',
    'none',
    { page: 'mobile/pages/Guide.tsx', titleEn: 'Guide' },
  ],
)

export const PHONE_ROWS: readonly Row[] = [
  ...DOORS.map(doorRow),
  ...GUIDES,
  erp('start', 'ERP 数据采集', 'Start', 'Share your books'),
  erp('protocol', '采集协议', 'Protocol', 'Sign the consents'),
  erp('validateLogin', '登录验证', 'ValidateLogin', 'Log in to the program'),
  erp('result', '采集结果', 'Result', 'What came of it'),
]
