/** A database whose owner is an ordinary login, as that of an operator's own PostgreSQL. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { ROLES } from '../../src/db/roles.ts'

export interface Login {
  url: string
  /** Takes from it the right to make roles, and the roles it was given. */
  withoutRoles(): Promise<void>
  /** Gives the roles as an administrator would. */
  withRoles(): Promise<void>
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
  const roles = Object.values(ROLES).join(', ')
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
    withoutRoles: () =>
      admin(`revoke ${roles} from ${name} cascade`, `alter role ${name} nocreaterole`),
    withRoles: () => admin(`grant ${roles} to ${name} with inherit false, set true`),
    drop: () => admin(`drop database ${name} with (force)`, `drop role ${name}`),
  }
}
