import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import type { Devices } from '../../outside/devices.ts'
import type { IdentityChecks } from '../../outside/identity.ts'
import type { Registry } from '../../outside/registry.ts'
import type { SmsGateway } from '../../outside/sms.ts'
import type { Bureaus } from '../../outside/source/bureau/bureaus.ts'
import type { AccountingPrograms } from '../../outside/source/erp/erp.ts'
import type { Box } from '../../security/box.ts'
import type { Columns } from '../../security/column/column.ts'
import type { BodySealer } from '../../security/sealed-body.ts'
import type { Secret } from '../../security/secret.ts'
import type { ConsentService, ContractPapers } from '../consent/index.ts'
import type { SmsCodes } from '../session/index.ts'
import type { WitnessKey } from '../terminal/index.ts'
import type { Owners } from './owner.ts'
import type { LoginTries } from './tries/login-tries.ts'

/** What the parts of this feature share. */
export interface CollectDeps {
  config: Config
  db: Database
  secret: Secret
  columns: Columns
  consents: ConsentService
  papers: ContractPapers
  bureaus: Bureaus
  programs: AccountingPrograms
  registry: Registry
  identity: IdentityChecks
  devices: Devices
  codes: SmsCodes
  sms: SmsGateway
  bodies: BodySealer
  /** For bureau sessions. */
  sessionBox: Box
  /** For signers between naming them and signing. */
  signerBox: Box
  /** For what channels keep sealed. */
  channelBox: Box
  owners: Owners
  /** Of those who stand by at terminals. */
  witnessKey: WitnessKey
  loginTries: LoginTries
  /** Share of calls that a bureau answered, last hour. */
  successRates(): Promise<Map<string, number>>
}

export type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>
