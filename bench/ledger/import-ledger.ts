import type { Database } from '../../apps/server/src/db/pool.ts'
import { tenantOf } from '../../apps/server/src/db/tenant.ts'
import { openBook } from '../../apps/server/src/features/facts/records/write.ts'
import { type VoucherLine, voucherLine } from './lines.ts'

const AT_ONCE = 20_000

/** Made-up voucher lines into the facts of an enterprise, as an import writes them. @returns seconds */
export async function importLedger(
  db: Database,
  enterpriseId: number,
  lines: number,
  of: (line: VoucherLine) => VoucherLine = (line) => line,
): Promise<number> {
  const started = performance.now()
  await tenantOf(db, 1).transaction(async (tx, client) => {
    const book = await openBook(tx, { enterpriseId, importId: 1 }, 'GL_VOUCHER', 'VOUCHERS', client)
    for (let at = 0; at < lines; at += AT_ONCE)
      await book.write(
        Array.from({ length: Math.min(AT_ONCE, lines - at) }, (_, i) =>
          of(voucherLine(at + i, lines)),
        ),
      )
    await book.finish()
  })
  return (performance.now() - started) / 1000
}
