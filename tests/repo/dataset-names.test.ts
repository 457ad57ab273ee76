/** Datasets have their codes and Chinese names in the contract and their English ones in the web, and nowhere else. */
import { expect, it } from 'vitest'
import { datasetName } from '../../apps/web/src/reports/dataset-names.ts'
import { DATASET_NAMES, DATASETS } from '../../packages/contract/src/collect/datasets.ts'
import { isSource, read, repositoryFiles } from './lib/files.ts'

const HOME = 'packages/contract/src/collect/datasets.ts'
/** The bureaus of the sandbox have words of their own; an engine of the past is kept as it was. */
const OTHERS = /^apps\/sandbox\/|^packages\/engine\/archive\/|\.test\.tsx?$|\/test(-support)?\//

it('every dataset has its English name', () => {
  expect(DATASETS.filter((d) => !/^[A-Z][A-Za-z -]+$/.test(datasetName(d, 'en')))).toEqual([])
})

it('no second list says what a code is called', () => {
  const pairs = DATASETS.map((d) => new RegExp(`\\b${d}\\b['"]?: ['"]${DATASET_NAMES[d]}['"]`))
  const files = repositoryFiles().filter((file) => isSource(file) && !OTHERS.test(file))
  expect(files.filter((file) => pairs.some((pair) => pair.test(read(file))))).toEqual([HOME])
})
