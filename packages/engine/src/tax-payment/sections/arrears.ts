/** What is owed, as the bureau showed it at the last collection. */

import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { TaxContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { rowsLeg } from '../evidence.ts'
import { TAX_PAYMENT_INDICATOR_SAYS } from '../indicators/words.ts'
import { TAX_PAYMENT_SAYS } from '../words.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './words.ts'

export function arrearsSection(build: ReportBuild): Section {
  return {
    id: 's06-arrears',
    title: TAX_PAYMENT_SECTION_SAYS.arrears,
    blocks: [
      indicatorTable(build, 'arrears-indicators', TAX_PAYMENT_SECTION_SAYS.arrearsIndicators, [
        'T-020',
        'T-021',
      ]),
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
        ? TAX_PAYMENT_SECTION_SAYS.arrearsLookingBack
        : TAX_PAYMENT_SECTION_SAYS.arrearsNotCollected,
    )
  if (arrears.length === 0) return text('arrears-none', TAX_PAYMENT_SECTION_SAYS.noArrears)
  return table(
    'arrears',
    TAX_PAYMENT_SECTION_SAYS.arrearsList,
    [
      { key: 'taxKind', title: TAX_PAYMENT_SECTION_SAYS.kindOfTax, type: 'text' },
      { key: 'periodFrom', title: TAX_PAYMENT_SECTION_SAYS.periodFrom, type: 'date' },
      { key: 'periodTo', title: TAX_PAYMENT_SECTION_SAYS.periodTo, type: 'date' },
      {
        key: 'amount',
        title: TAX_PAYMENT_SECTION_SAYS.arrearsAmount,
        type: 'money',
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
      },
      {
        key: 'balance',
        title: TAX_PAYMENT_INDICATOR_SAYS.balance,
        type: 'money',
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
      },
      { key: 'kind', title: TAX_PAYMENT_SECTION_SAYS.arrearsKind, type: 'text' },
      { key: 'occurredOn', title: TAX_PAYMENT_SECTION_SAYS.occurredOn, type: 'date' },
      { key: 'deadline', title: TAX_PAYMENT_SECTION_SAYS.deadline, type: 'date' },
    ],
    arrears.map(({ key, ...row }) => ({
      cells: {
        ...row,
        amount: row.amount === null ? null : yuan(row.amount),
        balance: row.balance === null ? null : yuan(row.balance),
      },
      evidence: [
        rowsLeg(
          'TAX_ARREARS',
          [key],
          TAX_PAYMENT_SECTION_SAYS.arrearOf({
            tax: row.taxKind,
            day: row.periodTo ?? TAX_PAYMENT_SAYS.notStated,
          }),
        ),
      ],
    })),
    TAX_PAYMENT_SECTION_SAYS.asShown,
  )
}
