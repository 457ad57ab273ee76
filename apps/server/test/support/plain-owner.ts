/** A database whose owner is an ordinary login, as that of an operator's own PostgreSQL. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { LOADER, ROLES } from '../../src/db/role-names.ts'

export interface Login {
  url: string
  name: string
  /** Takes from it the right to make roles, the roles it was given, and the logins it made. */
  withoutRoles(): Promise<void>
  /** Statements of an administrator. */
  admin(...statements: string[]): Promise<void>
  drop(): Promise<void>
}

export async function plainOwner(): Promise<Login> {
  const template = new URL(inject('templateUrl'))
  const name = `plain_owner_${randomUUID().slice(0, 8)}`
  const admin = async (...statements: string[]) => {
    const client = new pg.Client({
      connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href,
    })
    await client.connect()
    try {
      for (const sql of statements) await client.query(sql)
    } finally {
      await client.end()
    }
  }
  const roles = [LOADER, ...Object.values(ROLES)].join(', ')
  const dropLogins = () =>
    admin(...Object.keys(ROLES).map((role) => `drop role if exists ${name}_app_${role}`))
  await admin(
    `create role ${name} login createrole password 'plain'`,
    // The cluster's roles were made by another: with them an administrator gives the right to hand them on.
    `grant ${roles} to ${name} with admin option, inherit false, set false`,
    `create database ${name} owner ${name}`,
  )
  return {
    url: Object.assign(new URL(template), {
      username: name,
      password: 'plain',
      pathname: `/${name}`,
    }).href,
    name,
    admin,
    async withoutRoles() {
      await dropLogins()
      await admin(`revoke ${roles} from ${name} cascade`, `alter role ${name} nocreaterole`)
    },
    async drop() {
      await admin(`drop database ${name} with (force)`)
      await dropLogins()
      await admin(`drop role ${name}`)
    },
  }
}
