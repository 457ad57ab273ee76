/** The connector of each source: a source without its line does not compile. */
import type { DataSource } from '@xinjian/format/datasets/datasets'
import type { SourceConnector } from '../../outside/source/connector.ts'
import type { CollectDeps } from './deps.ts'

const CONNECTORS: Record<DataSource, (deps: CollectDeps) => SourceConnector> = {
  TAX_BUREAU: ({ bureaus }) => bureaus.connector,
}

export const connectorOf = (deps: CollectDeps, source: DataSource): SourceConnector =>
  CONNECTORS[source](deps)
