/** The connector of each source: a source without its line does not compile. */
import type { CollectedSource } from '@xinjian/format/datasets/datasets'
import type { SourceConnector } from '../../outside/source/connector.ts'
import type { CollectDeps } from './deps.ts'

const CONNECTORS: Record<CollectedSource, (deps: CollectDeps) => SourceConnector> = {
  TAX_BUREAU: ({ bureaus }) => bureaus.connector,
}

export const connectorOf = (deps: CollectDeps, source: CollectedSource): SourceConnector =>
  CONNECTORS[source](deps)
