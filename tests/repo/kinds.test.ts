/** Kinds of report stand in one registry. What shows, prints or writes a report knows the frame and no kind. */
import { describe, expect, it } from 'vitest'
import { REPORT_KIND_NAMES } from '../../packages/engine/src/report/kinds.ts'
import { isSource, read, repositoryFiles } from './lib/files.ts'

const ROOMS = [
  'apps/web/src/reports/',
  'apps/web/src/paper/',
  'apps/web/src/office/common/',
  'apps/web/src/office/report-compare/',
  'apps/web/src/office/report-detail/',
  'apps/web/src/office/report/pages/QueryPage.tsx',
  'apps/web/src/office/report/pages/QueryReport.tsx',
  'apps/web/src/office/report-detail/pages/ReportDetail.tsx',
  'packages/report-files/src/',
]
/** Documents that tests are made with are of some kind. */
/** Datasets have names of their own, and a kind may be called as the dataset it is made of. */
const DATASET_NAMES = 'apps/web/src/reports/dataset-names.ts'
const isTest = (file: string) => /\.test\.tsx?$|\/test-support\//.test(file)

describe('kinds of report', () => {
  it.each(REPORT_KIND_NAMES)('%s is named by nothing that shows or writes reports', (kind) => {
    const sources = repositoryFiles().filter(
      (file) =>
        isSource(file) &&
        !isTest(file) &&
        file !== DATASET_NAMES &&
        ROOMS.some((room) => file.startsWith(room)),
    )
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter((file) => new RegExp(`\\b${kind}\\b`).test(read(file)))).toEqual([])
  })
})
