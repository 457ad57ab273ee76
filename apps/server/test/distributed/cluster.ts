/**
 * Databases of a cluster of Citus, for tests where `CITUS_URL` names its coordinator: an administrator's connection string to any database
 * there in which the nodes are registered. Each is made on every node, and is gone afterwards; roles are the cluster's and stay.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { distribute } from '../../src/db/distribute/distribute.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/pool.ts'
import { LOADER, ROLES } from '../../src/db/role-names.ts'
import { addDemoAccounts } from '../../src/demo/accounts.ts'
import { stockCompany } from '../../src/demo/money.ts'
import { sowProducts } from '../../src/features/product/index.ts'
import { sowRoles } from '../../src/features/session/index.ts'

/** Connection string of an administrator; undefined: there is no cluster, and tests that ask for one are left out. */
export const CITUS_URL = process.env.CITUS_URL

const OWNER = 'xinjian_distributed_test'

async function on<T>(url: URL, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const at = (over: Partial<URL>): URL => Object.assign(new URL(CITUS_URL ?? ''), over)

export interface ClusterDatabase {
  /** Of its owner, who is no superuser. */
  url: string
  drop(): Promise<void>
}

/** An empty database on all nodes, known to each other. */
export async function clusterDatabase(): Promise<ClusterDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const nodes = await on(at({}), async (client) => {
    const { rows } = await client.query<{ host: string; port: number }>(
      "select nodename as host, nodeport as port from pg_dist_node where noderole = 'primary' order by groupid",
    )
    const known = await client.query('select 1 from pg_roles where rolname = $1', [OWNER])
    if (known.rowCount === 0) {
      await client.query(`create role ${OWNER} login createrole password 'of tests alone'`)
      for (const role of [LOADER, ...Object.values(ROLES)]) {
        const made = await client.query('select 1 from pg_roles where rolname = $1', [role])
        // Made by another owner: whoever administers the cluster hands them on.
        if (made.rowCount)
          await client.query(
            `grant ${role} to ${OWNER} with admin option, inherit false, set false`,
          )
      }
    }
    return rows
  })
  const local = { port: at({}).port, hostname: at({}).hostname }
  const everywhere = [
    local,
    ...nodes.slice(1).map(({ host, port }) => ({ hostname: host, port: String(port) })),
  ]
  for (const node of everywhere) {
    await on(at({ ...node, pathname: '/postgres' }), (c) => c.query(`create database ${name}`))
    await on(at({ ...node, pathname: `/${name}` }), async (c) => {
      await c.query('create extension citus')
      await c.query('set citus.enable_ddl_propagation to off')
      await c.query(`alter database ${name} owner to ${OWNER}`)
      // Few shards: tests have few companies, and making thousands takes minutes.
      await c.query(`alter database ${name} set citus.shard_count to 4`)
    })
  }
  await on(at({ pathname: `/${name}` }), async (c) => {
    await c.query('select citus_set_coordinator_host($1, $2)', [local.hostname, Number(local.port)])
    for (const { host, port } of nodes.slice(1))
      await c.query('select citus_add_node($1, $2)', [host, port])
  })
  return {
    url: at({ pathname: `/${name}`, username: OWNER, password: 'of tests alone' }).href,
    async drop() {
      for (const node of everywhere)
        await on(at({ ...node, pathname: '/postgres' }), (c) =>
          c.query(`drop database if exists ${name} with (force)`),
        )
    },
  }
}

/** The same, migrated, with the accounts, prices and balances of the demonstration, and distributed. */
export async function stockedCluster(): Promise<ClusterDatabase> {
  const made = await clusterDatabase()
  const db = openDatabase(made.url, () => undefined)
  await migrate(db)
  await sowRoles(db.as('system'))
  await sowProducts(db.as('system'))
  const companies = await addDemoAccounts(db)
  for (const companyId of companies.values()) await stockCompany(db, companyId)
  await db.close()
  const { unfit } = await distribute(made.url, () => undefined)
  if (unfit.length > 0) throw new Error(JSON.stringify(unfit))
  return made
}
