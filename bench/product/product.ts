/** The whole product in a process of its own, with sample data, for benches that look from outside. */
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/server/test/free-port.ts'

const BUILD = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url))
const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

export interface Product {
  base: string
  sandbox: string
  /** Its folder, the database in it. */
  dataDir: string
  /** A session of the demo administrator, by SMS code. */
  login(): Promise<string>
  stop(): Promise<void>
}

/** Builds the pages where their sources changed: a bench of pages that are not there measures nothing. */
export const buildPages = (): void => {
  execFileSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] })
}

export async function startProduct(): Promise<Product> {
  buildPages()
  const port = await freePort()
  const sandbox = `http://127.0.0.1:${await freePort()}`
  const base = `http://127.0.0.1:${port}`
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-bench-'))
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX_URL: sandbox,
      PUBLIC_URL: base,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000',
    },
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready http')) resolve()
    })
    child.on('exit', () => reject(new Error(`the product ended: ${said}`)))
  })
  return {
    base,
    sandbox,
    dataDir,
    login: () => login(base, sandbox),
    async stop() {
      const gone = new Promise((resolve) => child.on('exit', resolve))
      child.kill('SIGTERM')
      await gone
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const MOBILE = '19900000001'

async function login(base: string, sandbox: string): Promise<string> {
  await ask(base, '/bssSmsCode', { mobile: MOBILE })
  for (let i = 0; i < 50; i++) {
    const list = (await (await fetch(`${sandbox}/inbox.json?to=${MOBILE}`)).json()) as {
      text: string
    }[]
    const smsCode = /\d{6}/.exec(list[0]?.text ?? '')?.[0]
    if (smsCode)
      return (
        await ask<{ token: string }>(base, '/bsstoken', {
          username: MOBILE,
          smsCode,
          loginType: 'sms',
        })
      ).token
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no login code in the inbox')
}

/** One JSON call; throws the message of a refusal. */
export async function ask<T>(
  base: string,
  route: string,
  body: object,
  token?: string,
): Promise<T> {
  const response = await fetch(`${base}/api${route}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const { status, msg, data } = (await response.json()) as { status: number; msg: string; data: T }
  if (status !== 200) throw new Error(`${route}: ${msg}`)
  return data
}
