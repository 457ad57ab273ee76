/** How vouchers were made: first digits, round amounts at the end of months, what changed or came late; and accounts of owners. */
import { formatMonth } from '../../kit/calendar/window.ts'
import { indicatorTable, table, yuan } from '../../kit/sections/blocks.ts'
import type { Block } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { ErpBuild } from '../definition.ts'
import { balanceLeg, movesWithout, voucherLeg, vouchersNamed } from '../evidence.ts'
import { ERP_EVIDENCE_SAYS } from '../evidence-words.ts'
import type { VoucherSigns } from '../facts.ts'
import { digitsIn, signsIn } from '../indicators/signs.ts'
import { BENFORD } from '../signs/benford.ts'
import { ownersBalances } from '../signs/owners.ts'
import { money } from './lacking.ts'
import { ERP_MONEY_SAYS } from './money-words.ts'

const rounded = (ratio: number): number => Number(ratio.toFixed(6)) + 0

function digitTable(context: ErpContext): Block[] {
  const counts = digitsIn(context)
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (total < context.rules.minDigits) return []
  const months = signsIn(context).map(({ month }) => month)
  return [
    table(
      'digits',
      ERP_MONEY_SAYS.digits,
      [
        { key: 'digit', title: ERP_MONEY_SAYS.digit, type: 'int' },
        { key: 'count', title: ERP_MONEY_SAYS.count, type: 'int' },
        { key: 'share', title: ERP_MONEY_SAYS.share, type: 'ratio' },
        { key: 'expected', title: ERP_MONEY_SAYS.expected, type: 'ratio' },
        { key: 'off', title: ERP_MONEY_SAYS.off, type: 'ratio' },
      ],
      counts.map((count, i) => ({
        cells: {
          digit: i + 1,
          count,
          share: rounded(count / total),
          expected: rounded(BENFORD[i]!),
          off: rounded(count / total - BENFORD[i]!),
        },
        evidence: [voucherLeg(months, [])],
      })),
      ERP_MONEY_SAYS.digitsNote,
    ),
  ]
}

const SAID = {
  edited: 'editedVouchers',
  added: 'addedVouchers',
  late: 'lateVouchers',
  roundEnds: 'roundVouchers',
} as const

/** Vouchers by name, the newest months first. */
function vouchersTable(
  { signs, rules }: ErpContext,
  id: 'edited' | 'added' | 'late' | 'roundEnds',
  of: (month: VoucherSigns) => readonly string[],
  count: (month: VoucherSigns) => number,
): Block[] {
  const named = signs.toReversed().flatMap(of).slice(0, rules.listedVouchers)
  if (named.length === 0) return []
  const says = SAID[id]
  const n = signs.reduce((sum, month) => sum + count(month), 0)
  return [
    table(
      `vouchers-${id}`,
      ERP_MONEY_SAYS[id],
      [{ key: 'voucher', title: ERP_MONEY_SAYS.voucher, type: 'text' }],
      named.map((voucher) => ({
        cells: { voucher },
        evidence: [vouchersNamed([voucher], ERP_EVIDENCE_SAYS[says]({ n: 1 }))],
      })),
      ERP_MONEY_SAYS.vouchersNote({ n, shown: named.length }),
    ),
  ]
}

/** Of the chapter on vouchers. */
export function signBlocks(build: ErpBuild): Block[] {
  const { context } = build
  const named = ({ endNamed }: VoucherSigns) => endNamed
  return [
    ...vouchersTable(
      context,
      'edited',
      (month) => month.editedNamed,
      (month) => month.edited,
    ),
    ...vouchersTable(
      context,
      'added',
      (month) => month.addedNamed,
      (month) => month.added,
    ),
    ...vouchersTable(
      context,
      'late',
      (month) => month.lateNamed ?? [],
      (month) => month.late ?? 0,
    ),
    ...vouchersTable(context, 'roundEnds', named, (month) => named(month).length),
    ...digitTable(context),
    indicatorTable(build, 'sign-indicators', ERP_MONEY_SAYS.signIndicators, [
      ...['B-006', 'B-007', 'B-008', 'B-011', 'E-22', 'E-23'],
    ]),
  ]
}

/** Of the chapter on balances with others. */
export function ownerBlocks(context: ErpContext): Block[] {
  const found = ownersBalances(context) ?? []
  if (found.length === 0) return []
  return [
    table(
      'owners',
      ERP_MONEY_SAYS.ownerAccounts,
      [
        { key: 'account', title: ERP_MONEY_SAYS.account, type: 'text' },
        { key: 'name', title: ERP_MONEY_SAYS.accountName, type: 'text' },
        money('balance', ERP_MONEY_SAYS.balance),
      ],
      found.map(({ account, name, fen, rows }) => ({
        cells: { account, name, balance: yuan(fen) },
        evidence: [balanceLeg(rows)],
      })),
      ERP_MONEY_SAYS.ownersNote,
    ),
  ]
}

/** Of the chapter on stock: months with moves that name no document. */
export function moveBlocks({ moves }: ErpContext): Block[] {
  const own = moves.filter(({ without }) => without > 0).toReversed()
  if (own.length === 0) return []
  return [
    table(
      'moves-without',
      ERP_MONEY_SAYS.movesByMonth,
      [
        { key: 'month', title: ERP_MONEY_SAYS.month, type: 'month' },
        { key: 'moves', title: ERP_MONEY_SAYS.moves, type: 'int' },
        { key: 'without', title: ERP_MONEY_SAYS.movesWithout, type: 'int' },
      ],
      own.map(({ month, moves: all, without }) => ({
        cells: { month: formatMonth(month), moves: all, without },
        evidence: [movesWithout([month])],
      })),
    ),
  ]
}
