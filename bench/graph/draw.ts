/**
 * A graph of 10,000 nodes in headless Chromium: layout, first draw and frames while a node is dragged, beside sigma alone with its defaults,
 * the same graph and places, in turn. A view of the product has 300 nodes at most; this is how far its drawing carries.
 */
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import type { Drawn } from '../../apps/web/src/office/graph/draw/drawn.ts'
import { chromiumPath } from '../../packages/report-files/src/pdf.ts'
import { random, zipf } from '../lib/random.ts'
import { median, report, spread } from '../lib/results.ts'
import type { Bench } from './draw/page.ts'

const ROUNDS = Number(process.env.XINJIAN_BENCH_ROUNDS ?? 3)
const NODES = 10_000
const EDGES = 15_000
/** How long a node is dragged. */
const DRAG_MS = 3_000
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const GOALS = { firstMs: 1000, layoutMs: 4000, frames: 30 }

declare const bench: Bench

interface Round {
  layoutMs: number
  ours: { firstMs: number; frames: number }
  bare: { firstMs: number; frames: number }
}

export async function run(): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-bench-draw-'))
  const browser = await chromium.launch({ executablePath: await chromiumPath(null), args: FLAGS })
  const server = await serve(folder)
  try {
    const drawn = trade()
    const rounds: Round[] = []
    for (let i = 0; i < ROUNDS; i++) {
      const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      await page.waitForFunction('globalThis.bench')
      const layoutMs = await page.evaluate((of) => bench.layOut(of), drawn)
      const [ours, bare] = [
        await measured(page, drawn, 'ours'),
        await measured(page, drawn, 'bare'),
      ]
      rounds.push({ layoutMs, ours, bare })
      await page.close()
    }
    publish(rounds, browser.version())
  } finally {
    server.close()
    await browser.close()
    fs.rmSync(folder, { recursive: true })
  }
}

/** Builds the page into the folder and hands it out: a worker starts from an address only. */
async function serve(folder: string): Promise<http.Server> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: path.join(import.meta.dirname, 'draw'),
    build: { outDir: folder, emptyOutDir: true, target: 'esnext' },
    worker: { format: 'es' },
  })
  const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }
  const server = http.createServer((request, response) => {
    const name = path.normalize(request.url === '/' ? '/index.html' : (request.url ?? '/'))
    const file = path.join(folder, name)
    if (!fs.existsSync(file)) return response.writeHead(404).end()
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream')
    return response.end(fs.readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function measured(page: Page, drawn: Drawn, which: 'ours' | 'bare') {
  const { firstMs, spot } = await page.evaluate(([name, of]) => bench[name](of), [
    which,
    drawn,
  ] as const)
  await page.mouse.move(spot.x, spot.y)
  await page.mouse.down()
  await page.evaluate(() => bench.count())
  for (let i = 1, end = Date.now() + DRAG_MS; Date.now() < end; i++)
    await page.mouse.move(spot.x + 3 * (i % 40), spot.y + 2 * (i % 30))
  const { frames, ms } = await page.evaluate(() => bench.stop())
  await page.mouse.up()
  return { firstMs, frames: (frames / ms) * 1000 }
}

/** Trade of few large and many small firms, one step after another from the first. */
function trade(): Drawn {
  const { next, below } = random(27)
  const large = zipf(NODES)
  const pairs = new Set<string>()
  for (let i = 1; i < NODES; i++) pairs.add(`${Math.min(large(next()), i - 1)},${i}`)
  while (pairs.size < EDGES) {
    const [from, to] = [large(next()), below(NODES)]
    if (from !== to) pairs.add(`${from},${to}`)
  }
  return {
    nodes: Array.from({ length: NODES }, (_, i) => ({
      ...{ id: `n${i}`, label: `示例${i}有限公司`, level: i === 0 ? 0 : 1 + (i % 3) },
      kind: i === 0 ? ('CENTRE' as const) : ('ENTERPRISE' as const),
      weight: 1 / (i + 1),
    })),
    edges: [...pairs].map((pair, i) => {
      const [from, to] = pair.split(',')
      return {
        ...{ id: `e${i}`, from: `n${from}`, to: `n${to}`, tone: 'TRADE' as const },
        ...{ directed: true, weight: 0.1, label: '', amount: '1.00 万元' },
      }
    }),
  }
}

function publish(rounds: readonly Round[], chromiumVersion: string): void {
  const layout = rounds.map(({ layoutMs }) => layoutMs)
  const first = (of: 'ours' | 'bare') => rounds.map((round) => round[of].firstMs)
  const frames = (of: 'ours' | 'bare') => rounds.map((round) => round[of].frames)
  const figure = (
    name: string,
    value: number,
    goal: string,
    met: boolean,
    clock: 'time' | 'rate',
  ) => ({
    ...{ name, value: Number(value.toFixed(2)), goal, met, clock },
  })
  const [draws, lays, drags] = [median(first('ours')), median(layout), median(frames('ours'))]
  report(
    {
      name: 'graph-draw',
      title: 'A graph of 10,000 nodes drawn',
      method: [
        `${NODES} nodes, ${EDGES} edges, headless Chromium without a graphics card, 1200 × 800, ${ROUNDS} rounds, each a new page; layout in the worker of the product.`,
        'First draw: from the call to the second frame after it. Dragging: frames that were drawn while the mouse moved a node. Beside it sigma with its defaults over the same graph and places.',
        `Load average of the machine (${os.cpus().length} processors) over the five minutes to its end: ${os.loadavg()[1]!.toFixed(1)}; both drawings are made by the processor alone.`,
      ],
      columns: ['', 'first draw ms', 'frames/s while dragging', 'layout ms'],
      rows: [
        ['product', spread(first('ours')), spread(frames('ours'), 1), spread(layout)],
        ['sigma alone', spread(first('bare')), spread(frames('bare'), 1), '–'],
      ],
      figures: [
        figure('first draw, ms', draws, `≤ ${GOALS.firstMs}`, draws <= GOALS.firstMs, 'time'),
        figure('layout, ms', lays, `≤ ${GOALS.layoutMs}`, lays <= GOALS.layoutMs, 'time'),
        figure(
          'frames/s while dragging',
          drags,
          `≥ ${GOALS.frames}`,
          drags >= GOALS.frames,
          'rate',
        ),
      ],
    },
    { chromium: chromiumVersion },
  )
}
