/** Texts become cells of a spreadsheet in one place (packages/format/src/spreadsheet.ts); nobody spells the rule again. */
import { expect, it } from 'vitest'
import { read, repositoryFiles } from './lib/files.ts'

const sources = repositoryFiles().filter(
  (file) =>
    /^(apps|packages)\/.*\/src\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !file.startsWith('apps/sandbox/') &&
    file !== 'packages/format/src/spreadsheet.ts',
)

it('no other source quotes fields or disarms formulas', () => {
  const spelled = sources.filter((file) => /replaceAll\('"', '""'\)|\^\[=\+/.test(read(file)))
  expect(spelled).toEqual([])
})

it('who writes a CSV asks it', () => {
  const csv = sources.filter(
    (file) => /text\/csv/.test(read(file)) && !/accept|Accept/.test(read(file)),
  )
  const asks = (file: string) => /csvLines|tableCsv|badRowsCsv/.test(read(file))
  expect(csv.filter((file) => !asks(file))).toEqual([])
  expect(csv.length).toBeGreaterThan(1)
})

it('who writes a workbook takes its cells from report-files', () => {
  const books = sources.filter(
    (file) => /from 'hucre\/xlsx'/.test(read(file)) && /writeXlsx/.test(read(file)),
  )
  expect(books.filter((file) => !/cellTexts|cellOf/.test(read(file)))).toEqual([])
  expect(books.length).toBeGreaterThan(1)
})
