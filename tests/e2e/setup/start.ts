/** Starts the whole product as `npm start` does, on free ports and a folder of its own; its output tells when it can serve. */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../apps/server/test/free-port.ts'
import { chromiumPath } from '../../../packages/report-files/src/pdf.ts'

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const START_MS = 180_000

export default async function start(): Promise<() => Promise<void>> {
  const port = await freePort()
  const sandboxPort = await freePort()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-e2e-'))
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT: '100000',
      LOG_LEVEL: 'warn',
    },
  })
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the product did not get ready')), START_MS)
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (!said.includes('ready http://')) return
      clearTimeout(timer)
      resolve()
    })
    child.on('exit', () => reject(new Error(`the product ended: ${said}`)))
  })
  process.env.XINJIAN_BASE = `http://127.0.0.1:${port}`
  process.env.XINJIAN_SANDBOX = `http://127.0.0.1:${sandboxPort}`
  process.env.XINJIAN_CHROMIUM = await chromiumPath(null)
  return async () => {
    const gone = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGTERM')
    await gone
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
