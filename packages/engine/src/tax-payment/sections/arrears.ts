/** What is owed, as the bureau showed it at the last collection. */
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { TaxContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { rowsLeg } from '../evidence.ts'

export function arrearsSection(build: ReportBuild): Section {
  return {
    id: 's06-arrears',
    title: '欠税',
    blocks: [
      indicatorTable(build, 'arrears-indicators', '欠税指标', ['T-020', 'T-021']),
      arrearsBlock(build.context),
    ],
  }
}

/** What was owed at the last collection, or why that is not known. */
export function arrearsBlock({ arrears, lookingBack }: TaxContext): Block {
  if (arrears === null)
    return text(
      'arrears-unknown',
      lookingBack
        ? '报告截至较早的月份，当时的欠税无从得知。'
        : '未采集欠税信息，是否欠税无法判断。',
    )
  if (arrears.length === 0) return text('arrears-none', '最近一次采集时，税务机关未显示欠税。')
  return table(
    'arrears',
    '欠税明细',
    [
      { key: 'taxKind', title: '税种', type: 'text' },
      { key: 'periodFrom', title: '所属期起', type: 'date' },
      { key: 'periodTo', title: '所属期止', type: 'date' },
      { key: 'amount', title: '欠税金额', type: 'money', unit: '元' },
      { key: 'balance', title: '欠税余额', type: 'money', unit: '元' },
      { key: 'kind', title: '欠税类型', type: 'text' },
      { key: 'occurredOn', title: '发生日期', type: 'date' },
      { key: 'deadline', title: '缴款期限', type: 'date' },
    ],
    arrears.map(({ key, ...row }) => ({
      cells: {
        ...row,
        amount: row.amount === null ? null : yuan(row.amount),
        balance: row.balance === null ? null : yuan(row.balance),
      },
      evidence: [
        rowsLeg('TAX_ARREARS', [key], `${row.taxKind}；所属期止 ${row.periodTo ?? '未注明'}`),
      ],
    })),
    '以最近一次采集时税务机关显示的为准',
  )
}
