/** Imports voucher lines and says in how many seconds: the program that `import.ts` measures. */
import { openDatabase } from '../../apps/server/src/db/pool.ts'
import { importLedger } from './import-ledger.ts'

const [url = '', enterpriseId = 0, lines = 0] = process.argv.slice(2, 5)
const db = openDatabase(url, () => undefined)
process.stdout.write(String(await importLedger(db, Number(enterpriseId), Number(lines))))
await db.close()
