/** A file taken as the server takes it: by its own readers, each in its process, and on to what the server makes of it. */
import fs from 'node:fs'
import { detectFormat } from '@xinjian/intake/detect'
import { toParseError } from '@xinjian/intake/errors'
import { closeIsolation, parseFileIsolated } from '@xinjian/intake/isolate'
import { Apart } from '@xinjian/intake/isolate/apart'
import { JOBS_PER_PROCESS } from '@xinjian/intake/isolate/pool'
import { LIMITS } from '@xinjian/intake/limits'
import { drawPageIsolated } from '@xinjian/intake/picture/draw-isolated'
import { readVerifyTableIsolated } from '@xinjian/intake/tables/verify/read-verify-isolated'
import { readerOf } from '../../apps/server/src/features/intake/reader-of.ts'
import type { ImportOwner } from '../../apps/server/src/features/intake/reading.ts'
import { vouchersOf } from '../../apps/server/src/features/verify/picture/read.ts'
import { type Outcome, ofError, ofFiles, TODAY } from './outcome.ts'
import type { Way } from './plan.ts'
import type { TableRequest } from './table-lane.ts'

const LANE = new URL('./table-lane.ts', import.meta.url)
const OWNER: ImportOwner = {
  taxNo: '91110108MA01XY2Z7N',
  name: '示例科技有限公司',
  direction: null,
}

let lane: Apart<TableRequest, Outcome> | null = null
let tables = 0

/** Ends what reads, so that the next file has a fresh process. */
export function refresh(): void {
  closeIsolation()
  lane?.kill('CORRUPTED')
  lane = null
  tables = 0
}

/** Rejects where the server would have failed. */
export async function take(way: Way, name: string, path: string): Promise<Outcome> {
  detectFormat(fs.readFileSync(path))
  switch (way) {
    case 'both':
      return ofFiles(await parseFileIsolated(name, path, { forms: true, tickets: true }))
    case 'verify':
      return verified(name, path)
    case 'import':
      return imported(name, path)
    case 'table':
      return inLane({ path, name, verify: false })
    case 'verify-table':
      return inLane({ path, name, verify: true })
    case 'served-table':
      return served(name, path)
    case 'draw':
      return drawn(path)
  }
}

async function verified(name: string, path: string): Promise<Outcome> {
  const files = await parseFileIsolated(name, path, { tickets: true })
  const { vouchers, error } = vouchersOf(files, null)
  const outcome = ofFiles(files)
  if (outcome.fault === 'silent') return { ...outcome, fault: null, code: 'NOTHING' }
  return vouchers.length > 0 || error ? outcome : { ...outcome, fault: 'silent' }
}

async function imported(name: string, path: string): Promise<Outcome> {
  const file = { name, path, bytes: fs.statSync(path).size }
  const read = await readerOf(file)
  let told = false
  let code: string | null = null
  try {
    for await (const readings of read(file, OWNER, () => {}))
      for (const reading of readings) {
        told = true
        if (reading.kind !== 'bad') continue
        code ??= codeOf(reading.error.raw)
        if (!/[\u4e00-\u9fff]/.test(reading.error.reason))
          return { told, code, fault: `unclear: ${reading.error.reason}` }
      }
    return { told, code, fault: null }
  } catch (thrown) {
    return ofThrown(thrown)
  }
}

/** Of a document its error's code, of a row its own text. */
const codeOf = (raw: string | null): string => (/^[A-Z_]+$/.test(raw ?? '') ? raw! : 'BAD')

async function served(fileName: string, path: string): Promise<Outcome> {
  let rows = 0
  try {
    for await (const batch of readVerifyTableIsolated(path, { today: TODAY, fileName }))
      rows += batch.length
    return { told: rows > 0, code: null, fault: null }
  } catch (thrown) {
    return ofThrown(thrown)
  }
}

async function drawn(path: string): Promise<Outcome> {
  try {
    return {
      told: (await drawPageIsolated(path, 1, 0, undefined)).length > 0,
      code: null,
      fault: null,
    }
  } catch (thrown) {
    return ofThrown(thrown)
  }
}

/** What the server answers in words; anything else is its failure. */
function ofThrown(thrown: unknown): Outcome {
  if (!(thrown instanceof Error) || !('code' in thrown)) throw thrown
  return ofError(toParseError(thrown))
}

function inLane(request: TableRequest): Promise<Outcome> {
  lane ??= new Apart<TableRequest, Outcome>(LANE, {
    memoryMb: request.verify ? LIMITS.verifyTableMemoryMb : LIMITS.tableMemoryMb,
  })
  const apart = lane
  return new Promise((resolve) => {
    const late = setTimeout(() => apart.kill('TIMEOUT'), LIMITS.tableMs)
    const end = (outcome: Outcome, fit: boolean) => {
      clearTimeout(late)
      apart.onDeath = null
      if (!fit || ++tables >= JOBS_PER_PROCESS) {
        lane = null
        tables = 0
        apart.kill('CORRUPTED')
      }
      resolve(outcome)
    }
    apart.onReply = (outcome) => end(outcome, true)
    apart.onDeath = (code) => end({ told: false, code, fault: 'died' }, false)
    apart.work()
    apart.send(request)
  })
}
