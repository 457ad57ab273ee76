/** A process that dies in the middle of a transaction, for stories in which any step may be the last. */
import type { TenantTx } from '../../src/db/tenant.ts'

export class Killed extends Error {}

/** The transaction, on a company's book and on its parent's, as it is for a process that dies before its n-th statement; 0 = it lives. */
export function mortal(tx: TenantTx, dies: number): TenantTx {
  let left = dies
  const counted = <A extends unknown[], R>(ask: (...a: A) => Promise<R>) =>
    (async (...a: A) => {
      if (dies > 0 && --left === 0) throw new Killed()
      return ask(...a)
    }) as never
  const of = <D extends Pick<TenantTx, 'rows' | 'one' | 'run'>>(on: D): D => ({
    ...on,
    rows: counted(on.rows),
    one: counted(on.one),
    run: counted(on.run),
  })
  return { ...of(tx), onParent: (work) => tx.onParent((parent, own) => work(of(parent), own)) }
}
