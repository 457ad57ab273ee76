/** Payments one by one: 完税明细, 滞纳金与罚款, 退税, 已缴款未入库. Every row leads to the stored payment. */
import { firstDayOfMonth, formatDay } from '../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Section, TableBlock } from '../../report/document.ts'
import type { PaymentClass } from '../classes.ts'
import type { SeenPayment, TaxContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { rowsLeg } from '../evidence.ts'
import type { Payment } from '../facts.ts'

const COLUMNS: TableBlock['columns'] = [
  { key: 'paidOn', title: '缴款日期', type: 'date' },
  { key: 'taxKind', title: '税种', type: 'text' },
  { key: 'taxItem', title: '征收品目', type: 'text' },
  { key: 'payType', title: '税款属性', type: 'text' },
  { key: 'periodFrom', title: '所属期起', type: 'date' },
  { key: 'periodTo', title: '所属期止', type: 'date' },
  { key: 'amount', title: '实缴金额', type: 'money', unit: '元' },
  { key: 'basis', title: '计税依据', type: 'money', unit: '元' },
  { key: 'rate', title: '税率', type: 'ratio' },
  { key: 'treasuryOn', title: '入库日期', type: 'date' },
  { key: 'status', title: '状态', type: 'text' },
  { key: 'voucherNo', title: '税票号码', type: 'text' },
]

const rowOf = (p: Payment) => ({
  cells: {
    paidOn: p.paidOn,
    taxKind: p.taxKind,
    taxItem: p.taxItem,
    payType: p.payType,
    periodFrom: p.periodFrom,
    periodTo: p.periodTo,
    basis: p.basis === null ? null : yuan(p.basis),
    // A bureau writes 0 where the rate differs line by line.
    rate: p.rate === 0 ? null : p.rate,
    amount: yuan(p.amount),
    treasuryOn: p.treasuryOn,
    status: p.status,
    voucherNo: p.voucherNo,
  },
  evidence: [rowsLeg('TAX_PAYMENT', [p.key], wordsOf(p))],
})

const wordsOf = (p: Payment): string =>
  [p.paidOn ?? '未注明缴款日期', p.taxKind, p.voucherNo ? `税票号码 ${p.voucherNo}` : '']
    .filter(Boolean)
    .join('；')

/** Newest first, inside the 36 months and the current one. */
function listed(context: TaxContext, classes: readonly PaymentClass[]): SeenPayment[] {
  const { from } = context.span('L36')
  return context.payments.filter((p) => classes.includes(p.class) && p.month >= from).reverse()
}

/** Payments of some classes one by one, or that there are none: `none` as in 没有滞纳金. */
export function paymentList(
  context: TaxContext,
  id: string,
  title: string,
  classes: readonly PaymentClass[],
  none: string,
  holds: (payment: SeenPayment) => boolean = () => true,
): Block {
  const rows = listed(context, classes).filter(holds)
  const since = formatDay(firstDayOfMonth(context.span('L36').from))
  if (rows.length === 0) return text(`${id}-none`, `${since}以来的缴款记录中${none}。`)
  const shown = rows.slice(0, context.rules.listed)
  const more = rows.length - shown.length
  return table(
    id,
    title,
    COLUMNS,
    shown.map(rowOf),
    more > 0 ? `共${rows.length}笔，列示最近${shown.length}笔` : `共${rows.length}笔`,
  )
}

const known = ({ facts }: TaxContext): boolean => facts.covered.length > 0
const notCollected = (id: string) => text(`${id}-missing`, '未采集缴款信息。')

export function detailSection({ context }: ReportBuild): Section {
  return {
    id: 's03-detail',
    title: '完税明细',
    blocks: known(context)
      ? [
          paymentList(context, 'payments', '完税明细', ['TAX'], '没有已入库的税款'),
          paymentList(
            context,
            'passed-on',
            '不计入纳税总额的缴款',
            ['WITHHELD', 'SOCIAL', 'OTHER'],
            '没有代扣代缴、社会保险费或未注明属性的缴款',
          ),
          paymentList(context, 'pending', '已缴款未入库', ['PENDING'], '没有已缴款未入库的税款'),
          ...undated(context),
        ]
      : [notCollected('payments')],
  }
}

const undated = ({ undated: rows }: TaxContext): Block[] =>
  rows.length
    ? [
        table(
          'undated',
          '没有缴款日期的记录',
          COLUMNS,
          rows.map(rowOf),
          '不归入任何月份，未计入任何指标',
        ),
      ]
    : []

export function lateSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's04-late',
    title: '滞纳金与罚款',
    blocks: [
      indicatorTable(build, 'late-indicators', '滞纳金与罚款指标', [
        'T-019',
        'T-019.AMOUNT',
        'T-024',
      ]),
      known(context)
        ? paymentList(context, 'late', '滞纳金与罚款', ['LATE_FEE', 'FINE'], '没有滞纳金或罚款')
        : notCollected('late'),
    ],
  }
}

export function refundSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's05-refund',
    title: '退税退抵',
    blocks: [
      indicatorTable(build, 'refund-indicators', '退税指标', ['P-001']),
      known(context)
        ? paymentList(context, 'refunds', '退税退抵', ['REFUND'], '没有退税退抵')
        : notCollected('refunds'),
    ],
  }
}
