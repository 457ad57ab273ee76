import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/pool.ts'
import type { Mailer } from '../../../outside/mail.ts'
import type { MovablesRegister } from '../../../outside/movables/register.ts'
import type { Columns } from '../../../security/column/column.ts'
import type { Told } from '../view.ts'

/** What the calls of supply-chain finance stand on. */
export interface ScfDeps extends Told {
  db: Database
  columns: Columns
  mail: Mailer
  register: MovablesRegister
  publicUrl: Config['publicUrl']
}
