/**
 * Who guarantees whom and who controls whom around an enterprise, as annual reports, the registry and the bureau told the institution of
 * enterprises that it holds (docs/decisions/0278). Names stand as the report may show them.
 */
import { jsonSnapshot } from '../../kit/facts/json-snapshot.ts'

export interface Guarantor {
  name: string
  /** An annual report of it is held: whom it guarantees is then known. */
  told: boolean
}

/** By an annual report of the guarantor. */
export interface Guarantee {
  /** Positions in `guarantors`. */
  from: number
  to: number
  /** Way and amount, as far as they are told. */
  what: string | null
}

export interface Owner {
  name: string
  person: boolean
  /** The same in every firm: a firm, or a person of whom the number of a document is known. */
  known: boolean
  /** The institution may lend to it: it agreed, or its invoices were given. */
  borrower: boolean
  /** Of a firm: somebody was told to hold or represent it. */
  told: boolean
  /** Of a firm: holders of whom the share was not told. */
  unclear: number
}

export interface Hold {
  /** Positions in `owners`. */
  from: number
  to: number
  /** Percent of the capital, more than half; null = as its legal representative. */
  ratio: number | null
}

/** Records of the registry that tell who owns and who represents. */
export type OwnerRows = 'BUSINESS_REGISTRATION' | 'EQUITY_HOLDER'

export interface TiesFacts {
  /** The enterprise is the first. */
  guarantors: readonly Guarantor[]
  guarantees: readonly Guarantee[]
  /** The enterprise is the first. */
  owners: readonly Owner[]
  holds: readonly Hold[]
  /** Of these, rows of the enterprise are held; what a bureau told of owners is a row of nothing. */
  ownerRows: readonly OwnerRows[]
  /** false = records of more enterprises are held than were read. */
  complete: { guarantees: boolean; control: boolean }
}

export const { encode: encodeTies, decode: decodeTies } = jsonSnapshot<TiesFacts>('XJT1')
