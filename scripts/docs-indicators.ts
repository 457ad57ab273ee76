/**
 * Writes docs/reports/<kind>.md of every kind of report from its indicator and rule definitions:
 *
 *     node scripts/run.mjs scripts/docs-indicators.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { kindFolder, REPORT_KIND_NAMES } from '../packages/engine/src/report/kinds.ts'

const DOCS = new URL('../docs/reports/', import.meta.url)

await mkdir(DOCS, { recursive: true })
for (const kind of REPORT_KIND_NAMES) {
  const folder = kindFolder(kind)
  const { reference } = (await import(`../packages/engine/src/${folder}/reference.ts`)) as {
    reference(): string
  }
  await writeFile(new URL(`${folder}.md`, DOCS), reference())
}
