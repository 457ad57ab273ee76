/**
 * Databases of a cluster of Citus, for tests where `CITUS_URL` names its coordinator: an administrator's connection string to any database
 * there in which the nodes are registered. Each is made on every node, and is gone afterwards; roles are the cluster's and stay.
 */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
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

interface Node {
  hostname: string
  port: string
}

/** The coordinator first. */
export async function nodesOf(): Promise<Node[]> {
  const { rows } = await on(at({}), (client) =>
    client.query<{ hostname: string; port: string }>(
      "select nodename as hostname, nodeport::text as port from pg_dist_node where noderole = 'primary' order by groupid",
    ),
  )
  return [{ hostname: at({}).hostname, port: at({}).port }, ...rows.slice(1)]
}

/** Roles are the cluster's: made once, by whichever test comes first. */
const addOwner = () =>
  on(at({}), async (client) => {
    const known = await client.query('select 1 from pg_roles where rolname = $1', [OWNER])
    if (known.rowCount) return
    await client.query(`create role ${OWNER} login createrole password 'of tests alone'`)
    for (const role of [LOADER, ...Object.values(ROLES)]) {
      const made = await client.query('select 1 from pg_roles where rolname = $1', [role])
      // Made by another owner: whoever administers the cluster hands them on.
      if (made.rowCount)
        await client.query(`grant ${role} to ${OWNER} with admin option, inherit false, set false`)
    }
  })

const urlOf = (name: string): string =>
  at({ pathname: `/${name}`, username: OWNER, password: 'of tests alone' }).href

const administer = async (nodes: readonly Node[], sql: (node: Node) => string[]): Promise<void> => {
  for (const node of nodes)
    await on(at({ ...node, pathname: '/postgres' }), async (c) => {
      for (const text of sql(node)) await c.query(text)
    })
}

const dropOn = (nodes: readonly Node[], name: string): Promise<void> =>
  administer(nodes, () => [`drop database if exists ${name} with (force)`])

/** An empty database on all nodes, known to each other. */
export async function clusterDatabase(
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<ClusterDatabase> {
  const nodes = await nodesOf()
  await addOwner()
  for (const node of nodes) {
    await administer([node], () => [`create database ${name}`, FEW_SHARDS(name)])
    await on(at({ ...node, pathname: `/${name}` }), async (c) => {
      await c.query('create extension citus')
      await c.query('set citus.enable_ddl_propagation to off')
      await c.query(`alter database ${name} owner to ${OWNER}`)
    })
  }
  const [first, ...others] = nodes
  await on(at({ pathname: `/${name}` }), async (c) => {
    await c.query('select citus_set_coordinator_host($1, $2)', [
      first!.hostname,
      Number(first!.port),
    ])
    for (const { hostname, port } of others)
      await c.query('select citus_add_node($1, $2)', [hostname, Number(port)])
  })
  return { url: urlOf(name), drop: () => dropOn(nodes, name) }
}

/** Tests have few companies, and making thousands of shards takes minutes. */
const FEW_SHARDS = (name: string): string => `alter database ${name} set citus.shard_count to 4`

/** What a stocked database is made of, beside migrations: a template of other sources is none. */
const MADE_OF = ['db', 'demo', 'features/product', 'features/session/role-seeds.ts']

function templateName(): string {
  const hash = createHash('sha1')
  for (const part of MADE_OF) {
    const root = path.join(import.meta.dirname, '../../src', part)
    const files = fs.statSync(root).isDirectory()
      ? (fs.readdirSync(root, { recursive: true }) as string[]).sort().map((f) => `${root}/${f}`)
      : [root]
    for (const file of files) if (fs.statSync(file).isFile()) hash.update(fs.readFileSync(file))
  }
  return `${TEMPLATE}${hash.digest('hex').slice(0, 12)}`
}

const TEMPLATE = 'template_stocked_'

/**
 * A database, migrated, with the accounts, prices and balances of the demonstration, and distributed: copied on each node from one that stays
 * in the cluster until what it is made of changes. A distribution takes half a minute, its copy a second.
 */
export async function stockedCluster(): Promise<ClusterDatabase> {
  const nodes = await nodesOf()
  const template = templateName()
  await on(at({ pathname: '/postgres' }), async (client) => {
    await client.query("select pg_advisory_lock(hashtext('template_stocked'))")
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where datname like '${TEMPLATE}%'`,
    )
    if (rows.some(({ name }) => name === template)) return
    for (const { name } of rows) await dropOn(nodes, name)
    const made = await stock()
    await administer(nodes, () => [
      ...leftAlone(made),
      `alter database ${made} rename to ${template}`,
    ])
  })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(nodes, () => [
    ...leftAlone(template),
    `create database ${name} template ${template} strategy file_copy`,
    `alter database ${name} owner to ${OWNER}`,
    `alter database ${name} allow_connections true`,
    FEW_SHARDS(name),
  ])
  return { url: urlOf(name), drop: () => dropOn(nodes, name) }
}

/** Nobody is connected any more, the nodes' own housekeeping included. */
const leftAlone = (name: string): string[] => [
  `alter database ${name} allow_connections false`,
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
]

async function stock(): Promise<string> {
  const made = await clusterDatabase()
  const db = openDatabase(made.url, () => undefined)
  await migrate(db)
  await sowRoles(db.as('system'))
  await sowProducts(db.as('system'))
  const companies = await addDemoAccounts(db, null)
  for (const companyId of companies.values()) await stockCompany(db, companyId)
  await db.close()
  const { unfit } = await distribute(made.url, () => undefined)
  if (unfit.length > 0) throw new Error(JSON.stringify(unfit))
  return new URL(made.url).pathname.slice(1)
}
