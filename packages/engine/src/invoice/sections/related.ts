/** Sections 12 关联与互开 and 13 异常发票. */

import { indicatorTable, table, text, yuan } from '../../kit/sections/blocks.ts'
import type { Section } from '../../report/document.ts'
import { sum } from '../context/month-series.ts'
import { voidSums } from '../context/scans.ts'
import type { ReportBuild } from '../definition.ts'
import { AMOUNT_BANDS_YUAN, type Direction } from '../facts.ts'
import { partnerStatuses } from '../partners/status.ts'
import { INVOICE_SAYS } from '../words.ts'
import { rowsOf } from './build.ts'
import { mutualBlocks } from './mutual.ts'
import { PARTY_SECTIONS_SAYS } from './party-words.ts'
import { SIDES } from './sides.ts'
import { SECTIONS_SAYS } from './words.ts'

export function relatedSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's12-related',
    title: INVOICE_SAYS.relatedPartiesMutual,
    blocks: [
      ...mutualBlocks(context),
      indicatorTable(build, 'related-indicators', PARTY_SECTIONS_SAYS.relatedPartyIndicators, [
        'I-063',
        'I-064',
        'I-065',
        'I-070',
      ]),
    ],
  }
}

export function abnormalSection(build: ReportBuild): Section {
  const { context } = build
  const window = context.span('L12')
  const largest = AMOUNT_BANDS_YUAN.length - 1
  const voids = voidSums(context, window)
  const side = (direction: Direction) => context.series(direction)
  const rows = (['IN', 'OUT'] as const).map((direction) => ({
    cells: {
      type: SIDES[direction].abnormal,
      count: sum(side(direction), window, (d) => d.abnormalCount),
      amount: yuan(sum(side(direction), window, (d) => d.abnormalTax)),
      basis: PARTY_SECTIONS_SAYS.tax,
    },
    evidence: rowsOf(direction, window, 'VALID', { predicate: 'ABNORMAL_RISK' }),
  }))
  return {
    id: 's13-abnormal',
    title: INVOICE_SAYS.abnormalInvoices,
    blocks: [
      table(
        'abnormal',
        PARTY_SECTIONS_SAYS.abnormalInvoicesLast,
        [
          { key: 'type', title: PARTY_SECTIONS_SAYS.kind, type: 'text' },
          { key: 'count', title: SECTIONS_SAYS.invoices, type: 'int' },
          { key: 'amount', title: SECTIONS_SAYS.amount, type: 'money', unit: SECTIONS_SAYS.yuan },
          { key: 'basis', title: PARTY_SECTIONS_SAYS.basis, type: 'text' },
        ],
        [
          ...rows,
          {
            cells: {
              type: PARTY_SECTIONS_SAYS.veryLarge1,
              count: sum(context.out, window, (d) => d.bandCount[largest]!),
              amount: yuan(sum(context.out, window, (d) => d.bandTotal[largest]!)),
              basis: SECTIONS_SAYS.totalTax,
            },
            evidence: [],
          },
          {
            cells: {
              type: PARTY_SECTIONS_SAYS.voidBlueSales,
              count: voids?.blue ?? null,
              amount: voids && yuan(voids.blueTotal),
              basis: SECTIONS_SAYS.totalTax,
            },
            evidence: rowsOf('OUT', window, 'VOID', { system: 'TAX_DISK', totalFrom: 0.01 }),
          },
        ],
      ),
      ...(build.indicator('I-086.L12').value === null
        ? [text('abnormal-unknown', PARTY_SECTIONS_SAYS.sourceGivesNo)]
        : []),
      ...(partnerStatuses(context).size === 0
        ? [text('abnormal-needs', PARTY_SECTIONS_SAYS.contradictingNamesIrregular)]
        : []),
      indicatorTable(build, 'abnormal-indicators', PARTY_SECTIONS_SAYS.abnormalityIndicators, [
        'I-086',
        'I-087',
        'I-088',
        'I-089',
        'I-090',
        'I-091',
        'I-092',
      ]),
    ],
  }
}
