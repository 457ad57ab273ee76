import { oncePer } from '../../kit/once.ts'
import type { InvoiceContext } from './context.ts'

/** `oncePer` with the context known, so that a fold need not name it. */
export const oncePerReport = <T>(
  make: (context: InvoiceContext) => T,
): ((context: InvoiceContext) => T) => oncePer(make)
