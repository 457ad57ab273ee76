/** What a back-test came to, summed up. */
import * as z from 'zod/mini'

export const sums = {
  total: z.number(),
  judged: z.number(),
  /** Of those judged, enterprises whose decision, risk, grade or a rule is another. */
  flipped: z.number(),
  /** Enterprises that could not be judged. */
  noData: z.number(),
  noConsent: z.number(),
  failed: z.number(),
  /** Told no more since a consent was taken back: among `total`, and in none of the other sums. */
  sealed: z.number(),
  /** From one decision to another, only where they differ. */
  decisions: z.array(
    z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()), n: z.number() }),
  ),
  rules: z.array(
    z.object({
      rule: z.string(),
      name: z.string(),
      newHits: z.number(),
      goneHits: z.number(),
      other: z.number(),
    }),
  ),
}
const all = z.object(sums)
export type BacktestSums = z.infer<typeof all>
