import type { StatementKind } from '@xinjian/format/accounts/accounts'
import type { ParsedStatement, StatementEntry } from './statement.ts'

/** An item while its statement is put together. */
export interface DraftItem extends StatementEntry {
  /** A share of the item above it (其中：…), never a summand beside it. */
  child: boolean
  /** By period: half of the last digit that the value is printed with, in ten-thousandths of a yuan. */
  slack: Record<string, bigint>
  /** A loss written with its sign: it is added, not taken off. */
  signed: boolean
}

export type DraftStatement = Omit<ParsedStatement, 'items' | 'kind'> & {
  kind: StatementKind
  items: DraftItem[]
}
