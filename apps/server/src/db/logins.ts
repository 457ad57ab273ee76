/**
 * The logins under which the running product reaches PostgreSQL: one for each role (db/roles.ts), without any right of its own and
 * able to become that role alone. Whoever escapes the role of a connection is left with nothing.
 *
 * Their names and passwords come from the owner's login in `DATABASE_URL`: every process that knows it knows them, nothing is kept
 * anywhere, and a new password of the owner makes new ones of theirs. From theirs nobody comes to the owner's.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes, scryptSync } from 'node:crypto'
import { SettingFault } from '../setting-fault.ts'
import { ROLES, type Role } from './role-names.ts'

export interface Login {
  name: string
  /** Connection string of the same database by this login. */
  url: string
  /** What PostgreSQL keeps of its password: it may be shown, the password may not. A new one at each look. */
  verifier(): string
}

export interface Logins {
  (role: Role): Login
  /** What turns a tenant's connection to a company; the database keeps its hash. */
  readonly turnPass: string
}

/** The longest name of PostgreSQL is 63 bytes; the longest ending takes 13. */
const OWNER_BYTES = 48

/** Logins beside the owner of this connection string. Asked for one, throws a SettingFault where it names no user or password. */
export function loginsOf(ownerUrl: string): Logins {
  const made = new Map<Role, Login>()
  const login = (role: Role): Login => {
    const known = made.get(role)
    if (known) return known
    const login = loginOf(ownerUrl, role)
    made.set(role, login)
    return login
  }
  let pass: string | null = null
  return Object.defineProperty(login, 'turnPass', {
    // Asked for each time that a connection is checked out.
    get: () => (pass ??= secretOf(ownerUrl, 'turn to company')),
  }) as Logins
}

function loginOf(ownerUrl: string, role: Role): Login {
  const url = new URL(ownerUrl)
  const password = secretOf(ownerUrl, ROLES[role])
  const name = `${short(decodeURIComponent(url.username))}_app_${role}`
  url.username = encodeURIComponent(name)
  url.password = password
  return { name, url: url.href, verifier: () => scramOf(password) }
}

/** A secret for this purpose alone, of which nobody comes to the owner's password. */
function secretOf(ownerUrl: string, purpose: string): string {
  const url = new URL(ownerUrl)
  const owner = decodeURIComponent(url.username)
  if (owner === '' || url.password === '')
    throw new SettingFault(
      'DATABASE_URL 须写明用户名与密码（postgres://用户名:密码@主机:端口/数据库）：运行时的低权限登录用户由它们派生。数据库以 trust、peer 或证书方式认证、原本不用密码时，请在此处填写任意一个足够长的随机密码',
    )
  return createHmac('sha256', keyOf(owner, decodeURIComponent(url.password)))
    .update(purpose)
    .digest('base64url')
}

function short(owner: string): string {
  if (Buffer.byteLength(owner) <= OWNER_BYTES) return owner
  return `${createHash('sha256').update(owner).digest('hex').slice(0, OWNER_BYTES)}`
}

const keys = new Map<string, Buffer>()

/** Slow on purpose: the owner's password may be one that a person made up. */
function keyOf(owner: string, password: string): Buffer {
  const of = JSON.stringify([owner, password])
  const key = keys.get(of) ?? scryptSync(password, `xinjian database logins ${owner}`, 32)
  keys.set(of, key)
  return key
}

const ITERATIONS = 4096

/** SCRAM-SHA-256 (RFC 5802, RFC 7677) as PostgreSQL stores it. */
function scramOf(password: string): string {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  const mac = (said: string) => createHmac('sha256', salted).update(said).digest()
  const stored = createHash('sha256').update(mac('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${stored}:${mac('Server Key').toString('base64')}`
}
