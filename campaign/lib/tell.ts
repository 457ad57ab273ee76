/** Results of a part, written as those of the benches are: a table for people and JSON, in bench/results. */
import { type BenchResult, report } from '../../bench/lib/results.ts'

/** `name` without `campaign-`. @returns whether every goal was met */
export function tell(name: string, seed: number, result: Omit<BenchResult, 'name'>): boolean {
  const method = [
    ...result.method,
    `Repeated by \`CAMPAIGN_SEED=${seed} npm run campaign ${name}\`.`,
  ]
  report({ ...result, name: `campaign-${name}`, method })
  return result.figures.every((figure) => figure.met)
}
