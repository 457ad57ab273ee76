/** Whom the sample enterprise buys from and sells to, as its report tells it: the largest of twelve months. */
import { SAMPLE_REPORT } from '../figures/sample.ts'

export interface Trader {
  name: string
  /** Yuan, net of reversals. */
  amount: number
  share: number
  /** Of the last 36, those with an invoice. */
  months: number
  first: string
  last: string
}

const SHOWN = 6

function tableOf(id: string): Trader[] {
  const block = SAMPLE_REPORT.sections
    .flatMap(({ blocks }) => blocks)
    .find((one) => 'id' in one && one.id === id)
  if (!block || !('rows' in block)) throw new Error(`the sample report has no table ${id}`)
  return (block.rows as unknown as Trader[]).slice(0, SHOWN).map((row) => ({
    ...row,
    // Names of the sample carry a number that tells them apart.
    name: row.name.replace(/\d+$/, ''),
  }))
}

export const SUPPLIERS = tableOf('top-in-l12')
export const CUSTOMERS = tableOf('top-out-l12')
export const FIRM = SAMPLE_REPORT.enterprise.name
