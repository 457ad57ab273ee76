/**
 * Calls a second raised until the server breaks, and what it does then: whom it answers how quickly, whom it refuses and with what, and how
 * soon after it is as it was. Calls come whether or not earlier ones were answered. `XINJIAN_BENCH_SECONDS` (20) a step,
 * `XINJIAN_BENCH_RATES` (250,500,1000,1500,2000,3000,4500).
 */
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../apps/server/test/free-port.ts'
import { startBenchCluster } from '../lib/database.ts'
import { type Figure, report } from '../lib/results.ts'
import { seedList, startReady } from './list.ts'

const SECONDS = Number(process.env.XINJIAN_BENCH_SECONDS ?? 20)
const RATES = (process.env.XINJIAN_BENCH_RATES ?? '250,500,1000,1500,2000,3000,4500')
  .split(',')
  .map(Number)
const TICK_MS = 10
/** Connections, as a proxy keeps them; what finds none waits, and its waiting counts. */
const SOCKETS = 2_000
/** Whoever is not answered by then has given up. */
const PATIENCE_MS = 30_000
/** As it was: half a second in which all are answered, nobody in more than so many times what he waited before. */
const WINDOW_MS = 500
const TIMES = 3
const RECOVERED_S = 5
/** Null = GET. */
const CALLS: readonly (readonly [route: string, body: object | null])[] = [
  ['/api/enterprise/list', { page: 1, size: 20 }],
  ['/api/user/info', null],
]

interface Answered {
  /** When it was sent, ms from the begin of its step. */
  at: number
  /** So much later than it was due, ms: the generator itself had no processor. */
  late: number
  ms: number
  /** 0 = no answer. */
  status: number
  /** A refusal with words and Retry-After. */
  isTold: boolean
}

export async function run(): Promise<void> {
  const cluster = await startBenchCluster()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-curve-'))
  const agent = new http.Agent({ keepAlive: true, maxSockets: SOCKETS })
  try {
    const { db, url, drop } = await cluster.create()
    const port = await freePort()
    const token = await seedList(db)
    const child = await startReady('../../apps/server/src/main.ts', ['--role=api'], {
      ...{ PORT: String(port), DATABASE_URL: url, DATA_DIR: dataDir, SANDBOX: 'off' },
      ...{ LOG_LEVEL: 'silent', RATE_LIMIT: '100000000' },
    })
    const call = caller(agent, port, token)
    await atRate(call, RATES[0]!, 5)
    const steps: { rate: number; answers: Answered[] }[] = []
    for (const rate of RATES) {
      steps.push({ rate, answers: await atRate(call, rate, SECONDS) })
      process.stdout.write(`${rowOf(steps.at(-1)!).join(' | ')}\n`)
    }
    const first = ofOk(steps[0]!.answers)
    // Broken as it is: the calls of the last step are still on their way when the first rate comes again.
    const overload = atRate(call, RATES.at(-1)!, SECONDS)
    await sleep(SECONDS * 1_000)
    const after = await atRate(call, RATES[0]!, SECONDS)
    await overload
    conclude(steps, recoveredAfter(after, quantile(first, 0.99) * TIMES), cluster.version)
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
    await drop()
  } finally {
    agent.destroy()
    await cluster.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

type Call = (n: number) => Promise<Omit<Answered, 'at' | 'late'>>

const caller =
  (agent: http.Agent, port: number, token: string): Call =>
  (n) => {
    const [route, sent] = CALLS[n % CALLS.length]!
    const body = sent === null ? '' : JSON.stringify(sent)
    const began = performance.now()
    return new Promise((resolve) => {
      const end = (status: number, isTold = false) =>
        resolve({ ms: performance.now() - began, status, isTold })
      const request = http.request(
        {
          ...{ agent, port, host: '127.0.0.1', path: route, timeout: PATIENCE_MS },
          method: sent === null ? 'GET' : 'POST',
          headers: {
            Authorization: `Bearer ${token}`,
            ...(sent !== null && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(body),
            }),
          },
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk) => {
            if (answer.statusCode !== 200) text += chunk
          })
          answer.on('error', () => end(0))
          answer.on('end', () => {
            const again = Number(answer.headers['retry-after'])
            end(answer.statusCode ?? 0, again > 0 && /"msg":"[^"]*[\u4e00-\u9fff]/.test(text))
          })
        },
      )
      request.on('timeout', () => request.destroy())
      request.on('error', () => end(0))
      request.end(body)
    })
  }

