/** What is collected, in order, with the shares of the progress bar and the source's own names (domain §5.3). */
import { type CollectKind, DATASET_NAMES, type Dataset } from '@xinjian/contract'
import { isProgram } from '@xinjian/format/books/programs'
import {
  COLLECTED_DATASETS,
  DATASET_LINES,
  type DataSource,
  datasetMonths,
  FILE_DATASETS,
} from '@xinjian/format/datasets/datasets'
import { PROGRAM_BOOKS } from '../../outside/source/erp/programs.ts'
import type { Channel } from '../channel/index.ts'
import { factDataset } from '../facts/records/read.ts'

/** Invoices of one direction: most of what there is to read. */
const INVOICE_COLLECT = { mandatory: true, weight: 32 }
/** A program has what its owner keeps in it: of no book is a collection a failure. */
const BOOK_COLLECT = { mandatory: false, weight: 8 }

export interface DatasetPlan {
  dataset: Dataset
  /** Who is logged in at for it. */
  source: DataSource
  name: string
  mandatory: boolean
  months: number
  weight: number
  /** What the source calls it, whole or in parts. */
  from: readonly string[]
}

const planFor = (dataset: Dataset, unsaid: typeof INVOICE_COLLECT): DatasetPlan => {
  const records = factDataset(dataset)
  const { mandatory, weight } = records?.collect ?? unsaid
  return {
    dataset,
    source: DATASET_LINES[dataset].source,
    name: DATASET_NAMES[dataset],
    mandatory,
    weight,
    months: datasetMonths(dataset),
    from: records ? Object.keys(records.parts) : [dataset],
  }
}

/** Of a tax bureau. */
export const PLANS: readonly DatasetPlan[] = COLLECTED_DATASETS.map((dataset) =>
  planFor(dataset, INVOICE_COLLECT),
)
const BOOK_PLANS = FILE_DATASETS.map((dataset) => planFor(dataset, BOOK_COLLECT))

/** What one login fetches: of a bureau all that the channel asks for, and what no collection is without; of a program the books it has. */
export function plansOf(
  { kind, area_code: place }: { kind: CollectKind; area_code: string | null },
  channel: Pick<Channel, 'datasets'>,
): readonly DatasetPlan[] {
  if (kind === 'TAX')
    return PLANS.filter(
      (p) => p.mandatory || channel.datasets === null || channel.datasets.includes(p.dataset),
    )
  if (place === null || !isProgram(place)) return BOOK_PLANS
  const books: readonly string[] = PROGRAM_BOOKS[place]
  return BOOK_PLANS.filter(({ from }) => from.some((book) => books.includes(book)))
}

export const planOf = (dataset: string): DatasetPlan =>
  [...PLANS, ...BOOK_PLANS].find((p) => p.dataset === dataset) as DatasetPlan

/** 0…100 of the chosen datasets: finished ones in full, the running one by its own share. */
export function progressOf(items: readonly { dataset: string; state: string; done: number }[]) {
  const ended = new Set(['DONE', 'EMPTY', 'FAILED', 'SKIPPED'])
  let all = 0
  let done = 0
  for (const item of items) {
    const { weight } = planOf(item.dataset)
    all += weight
    done += weight * (ended.has(item.state) ? 1 : item.done / 100)
  }
  return all === 0 ? 0 : Math.floor((done / all) * 100)
}
