/** The seed of this run: `CAMPAIGN_SEED`, or a new one. */
export function seed(): number {
  const set = process.env.CAMPAIGN_SEED
  return set === undefined ? Math.floor(Math.random() * 1e9) : Number(set)
}
