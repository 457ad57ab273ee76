/** The nodes of the cluster: where companies lie, what moves, and who stops and starts them. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

export interface Node {
  host: string
  port: number
  group: number
}

export interface Nodes {
  workers: Node[]
  coordinator: Node
  /** The worker on which a company's rows lie. */
  of(companyId: number): Promise<Node>
  /** Moves all that lies in the shards of a company, with its rows, to another worker; milliseconds. */
  move(companyId: number, to: Node): Promise<number>
  stop(node: Node): Promise<void>
  start(node: Node): Promise<void>
}

/**
 * `url`: of an administrator, to the product's database. Stopping and starting is the environment's: `CITUS_STOP` and `CITUS_START` are commands
 * for the shell, which find the node in `NODE_HOST` and `NODE_PORT`; a stop is to be without a farewell, as a power cut.
 */
export async function openNodes(url: string): Promise<Nodes> {
  const { CITUS_STOP: stop, CITUS_START: start } = process.env
  if (!stop || !start)
    throw new Error('CITUS_STOP 与 CITUS_START 未设置：campaign/citus/nodes.ts 说明其用途')
  const ask = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<T>(text, values)).rows
    } finally {
      await client.end()
    }
  }
  const command = async (text: string, { host, port }: Node) => {
    await run('sh', ['-c', `${text} >/dev/null 2>&1`], {
      env: { ...process.env, NODE_HOST: host, NODE_PORT: String(port) },
    })
  }
  const all = await ask<Node>(
    `select nodename as host, nodeport as port, groupid as "group" from pg_dist_node where noderole = 'primary' order by groupid`,
  )
  const shardOf = `get_shard_id_for_distribution_column('enterprise', $1::int)`
  const of = async (companyId: number): Promise<Node> => {
    const [placed] = await ask<{ group: number }>(
      `select groupid as "group" from pg_dist_placement where shardid = ${shardOf}`,
      [companyId],
    )
    return all.find(({ group }) => group === placed?.group)!
  }
  return {
    coordinator: all[0]!,
    workers: all.slice(1),
    of,
    async move(companyId, to) {
      const from = await of(companyId)
      const begin = performance.now()
      await ask(`select citus_move_shard_placement(${shardOf}, $2, $3, $4, $5, 'auto')`, [
        companyId,
        from.host,
        from.port,
        to.host,
        to.port,
      ])
      return performance.now() - begin
    },
    stop: (node) => command(stop, node),
    start: (node) => command(start, node),
  }
}
