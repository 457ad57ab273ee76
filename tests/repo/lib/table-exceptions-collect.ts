/** The same of collections, and of the board that shows them. */
import type { Exception } from './table-exceptions.ts'

export const OF_COLLECTIONS: readonly Exception[] = [
  {
    file: 'features/board/tasks.ts',
    tables: ['collect_task', 'collect_event'],
    why: 'the board is the reading side of the run and writes nothing',
  },
  {
    file: 'features/board/funnel.ts',
    tables: ['collect_task'],
    why: 'the board is the reading side of the run: it counts over the tasks where they lie',
  },
  {
    file: 'features/board/tally.ts',
    tables: ['collect_event'],
    why: 'the same of the black box',
  },
  {
    file: 'features/board/days.ts',
    tables: ['collect_task', 'company'],
    why: 'the same of the tasks of past days, company by company',
  },
  {
    file: 'features/collect/steps.ts',
    tables: ['collect_day'],
    why: 'a task of a past day that goes on takes back what its day was counted to, in the same statement',
  },
  {
    file: 'features/facts/records/ledger/loaded/orders.ts',
    tables: ['collect_task', 'collect_item'],
    why: 'as of which visit an order that has not come is late, beside the orders themselves',
  },
]
