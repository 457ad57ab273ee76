/** What is collected, in order, with the shares of the progress bar and the source's own names (domain §5.3). */
import { DATASET_NAMES, type Dataset } from '@xinjian/contract'
import {
  COLLECTED_DATASETS,
  type CollectedSource,
  DATASET_LINES,
  datasetMonths,
} from '@xinjian/format/datasets/datasets'
import { factDataset } from '../facts/records/read.ts'

/** Invoices of one direction: most of what there is to read. */
const INVOICE_COLLECT = { mandatory: true, weight: 32 }

export interface DatasetPlan {
  dataset: Dataset
  /** Who is logged in at for it. */
  source: CollectedSource
  name: string
  mandatory: boolean
  months: number
  weight: number
  /** What the source calls it, whole or in parts. */
  from: readonly string[]
}

export const PLANS: readonly DatasetPlan[] = COLLECTED_DATASETS.map((dataset) => {
  const records = factDataset(dataset)
  const { mandatory, weight } = records?.collect ?? INVOICE_COLLECT
  return {
    dataset,
    source: DATASET_LINES[dataset].source,
    name: DATASET_NAMES[dataset],
    mandatory,
    weight,
    months: datasetMonths(dataset),
    from: records ? Object.keys(records.parts) : [dataset],
  }
})

export const planOf = (dataset: string): DatasetPlan =>
  PLANS.find((p) => p.dataset === dataset) as DatasetPlan

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
