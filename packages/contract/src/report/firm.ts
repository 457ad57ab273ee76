/** The verdict of the enterprise in one line, as it stands beside a report. */
import * as z from 'zod/mini'
import * as f from '../fields.ts'
import { reportKind } from './row.ts'

export const firmLine = z.object({
  /** null = no current report comes to a conclusion. */
  level: f.decision,
  /** One Chinese sentence. */
  text: z.string(),
  /** Newest day of the data that it rests on; null = it rests on nothing. */
  asOf: z.nullable(z.string()),
  /** When it was judged. */
  at: z.string(),
  /** Matters that nobody has answered. */
  waiting: z.number(),
  /** The newest report of each kind. Outside the company none is named. `current` false = its data are too old to count. */
  rests: z.array(
    z.object({
      reportNo: z.string(),
      kind: reportKind,
      asOf: z.string(),
      level: f.decision,
      current: z.boolean(),
    }),
  ),
  /** Chinese sentences on reports that conclude against each other. */
  contradictions: z.array(z.string()),
})
export type FirmLine = z.infer<typeof firmLine>
