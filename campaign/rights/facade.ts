/** A running product as the tests' phones call it. */
import type { CrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import type { Answer, TestServer } from '../../apps/server/test/harness.ts'

/** What the tests' phones need of a server. */
export function facade({ config, db }: CrashWorld): TestServer {
  const base = `http://127.0.0.1:${config.port}/api`
  const call = async (
    method: string,
    path: string,
    body: object = {},
    token?: string,
  ): Promise<Answer> => {
    const response = await fetch(base + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) }
  }
  return { base, db, config, call } as TestServer
}
