/** The bureau of lenders in use, with its lane and its circuit; nobody is asked without the slip of a consent. */
import type { Config } from '../../config.ts'
import type { Db } from '../../db/pool.ts'
import { VendorGuard } from '../vendors/guard.ts'
import { LendingFailure, type LendingSources } from './connector.ts'
import { createLendingGateway } from './gateway.ts'
import { checkLendingPass } from './pass.ts'

export interface RunningLendingSources extends LendingSources {
  stop(): void
}

export function createLendingSources(
  {
    lendingUrl,
    lendingKey,
    lendingSeconds,
  }: Pick<Config, 'lendingUrl' | 'lendingKey' | 'lendingSeconds'>,
  db: Db,
): RunningLendingSources {
  const bureau =
    lendingUrl === null
      ? null
      : createLendingGateway(lendingUrl, lendingKey ?? '', lendingSeconds * 1_000)
  const guard = new VendorGuard(db, {
    place: 'LENDING',
    failure: (fault) => new LendingFailure(fault),
    isSilence: (error) => error instanceof LendingFailure && error.fault === 'TIMEOUT',
  })
  return {
    inUse: bureau !== null,
    async ask(pass) {
      if (!bureau) throw new LendingFailure('DOWN')
      return guard.run(bureau.vendor, () => {
        // Behind the queue: a consent that was taken back meanwhile lets nothing out for long.
        checkLendingPass(pass)
        return bureau.ask(pass)
      })
    },
    stop: () => guard.stop(),
  }
}
