/** What another company's user feels while one large company asks much at once. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { post } from './measure.ts'
import type { World } from './seed.ts'

const REPORTS = '/frontTax/front/report/tax/result'
const SEARCHES = ['有限公司', '市', '科技', '盛', '华', '贸易', '深圳', '广州', '电子', '物流']

export interface Beside {
  what: string
  /** Milliseconds of the light calls made meanwhile: the one in the middle, and the slowest. */
  median: number
  slowest: number
  /** Of the calls made at once: until the last was answered, and how many were not answered well. */
  all: number
  refused: number
}

/** `many` calls of the large company at once; the small one makes light calls until all are answered. */
async function beside(
  what: string,
  { tokens }: World,
  many: number,
  body: (i: number) => object,
): Promise<Beside> {
  const light = new Worker(new URL('light-client.ts', import.meta.url), {
    workerData: { token: tokens.small },
  })
  await once(light, 'message')
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: many }, (_, i) => post(REPORTS, body(i), tokens.large)),
  )
  const all = performance.now() - start
  light.postMessage('over')
  const [took] = (await once(light, 'message')) as [number[]]
  took.sort((a, b) => a - b)
  const refused = answers.filter(({ http, status }) => http !== 200 || status !== 200).length
  return { what, median: took[took.length >> 1]!, slowest: took.at(-1)!, all, refused }
}

export async function measureBeside(world: World): Promise<Beside[]> {
  const list = (i: number) => ({ page: 1 + (i % 100), size: 20 })
  const search = (i: number) => ({ keyword: SEARCHES[i % SEARCHES.length], size: 20 })
  // Once unmeasured: connections are opened, statements are planned.
  await beside('', world, 40, list)
  return [
    await beside('200 lists', world, 200, list),
    await beside('20 searches by name', world, 20, search),
  ]
}
