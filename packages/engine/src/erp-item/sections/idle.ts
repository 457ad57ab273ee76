/** What lies still: item by item, with the last move that is known. */
import { formatDay } from '../../kit/calendar/window.ts'
import { text as paragraph, table } from '../../kit/sections/blocks.ts'
import type { Block, Section } from '../../report/document.ts'
import type { ItemContext } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { itemsLeg } from '../evidence.ts'
import { idle, totals } from '../stock/folds.ts'
import { stillFor } from '../stock/idle.ts'
import { NEVER } from '../stock/motion.ts'
import { cell, ITEM_COLUMNS, itemCells, money, nameOf, quantity, text } from './cells.ts'
import { firstOf } from './listed.ts'
import { noStock } from './overview.ts'
import { ERP_ITEM_SECTION_SAYS as SAYS } from './words.ts'

export const idleSection = ({ context }: ReportBuild): Section => ({
  id: 's06-idle',
  title: SAYS.idle,
  blocks: [context.stock ? idleBlock(context) : noStock()],
})

function idleBlock(context: ItemContext): Block {
  const still = idle(context)
  const { idleDays: needed } = context.rules
  const motion = context.motion!
  if (still === null)
    return paragraph('idle-unknown', SAYS.idleUnknown({ days: motion.days, needed }))
  if (still.length === 0) return paragraph('idle-none', SAYS.noneIdle({ days: needed }))
  const { day } = totals(context)!
  const stock = context.stock!
  const { shown, note } = firstOf(
    still,
    (a, b) => b.amount! - a.amount! || a.item.at - b.item.at,
    SAYS.largestItems,
  )
  return table(
    'idle',
    SAYS.idle,
    [
      ...ITEM_COLUMNS,
      text('category', SAYS.category),
      quantity('qty'),
      { ...money('amount', SAYS.amount), proof: 'SUM' },
      { key: 'lastOut', title: SAYS.lastOut, type: 'date' },
      { key: 'days', title: SAYS.stillFor, type: 'int' },
      text('known', SAYS.knownOf),
    ],
    shown.map((each) => {
      const out = motion.lastOut[each.item.at]!
      const days = stillFor(each, stock.day, motion)
      return {
        cells: {
          ...{ ...itemCells(each.item), category: each.category, qty: each.qty },
          ...{ amount: cell(each.amount), lastOut: out === NEVER ? null : formatDay(out) },
          days: days ?? motion.days,
          known: days === null ? SAYS.atLeast : SAYS.exactly,
        },
        evidence: [itemsLeg(stock, day, [each], nameOf(each.item))],
      }
    }),
    SAYS.idleNote({ note, since: formatDay(motion.since!) }),
  )
}
