/** A share of lines: categories, goods or rates whose reds outweigh their blues count as 0, so that a share is never above all. */

import type { Fen } from '@xinjian/format'
import { moneyInput, quotient } from '../../kit/outcome.ts'
import type { Outcome } from '../definition.ts'
import { CONTEXT_SAYS } from './words.ts'

const total = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, amount) => sum + amount, 0)
const floored = (amounts: readonly Fen[]): Fen =>
  total(amounts.map((amount) => Math.max(0, amount)))

/** `part` and `whole`: net amounts of the same kind of thing, the part among the whole; named in the inputs. */
export function lineShare(
  part: readonly Fen[],
  whole: readonly Fen[],
  names: { part: string; whole: string },
): Outcome {
  const [some, all] = [floored(part), floored(whole)]
  const negative = some !== total(part) || all !== total(whole)
  return {
    ...quotient(some, all, names.whole),
    inputs: [
      moneyInput(names.part, total(part)),
      moneyInput(names.whole, total(whole)),
      ...(negative
        ? [
            moneyInput(CONTEXT_SAYS.floored({ what: names.part }), some),
            moneyInput(CONTEXT_SAYS.floored({ what: names.whole }), all),
          ]
        : []),
    ],
  }
}
