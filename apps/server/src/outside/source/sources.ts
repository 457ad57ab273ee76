/** What collections log in at: tax bureaus, and the programs that enterprises keep their books in. */
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { type Bureaus, createBureaus } from './bureau/bureaus.ts'
import { type AccountingPrograms, createPrograms } from './erp/erp.ts'

export interface Sources {
  bureaus: Bureaus
  programs: AccountingPrograms
  stop(): Promise<void>
}

export function createSources(config: Config, db: Database): Sources {
  const bureaus = createBureaus(config, db)
  const programs = createPrograms(config, db)
  return {
    bureaus,
    programs,
    async stop() {
      await bureaus.stop()
      await programs.stop()
    },
  }
}
