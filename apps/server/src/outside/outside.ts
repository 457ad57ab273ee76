/** Everything outside that this process talks to, opened in one place and ended in one. */
import type { Config } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { type Bank, createBank } from './bank/bank.ts'
import { createGateways } from './gateways.ts'
import type { LendingSources } from './lending/connector.ts'
import { createLendingSources } from './lending/sources.ts'
import type { Mailer } from './mail.ts'
import { createMovablesRegister, type MovablesRegister } from './movables/register.ts'
import type { PublicSources } from './public/connector.ts'
import { createPublicSources } from './public/sources.ts'
import { type GuardedReaders, guardReaders } from './recognition/guarded.ts'
import { createRecognisers, type Recognisers } from './recognition/recognisers.ts'
import type { SmsGateway } from './sms.ts'
import type { Board } from './source/board.ts'
import { createSources, type Sources } from './source/sources.ts'
import { createSamples, type Samples } from './verification/samples.ts'
import { createVerifier, type Verifier } from './verification/verifier.ts'

export interface Outside {
  bank: Bank
  /** What calls outside came to, for the status page. */
  board: Board
  lendingSources: LendingSources
  mail: Mailer
  publicSources: PublicSources
  readers: GuardedReaders
  recognisers: Recognisers
  register: MovablesRegister
  /** Sample invoices of the public site; null where there is no sandbox. */
  samples: Samples | null
  sms: SmsGateway
  sources: Sources
  verifier: Verifier
  /** Once nothing is asked any more. */
  stop(): Promise<void>
}

export function createOutside(config: Config, db: Database): Outside {
  const recognisers = createRecognisers(config)
  const { sms, mail, board } = createGateways(config, db)
  const outside = {
    bank: createBank(config),
    board,
    lendingSources: createLendingSources(config, db),
    mail,
    publicSources: createPublicSources(config, db),
    readers: guardReaders(recognisers.vendors, db),
    recognisers,
    register: createMovablesRegister(config),
    samples: createSamples(config),
    sms,
    sources: createSources(config, db),
    verifier: createVerifier(config, db),
  }
  const { verifier, readers, publicSources, lendingSources, sources } = outside
  return {
    ...outside,
    async stop() {
      for (const asked of [verifier, readers, publicSources, lendingSources]) asked.stop()
      await Promise.all([sources.stop(), board.stop()])
    },
  }
}
