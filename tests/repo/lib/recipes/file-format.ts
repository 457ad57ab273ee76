/** The next file format of invoices, by the recipe of ARCHITECTURE.md. */
import { after, pathLike, type Recipe } from './recipe.ts'

const READER = `/** Invoices of a made-up program: number, date, amount, tax and total behind its mark. */
import { addCandidate, type Draft, emptyDraft } from '../draft.ts'

const FIELDS = ['invoiceNumber', 'issueDate', 'amountExclTax', 'taxAmount', 'totalAmount'] as const

export function readSample(bytes: Uint8Array): Draft[][] {
  const [, ...values] = new TextDecoder().decode(bytes).trim().split('|')
  const draft = emptyDraft()
  FIELDS.forEach((field, i) => addCandidate(draft, field, values[i], 'XML', 0.97))
  return [[draft]]
}
`
const TEST = `import { expect, it } from 'vitest'
import { parseDocument } from '../parse-document.ts'

it('is read like any other', async () => {
  const bytes = new TextEncoder().encode('SMP1|24442000000000000001|2026-02-03|100.00|13.00|113.00')
  const [file] = await parseDocument('a.smp', bytes)
  expect(file?.error).toBeNull()
  expect(file?.invoices[0]?.invoiceNumber).toBe('24442000000000000001')
  expect(file?.invoices[0]?.totalAmount).toBe('113.00')
})
`

export const FILE_FORMAT: Recipe = {
  name: 'The next file format',
  told: pathLike('sample'),
  writes: {
    'packages/intake/src/sample/read-sample.ts': READER,
    'packages/intake/src/sample/read-sample.test.ts': TEST,
    'packages/intake/src/detect.ts': (now) =>
      after(
        "  if (bytes.length === 0) return { format: 'empty', extensions: [] }\n",
        "  if (ascii(bytes, 0, 5) === 'SMP1|') return { format: 'sample', extensions: ['smp'] }\n",
      )(after('export type FileFormat =\n', "  | 'sample'\n")(now)),
    'packages/intake/src/readers.ts': (now) =>
      `import { readSample } from './sample/read-sample.ts'\n${after(
        'Readonly<Record<FileFormat, Reader>> = {\n',
        '  sample: readSample,\n',
      )(now)}`,
    'apps/web/src/office/intake/UploadPanel.tsx': after("'.pdf,", '.smp,'),
  },
  tests: ['packages/intake/src/sample/read-sample.test.ts'],
  needed: ['packages/intake/src/readers.ts'],
}
