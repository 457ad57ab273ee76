/** A process that starts the embedded cluster, to be killed: node cluster-process.ts FOLDER. */
import { startCluster } from '../../src/db/local/cluster.ts'

const cluster = await startCluster({ dir: process.argv[2] as string })
await cluster.database('made')
process.stdout.write('ready')
