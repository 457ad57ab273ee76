/**
 * Collections of datasets that a bureau shows whole: each one speaks of the months that the bureau shows. A file of the enterprise
 * speaks of its own period alone.
 */

import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { type MonthIndex, monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { type Dataset, datasetMonths } from '@xinjian/format/datasets/datasets'

export interface Collection {
  dataset: Dataset
  /** When it was there whole, to the millisecond. */
  at: Date
  /** First and last month of which an upload speaks; absent and null of a collection. */
  first?: MonthIndex | null
  last?: MonthIndex | null
}

/** First and last month, the running one included, that collections of one dataset showed; each pair once, oldest first. */
export function shownMonths(
  collections: readonly Collection[],
  dataset: Dataset,
): [MonthIndex, MonthIndex][] {
  const spans = collections
    .filter((c) => c.dataset === dataset)
    .map(({ at, first, last }): [MonthIndex, MonthIndex] => {
      if (first != null && last != null) return [first, last]
      const month = monthOfDay(chinaDay(at.toISOString()).day)
      return [month - datasetMonths(dataset), month]
    })
  const each = new Map(spans.map((span) => [span.join(), span]))
  return [...each.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0])
}

/** Months of a dataset of which files of the enterprise speak; runs, oldest first. What a bureau told of them stands beside. */
export function fileMonths(
  collections: readonly Collection[],
  dataset: Dataset,
): [MonthIndex, MonthIndex][] {
  const runs: [MonthIndex, MonthIndex][] = []
  const files = shownMonths(
    collections.filter(({ first }) => first != null),
    dataset,
  )
  for (const [first, last] of files.sort((a, b) => a[0] - b[0])) {
    const run = runs.at(-1)
    if (run && first <= run[1] + 1) run[1] = Math.max(run[1], last)
    else runs.push([first, last])
  }
  return runs
}

/** What a bureau told: the others are files of the enterprise. */
export const ofBureau = (collections: readonly Collection[]): Collection[] =>
  collections.filter(({ first }) => first == null)