/** So many a second, for so many seconds, whatever is answered; resolves when all of them are over. */
async function atRate(call: Call, rate: number, seconds: number): Promise<Answered[]> {
  const going: Promise<Answered>[] = []
  const began = performance.now()
  for (;;) {
    const at = performance.now() - began
    if (at > seconds * 1_000) break
    const due = Math.floor((at / 1_000) * rate)
    while (going.length < due) {
      const late = at - (going.length / rate) * 1_000
      going.push(call(going.length).then((one) => ({ at, late, ...one })))
    }
    await sleep(TICK_MS)
  }
  return Promise.all(going)
}

const ofOk = (answers: readonly Answered[]): number[] =>
  answers
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Seconds until all that were sent within half a second were answered as quickly as `ms`; null = never. */
function recoveredAfter(answers: readonly Answered[], ms: number): number | null {
  for (let from = 0; from < SECONDS * 1_000 - WINDOW_MS; from += WINDOW_MS) {
    const sent = answers.filter(({ at }) => at >= from && at < from + WINDOW_MS)
    if (sent.every((one) => one.status === 200) && quantile(ofOk(sent), 0.99) <= ms)
      return from / 1_000
  }
  return null
}

interface Step {
  rate: number
  answers: readonly Answered[]
}

/** Answered by others than 200 and 503 that is told. */
const untold = ({ answers }: Step): number =>
  answers.filter(({ status, isTold }) => status !== 200 && !(status === 503 && isTold)).length

function rowOf(step: Step): (string | number)[] {
  const { rate, answers } = step
  const ok = ofOk(answers)
  const refused = answers.filter(({ status, isTold }) => status === 503 && isTold)
  const refusedMs = refused.map(({ ms }) => ms).sort((a, b) => a - b)
  return [
    rate,
    Math.round(answers.length / SECONDS),
    Math.round(ok.length / SECONDS),
    ...[0.5, 0.99].map((share) => Math.round(quantile(ok, share))),
    `${((refused.length / answers.length) * 100).toFixed(1)} %`,
    refused.length === 0 ? '' : Math.round(quantile(refusedMs, 0.99)),
    untold(step),
    Math.round(
      quantile(
        answers.map(({ late }) => late).sort((a, b) => a - b),
        0.99,
      ),
    ),
  ]
}

function conclude(steps: readonly Step[], recovered: number | null, version: string): void {
  const good = steps.map(({ answers }) => ofOk(answers).length / SECONDS)
  const share = good.at(-1)! / Math.max(...good)
  const others = steps.map(untold).reduce((a, b) => a + b, 0)
  const figures: Figure[] = [
    {
      name: 'answers that were neither done nor refused in words with Retry-After',
      value: others,
      goal: '0',
      met: others === 0,
    },
    {
      name: 'done a second at the highest rate ÷ at the best',
      value: Math.round(share * 100) / 100,
      goal: '≥ 0.5',
      met: share >= 0.5,
    },
    {
      name: 'seconds until it is as it was',
      value: recovered ?? -1,
      goal: `≤ ${RECOVERED_S}`,
      met: recovered !== null && recovered <= RECOVERED_S,
      clock: 'time',
    },
  ]
  report(
    {
      name: 'load-curve',
      title: 'Calls a second raised until the server breaks',
      method: [
        `One API process; lists of 1,666 enterprises and light calls in turn, ${SECONDS} s a step, sent whether or not earlier ones were answered; load generator, server and PostgreSQL share the machine, so that the highest steps are as much the generator's limit.`,
        `Refused: 503 with words and Retry-After, at more than CALLS_AT_ONCE (500) in one process (docs/decisions/0257).`,
        `As it was: after the highest rate the lowest comes again, while the last of the overload are still on their way; half a second in which all are answered, 99 of 100 within ${TIMES} times of what they took at first.`,
      ],
      columns: [
        'rate',
        'sent, 1/s',
        'done, 1/s',
        'p50, ms',
        'p99, ms',
        'refused',
        'p99 of a refusal, ms',
        'other ends',
        'generator late, p99 ms',
      ],
      rows: steps.map(rowOf),
      figures,
    },
    { postgresql: version },
  )
}
