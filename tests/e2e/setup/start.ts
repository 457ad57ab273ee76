/**
 * For every worker of the run, starts the whole product as `npm start` does, on free ports and a folder of its own, and a
 * sandbox: what a journey turns at the outside world or changes in the data is met by no journey beside it.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullConfig } from '@playwright/test'
import { Sandbox } from '../../../apps/server/test/collect-sandbox.ts'
import { freePort } from '../../../apps/server/test/free-port.ts'
import { chromiumPath } from '../../../packages/report-files/src/pdf.ts'
import type { Product } from './product.ts'

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const START_MS = 600_000

/** Bureaus answer ten times as fast as real ones do: their own slowness is turned on where a journey is about it. */
const LATENCY = 0.1

export default async function start({ workers }: FullConfig): Promise<() => Promise<void>> {
  process.env.XINJIAN_CHROMIUM = await chromiumPath(null)
  const stops = await Promise.all(
    Array.from({ length: workers }, (_, worker) => startProduct(worker)),
  )
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

async function startProduct(worker: number): Promise<() => Promise<void>> {
  const sandbox = await Sandbox.start(LATENCY)
  const port = await freePort()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-e2e-'))
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SANDBOX_URL: sandbox.url,
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
  const product: Product = { base: `http://127.0.0.1:${port}`, sandbox: sandbox.url, dataDir }
  process.env[`XINJIAN_PRODUCT_${worker}`] = JSON.stringify(product)
  return async () => {
    const gone = new Promise((resolve) => child.on('exit', resolve))
    child.kill('SIGTERM')
    await gone
    sandbox.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
