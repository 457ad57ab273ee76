/** A book as a program tells it now. */
import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../../../db/tenant.ts'
import type { SourceRow } from '../../../../outside/source/connector.ts'
import type { Provenance } from '../fact-row.ts'
import { factsOf, writeWhole } from '../write-facts.ts'
import { placeStatement } from './same/place-statement.ts'

export interface ToldBook {
  dataset: Dataset
  /** The kind of book, as `parts` of the dataset calls it. */
  book: string
  lines: readonly SourceRow[]
  /** The month that these are all lines of; null = the book has none. */
  month: string | null
}

/**
 * What the program told otherwise is gone, what came another way stays: but lines of a bank account that a file told before under less are those of
 * the program now, never counted twice (docs/decisions/0306). @returns false: they may be those of a file, and whether they are cannot be told; nothing
 * was written
 */
export async function writeWholeBook(
  tx: TenantDb,
  from: Provenance,
  { dataset, book, lines, month }: ToldBook,
): Promise<boolean> {
  const placed = book === 'BANK_LINES' ? await placeStatement(tx, from, lines) : { lines }
  if ('unsure' in placed) return false
  const facts = placed.lines.flatMap((line) => factsOf(dataset, book, line))
  await writeWhole(tx, from, facts, dataset, month)
  return true
}
