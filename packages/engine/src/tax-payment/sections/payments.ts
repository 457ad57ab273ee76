/** Payments one by one: 完税明细, 滞纳金与罚款, 退税, 已缴款未入库. Every row leads to the stored payment. */

import { firstDayOfMonth, formatDay } from '../../kit/calendar/window.ts'
import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Section, TableBlock } from '../../report/document.ts'
import type { PaymentClass } from '../classes.ts'
import type { SeenPayment, TaxContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { rowsLeg } from '../evidence.ts'
import type { Payment } from '../facts.ts'
import { TAX_PAYMENT_SAYS } from '../words.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './words.ts'

const COLUMNS: TableBlock['columns'] = [
  { key: 'paidOn', title: TAX_PAYMENT_SECTION_SAYS.paidOn, type: 'date' },
  { key: 'taxKind', title: TAX_PAYMENT_SECTION_SAYS.kindOfTax, type: 'text' },
  { key: 'taxItem', title: TAX_PAYMENT_SECTION_SAYS.item, type: 'text' },
  { key: 'payType', title: TAX_PAYMENT_SECTION_SAYS.nature, type: 'text' },
  { key: 'periodFrom', title: TAX_PAYMENT_SECTION_SAYS.periodFrom, type: 'date' },
  { key: 'periodTo', title: TAX_PAYMENT_SECTION_SAYS.periodTo, type: 'date' },
  {
    key: 'amount',
    title: TAX_PAYMENT_SECTION_SAYS.paid,
    type: 'money',
    unit: TAX_PAYMENT_SECTION_SAYS.yuan,
  },
  {
    key: 'basis',
    title: TAX_PAYMENT_SECTION_SAYS.taxBase,
    type: 'money',
    unit: TAX_PAYMENT_SECTION_SAYS.yuan,
  },
  { key: 'rate', title: TAX_PAYMENT_SECTION_SAYS.rate, type: 'ratio' },
  { key: 'treasuryOn', title: TAX_PAYMENT_SECTION_SAYS.treasuryOn, type: 'date' },
  { key: 'status', title: TAX_PAYMENT_SECTION_SAYS.state, type: 'text' },
  { key: 'voucherNo', title: TAX_PAYMENT_SECTION_SAYS.receiptNo, type: 'text' },
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
  [
    p.paidOn ?? TAX_PAYMENT_SECTION_SAYS.undated,
    p.taxKind,
    p.voucherNo ? TAX_PAYMENT_SECTION_SAYS.receiptOf({ no: p.voucherNo }) : '',
  ]
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
  if (rows.length === 0)
    return text(`${id}-none`, TAX_PAYMENT_SECTION_SAYS.noneSince({ since, none }))
  const shown = rows.slice(0, context.rules.listed)
  const more = rows.length - shown.length
  return table(
    id,
    title,
    COLUMNS,
    shown.map(rowOf),
    more > 0
      ? TAX_PAYMENT_SECTION_SAYS.latestOf({ n: rows.length, shown: shown.length })
      : TAX_PAYMENT_SECTION_SAYS.inAll({ n: rows.length }),
  )
}

const known = ({ facts }: TaxContext): boolean => facts.covered.length > 0
const notCollected = (id: string) => text(`${id}-missing`, TAX_PAYMENT_SECTION_SAYS.notCollected)

export function detailSection({ context }: ReportBuild): Section {
  return {
    id: 's03-detail',
    title: TAX_PAYMENT_SECTION_SAYS.details,
    blocks: known(context)
      ? [
          paymentList(
            context,
            'payments',
            TAX_PAYMENT_SECTION_SAYS.details,
            ['TAX'],
            TAX_PAYMENT_SECTION_SAYS.noTax,
          ),
          paymentList(
            context,
            'passed-on',
            TAX_PAYMENT_SECTION_SAYS.outsideTotal,
            ['WITHHELD', 'SOCIAL', 'OTHER'],
            TAX_PAYMENT_SECTION_SAYS.noneOutside,
          ),
          paymentList(
            context,
            'pending',
            TAX_PAYMENT_SECTION_SAYS.pending,
            ['PENDING'],
            TAX_PAYMENT_SECTION_SAYS.nonePending,
          ),
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
          TAX_PAYMENT_SECTION_SAYS.undatedRecords,
          COLUMNS,
          rows.map(rowOf),
          TAX_PAYMENT_SECTION_SAYS.undatedNote,
        ),
      ]
    : []

export function lateSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's04-late',
    title: TAX_PAYMENT_SECTION_SAYS.lateAndFines,
    blocks: [
      indicatorTable(build, 'late-indicators', TAX_PAYMENT_SECTION_SAYS.lateIndicators, [
        'T-019',
        'T-019.AMOUNT',
        'T-024',
      ]),
      known(context)
        ? paymentList(
            context,
            'late',
            TAX_PAYMENT_SECTION_SAYS.lateAndFines,
            ['LATE_FEE', 'FINE'],
            TAX_PAYMENT_SECTION_SAYS.noneLate,
          )
        : notCollected('late'),
    ],
  }
}

export function refundSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's05-refund',
    title: TAX_PAYMENT_SAYS.classRefund,
    blocks: [
      indicatorTable(build, 'refund-indicators', TAX_PAYMENT_SECTION_SAYS.refundIndicators, [
        'P-001',
      ]),
      known(context)
        ? paymentList(
            context,
            'refunds',
            TAX_PAYMENT_SAYS.classRefund,
            ['REFUND'],
            TAX_PAYMENT_SECTION_SAYS.noneRefunded,
          )
        : notCollected('refunds'),
    ],
  }
}
