/** Datasets have their codes and names in one list, and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scopeName } from '../../apps/web/src/office/consent/words.ts'
import { datasetName } from '../../apps/web/src/reports/dataset-names.ts'
import { DATASET_NAMES, DATASETS } from '../../packages/format/src/datasets/datasets.ts'
import { isSource, read, repositoryFiles } from './lib/files.ts'

const HOME = 'packages/format/src/datasets/datasets.ts'
/** The bureaus of the sandbox have words of their own; an engine of the past is kept as it was. */
const OTHERS =
  /^apps\/sandbox\/|^packages\/engine\/archive\/|^tests\/repo\/lib\/recipes\/|\.test\.tsx?$|\/test(-support)?\//

it('every dataset has its English name', () => {
  expect(DATASETS.filter((d) => !/^[A-Z][A-Za-z -]+$/.test(datasetName(d, 'en')))).toEqual([])
})

it('no second list says what a code is called', () => {
  const pairs = DATASETS.map(
    (d) => new RegExp(`\\b${d}\\b['"]?: (?:\\{\\s*zh: )?['"]${DATASET_NAMES[d]}['"]`),
  )
  const files = repositoryFiles().filter((file) => isSource(file) && !OTHERS.test(file))
  expect(files.filter((file) => pairs.some((pair) => pair.test(read(file))))).toEqual([HOME])
})

const TEXTS = new URL('../../apps/server/src/features/consent/templates/', import.meta.url)
/** Line of a text that lists its scopes: after title, version and days. */
const LINE = 3

const scopes = [
  ...new Set(
    readdirSync(TEXTS).flatMap((name) =>
      readFileSync(new URL(name, TEXTS), 'utf8').split('\n')[LINE]!.split(','),
    ),
  ),
]

it('texts that can be signed name scopes', () =>
  expect(scopes).toEqual(expect.arrayContaining(['REPORT', 'VAT_RETURN'])))

it.each(scopes)('the scope %s is shown by a name in either language', (scope) => {
  expect(scopeName(scope, 'zh')).toMatch(/^\p{Script=Han}+$/u)
  expect(scopeName(scope, 'en')).toMatch(/^[A-Z].*[a-z]/)
})
