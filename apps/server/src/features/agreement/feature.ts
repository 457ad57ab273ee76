import type { contract } from '@xinjian/contract'
import type { Database } from '../../db/pool.ts'
import type { NounRoutes } from '../../http/implement.ts'
import type { ContractFiles } from '../consent/index.ts'
import type { Agreements } from './ledger.ts'
import { createAgreementPapers } from './paper.ts'
import { agreementRoutes } from './routes.ts'

/** The register of agreements as the office reads it; who signs into it gets `agreements` alone. */
export const agreementFeature = (parts: {
  db: Database
  files: ContractFiles
  agreements: Agreements
}): NounRoutes<typeof contract.agreement> =>
  agreementRoutes({ agreements: parts.agreements, papers: createAgreementPapers(parts) })
