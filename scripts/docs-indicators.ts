/**
 * Writes docs/reports/invoice.md from the indicator and rule definitions:
 *
 *     node scripts/run.mjs scripts/docs-indicators.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { invoiceReference } from '../packages/engine/src/invoice/reference.ts'

const FILE = new URL('../docs/reports/invoice.md', import.meta.url)

await mkdir(new URL('.', FILE), { recursive: true })
await writeFile(FILE, invoiceReference())
