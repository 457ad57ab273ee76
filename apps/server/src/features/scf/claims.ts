/**
 * An invoice, and a purchase order, is financed once, whoever finances it. The register of claims holds keyed hashes of invoices and of holders and nothing else: it
 * is the one table that companies share, reached by three functions of the database. Whoever is refused learns that, and no more.
 */
import { createHmac } from 'node:crypto'
import { OWN_COMPANY } from '../../db/distribute/first-node.ts'
import type { CompanyTx } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Secret } from '../../security/secret.ts'
import { SCF_SAYS } from './words.ts'

type Asking = Pick<CompanyTx, 'one' | 'companyId'>

/** A question to the register in the name of a subject of the company: an order or a receivable, by its number in `$2`. */
const askedFor = (no: string, question: string): string =>
  `with subject as materialized (
     select 1 from ${no.startsWith('DD') ? 'scf_order' : 'scf_receivable'} where company_id = $1 and no = $2)
   select ${question} from subject, ${OWN_COMPANY}`

export interface Claims {
  /** In the transaction of the deed: all of them, or it is refused and whoever called undoes it. Waits for another who is at it. */
  take(tx: Asking, no: string, keys: readonly string[]): Promise<void>
  /** How many of them another holds. */
  taken(tx: Asking, no: string, keys: readonly string[]): Promise<number>
  /** Gives back what this one holds. */
  release(tx: Asking, no: string): Promise<void>
}

export function createClaims(secret: Secret): Claims {
  const key = secret.lasting('scf-claim')
  const hashed = (what: string) => createHmac('sha256', key).update(what).digest()
  const hashes = (keys: readonly string[]) => keys.map((one) => hashed(`invoice:${one}`))
  const holder = (companyId: number, no: string) => hashed(`holder:${companyId}/${no}`)
  return {
    async take(tx, no, keys) {
      const row = await tx.one<{ won: boolean }>(
        askedFor(no, 'claim_invoices($3::bytea[], $4) as won'),
        [no, hashes(keys), holder(tx.companyId, no)],
      )
      if (!row?.won) throw new Refusal('CONFLICT', SCF_SAYS.invoiceFinanced)
    },
    async taken(tx, no, keys) {
      const row = await tx.one<{ n: number }>(
        askedFor(no, 'invoices_claimed($3::bytea[], $4) as n'),
        [no, hashes(keys), holder(tx.companyId, no)],
      )
      return row?.n ?? 0
    },
    async release(tx, no) {
      await tx.one(askedFor(no, 'unclaim_invoices($3)'), [no, holder(tx.companyId, no)])
    },
  }
}
