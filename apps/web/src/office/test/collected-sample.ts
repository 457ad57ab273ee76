/** What the tests of collected data are made with; nobody and nothing in it exists. */
import { COLLECTED_DATASETS } from '@xinjian/format/datasets/datasets'
import { paged, TAX_NO } from './desk.tsx'

export const FIRM = {
  id: 1,
  name: '示例科技有限公司',
  taxNo: TAX_NO,
  firstMonth: null,
  sealed: false,
}
const none = {
  collectedAt: null,
  source: null,
  contractNo: null,
  taskId: null,
  rows: 0,
  from: null,
  to: null,
  failure: null,
  highlights: [],
}
const VAT = {
  ...none,
  dataset: 'VAT_RETURN',
  name: '增值税申报',
  collectedAt: '2026-11-20T02:00:00Z',
  source: '深圳税局',
  contractNo: 'SQ1',
  taskId: 'T1',
  rows: 36,
  from: '2023-11',
  to: '2026-10',
  highlights: [{ zh: '近12个月应纳税额', en: 'Tax due', value: '1234567.5', kind: 'money' }],
}
export const SUMMARY = {
  enterprise: { name: FIRM.name, taxNo: TAX_NO },
  dataCutoff: '2026-11-19T16:30:00Z' as string | null,
  consents: [
    {
      contractNo: 'SQ1',
      title: '企业涉税信息查询授权书',
      status: 'EXPIRED',
      signer: '王*',
      signedAt: '',
      validTo: '2026-11-01T02:00:00Z',
      purposes: ['贷款审批'],
      scopes: [],
      grantees: ['示例银行'],
    },
  ] as object[],
  datasets: COLLECTED_DATASETS.map((dataset) =>
    dataset === 'VAT_RETURN'
      ? VAT
      : {
          ...none,
          dataset,
          name: dataset,
          collectedAt: dataset === 'TAX_ARREARS' ? '2026-11-20T02:00:00Z' : null,
          source: dataset === 'TAX_ARREARS' ? '深圳税局' : null,
        },
  ),
}
export const ROWS = {
  ...paged([
    {
      id: 'r1',
      opens: true,
      revision: 1,
      collectedAt: null,
      source: null,
      contractNo: null,
      cells: { period: '2026-10', due: 1000.5, left: null },
    },
    {
      id: 'r2',
      opens: false,
      revision: 3,
      collectedAt: null,
      source: null,
      contractNo: null,
      cells: { period: '2026-09', due: -20, left: 0 },
    },
  ]),
  columns: [
    { key: 'period', zh: '所属期', en: 'Period', kind: 'date' },
    { key: 'due', zh: '应纳税额', en: 'Due', kind: 'money' },
    { key: 'left', zh: '尚欠', en: 'Left', kind: 'money' },
  ],
}
