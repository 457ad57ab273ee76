/** argon2id at rest (OWASP parameters: 19 MiB, 2 passes), PHC string form. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const PARAMETERS = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
const argon2id = promisify(argon2)

const derive = (password: string, nonce: Buffer, parameters = PARAMETERS) =>
  argon2id('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...parameters })

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive(password, nonce)
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

/**
 * Compares in constant time. With no stored hash (unknown user) the same work is done on a fixed one, so that the time of
 * the answer does not tell whether the account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const m = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '')
  const [, memory, passes, parallelism, salt, hash] = m ?? [
    null,
    '19456',
    '2',
    '1',
    'AAAAAAAAAAAAAAAAAAAAAA',
    '',
  ]
  const expected = Buffer.from(hash ?? '', 'base64url')
  const got = await derive(password, Buffer.from(salt ?? '', 'base64url'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: 32,
  })
  return m !== null && expected.length === got.length && timingSafeEqual(expected, got)
}
