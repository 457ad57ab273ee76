/** The facts of a report that joins sources: those of each, as its own report takes them. What was not collected is empty in its own. */
import type { ErpFacts } from '../erp/part.ts'
import type { InvoiceFacts } from '../invoice/part.ts'
import type { LoanFacts } from '../lending/facts.ts'
import type { PublicFacts } from '../public/facts.ts'
import type { TaxFacts } from '../tax/part.ts'
import type { ChainFacts } from './chain/facts.ts'
import type { TiesFacts } from './ties/facts.ts'

export interface JointFacts {
  /** Holds the institution's terms and its admission pack too. */
  invoice: InvoiceFacts
  /** Its `invoiced` is not looked at: it is told by the invoices themselves. */
  tax: TaxFacts
  /** The enterprise's own books; absent = it brought none, or the kind reads none. */
  books?: ErpFacts
  /** What registry and courts publish; absent = it was not looked up. */
  public?: PublicFacts
  /** What lenders told of the enterprise itself, of no person; absent = they were not asked, or did not answer. */
  lenders?: LoanFacts
  /** Trade around the enterprise as others that the institution holds tell it; absent = the kind does not look at it. */
  chain?: ChainFacts
  /** Guarantees and control around the enterprise, as far as the institution holds them; absent = the kind does not look at them. */
  ties?: TiesFacts
}
