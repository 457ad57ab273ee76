/** Rows of an uploaded book into the facts of its dataset, and out of them again. */
import type { Dataset } from '@xinjian/contract'
import type { TenantDb } from '../../../../db/tenant.ts'
import { retireWhere } from '../files/retire.ts'
import { factDataset } from '../registry.ts'
import { UPLOAD } from '../source.ts'
import { factsOf, writeFacts } from '../write-facts.ts'

type Line = Readonly<Record<string, unknown>>

/**
 * @param part the kind of book, as `parts` of the dataset calls it
 * @param lines in the order of the book; `at` says where each stands
 * @returns how many rows are new or changed
 */
export function writeBook(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number },
  dataset: Dataset,
  part: string,
  lines: readonly Line[],
): Promise<number> {
  const from = { enterpriseId: of.enterpriseId, contractNo: '', taskId: String(of.importId) }
  const facts = lines.flatMap((line) =>
    factsOf(dataset, part, line).map((fact) => ({
      ...fact,
      found: { place: String(line.at ?? ''), confidence: 1 },
    })),
  )
  return writeFacts(tx, { ...from, source: UPLOAD }, facts, dataset)
}

/** Rows that an import told of a dataset, and nobody since, hold no longer. @returns how many */
export function takeBackBook(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number },
  dataset: Dataset,
): Promise<number> {
  const { table } = factDataset(dataset)!
  const from = { enterpriseId: of.enterpriseId, contractNo: '', taskId: String(of.importId) }
  return retireWhere(
    tx,
    { ...from, source: UPLOAD },
    table,
    `l.source = '${UPLOAD}' and l.task_id = any($3)`,
    [from.taskId],
  )
}
