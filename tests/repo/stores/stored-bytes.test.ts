/** Whatever puts bytes into a store names them in a column that the sweep of stores asks (migration 0232), or they would go after a day. */
import { expect, it } from 'vitest'
import { isSource, read, repositoryFiles } from '../lib/files.ts'

/** Who puts → where the key stands. */
const NAMED: Readonly<Record<string, string>> = {
  'demo/seed.ts': 'import_batch.blob_key',
  'features/consent/paper.ts': 'contract_file.blob_key',
  'features/intake/service.ts': 'import_batch.blob_key',
  'features/listExport/job.ts': 'list_export.blob_key',
  'features/register/commit.ts': 'registration.license_key',
  'features/report/files/files.ts': 'report_file.blob_key',
  'features/verify/batch/upload.ts': 'verify_batch.blob_key',
  'features/verify/picture/archive.ts': 'verify_archive_file.blob_key',
  'features/verify/picture/take.ts': 'verify_picture.blob_key',
}
const ASKED = /^\w+\.blob_key$|^registration\.license_key$/
const ROOT = 'apps/server/src/'

it('every key of stored bytes stands in a column that is asked before bytes are taken away', () => {
  const puts = repositoryFiles()
    .filter((f) => f.startsWith(ROOT) && isSource(f) && !f.endsWith('.test.ts'))
    .filter((f) => /\bawait [\w.]+\.(?:put|receive)\(/.test(read(f)))
    .map((f) => f.slice(ROOT.length))
  expect(puts.sort()).toEqual(Object.keys(NAMED).sort())
  expect(Object.values(NAMED).filter((column) => !ASKED.test(column))).toEqual([])
})
