/**
 * Money under interleaving: many stories in which calls one by one and in batches, of a company and of its secondary customer, are held, answered,
 * let go, given back and killed at once, vouchers are decided by two operators at the same moment, and the month turns in between. `CAMPAIGN_STORIES` sets how many.
 */
import { price } from '../../apps/server/test/money/books.ts'
import { onScratchDatabase } from '../../scripts/lib/scratch-database.ts'
import { tell } from '../lib/tell.ts'
import { type Counts, play, TIERS } from './story.ts'

const STORIES = Number(process.env.CAMPAIGN_STORIES ?? 100)

export async function run(seed: number): Promise<boolean> {
  const counts: Counts = { acts: 0, kills: 0, refused: 0, charged: 0, reversed: 0, vouchers: 0 }
  const faults: string[] = []
  await onScratchDatabase(async (db) => {
    await price(db, { tiers: TIERS })
    for (let i = 0; i < STORIES; i++)
      for (const fault of await play(db, seed * 1_000 + i, counts))
        faults.push(`story ${i}: ${fault}`)
  })
  for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
  return tell('money', seed, {
    title: 'Money under interleaving',
    method: [
      `${STORIES} stories: in each a company and its secondary customer ask by ones and by batches, are answered, let go, given back, and killed between two statements; two operators decide on each voucher at the same moment; the month turns in the middle, with calls waiting.`,
      'Behind each: the balances are the sums of the entries and the counters those of the records; of each month the n charged calls cost what the table of prices says of n; nothing was entered twice; nothing waits for ever; bills, made twice at once, are what was entered.',
    ],
    columns: ['acts', 'killed', 'refused', 'charged', 'given back', 'vouchers entered'],
    rows: [
      [counts.acts, counts.kills, counts.refused, counts.charged, counts.reversed, counts.vouchers],
    ],
    figures: [
      {
        name: 'things wrong with the books',
        value: faults.length,
        goal: '0',
        met: faults.length === 0,
      },
      { name: 'acts that were killed', value: counts.kills, goal: '> 0', met: counts.kills > 0 },
      { name: 'charges given back', value: counts.reversed, goal: '> 0', met: counts.reversed > 0 },
    ],
  })
}
