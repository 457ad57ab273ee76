/**
 * What lenders told of the enterprise alone, as a part of a joint report: R-020 is judged by it, and it has figures of no key, since those of
 * the report on lending count persons as well.
 */
import { type InvoiceContext, invoiceSuppressedBy } from '../../invoice/part.ts'
import { indicatorsOf } from '../../kit/lazily.ts'
import type { Part } from '../../kit/part.ts'
import { text } from '../../kit/sections/blocks.ts'
import type { LendingKind } from '../../lending/context.ts'
import { evaluateIndicator } from '../../lending/evaluate.ts'
import { seen } from '../../lending/records/seen.ts'
import { windowTable } from '../../lending/sections/applications.ts'
import { toldAt } from '../../lending/told.ts'
import type { LendersContext } from './context.ts'
import { surgeRule } from './surge.ts'
import { LENDERS_SAYS as SAYS } from './words.ts'

export const lendersPart = (invoices: InvoiceContext): Part<LendersContext> => {
  const rules = [surgeRule(invoices)]
  return {
    data: SAYS.data,
    indicators: indicatorsOf<LendingKind>([], evaluateIndicator),
    rules: {
      standing: rules,
      under: () => rules,
      table: {},
      lines: {},
      suppressedBy: (context, id) => invoiceSuppressedBy(context.invoices, id),
    },
    coverage: () => ({}),
    quality: () => [],
    sections: ({ context }) => [
      {
        id: 'lenders',
        title: SAYS.title,
        blocks: [
          text(
            'lenders-intro',
            SAYS.intro({
              at: toldAt(context.facts.subjects[0]!.at),
              n: seen(context).length,
            }),
          ),
          windowTable(context),
        ],
      },
    ],
    praises: () => [],
    spokenBy: {},
    topics: [],
    open: () => [],
  }
}
