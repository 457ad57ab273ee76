/** The short form of each bench: what the gate runs. */

export interface Short {
  /** Sizes and rounds. */
  env: Record<string, string>
  /** The same work as in the whole bench, only less often: its table is good enough where the gate has none of its own. */
  sameWork: boolean
}

const SHORTER = { XINJIAN_BENCH_ROUNDS: '3', XINJIAN_BENCH_SECONDS: '3' }
const rounds: Short = { env: SHORTER, sameWork: true }
const smaller = (env: Record<string, string>): Short => ({
  env: { ...SHORTER, ...env },
  sameWork: false,
})

export const SHORT: Record<string, Short> = {
  'cli-report': rounds,
  'server-light': rounds,
  'server-list': rounds,
  'server-ingest': smaller({ XINJIAN_BENCH_INVOICES: '200000' }),
  'server-report': smaller({ XINJIAN_BENCH_INVOICES: '200000' }),
  'server-ingest-small': smaller({ XINJIAN_BENCH_INVOICES: '200000' }),
  'server-export': rounds,
  'server-list-export': rounds,
  'server-money': smaller({ XINJIAN_BENCH_CALLS: '100000' }),
  'server-bill': smaller({ XINJIAN_BENCH_CALLS: '100000' }),
  'server-backtest': smaller({ XINJIAN_BENCH_ENTERPRISES: '100' }),
  'load-curve': smaller({ XINJIAN_BENCH_SECONDS: '3', XINJIAN_BENCH_RATES: '250,1000,4500' }),
  simulate: smaller({ XINJIAN_BENCH_ENTERPRISES: '50000', XINJIAN_BENCH_JOBS: '20000' }),
  'server-migrations': smaller({ XINJIAN_BENCH_ROWS: '100000' }),
  'server-verify-batch': smaller({ XINJIAN_BENCH_ROWS: '10000' }),
  'risk-order': smaller({ XINJIAN_BENCH_FIRMS: '1000' }),
  'ledger-import': smaller({ XINJIAN_BENCH_LINES: '200000' }),
  'ledger-report': smaller({ XINJIAN_BENCH_LINES: '200000' }),
  'ledger-drill': smaller({ XINJIAN_BENCH_LINES: '200000' }),
  'ledger-match': smaller({ XINJIAN_BENCH_LINES: '200000' }),
  'books-read': rounds,
  'table-memory': rounds,
  'collect-thousand': smaller({ XINJIAN_BENCH_TASKS: '100', XINJIAN_BENCH_RAMP: '12' }),
  'product-pdf': rounds,
  'product-justice': rounds,
  'report-family': rounds,
  'product-first-load': rounds,
  'product-slow-line': rounds,
  'public-first-load': rounds,
}

/** Benches without a short form, and why. */
export const LEFT_OUT: Record<string, string> = {
  'server-growth': 'seeds the world of one large company for minutes',
  'server-captcha': 'trains a net for minutes; no hot path',
  'intake-read': 'needs real files and Tesseract to be a figure',
  'tickets-distorted': 'tells of quality, not of time',
  'intake-registry': 'tells of quality, not of time',
  'verdict-outcome': 'tells of quality, not of time',
  'graph-circles': 'needs igraph beside it, which a machine may lack',
  'graph-draw': 'needs a machine with nothing else to do: its frames are drawn by the processor',
  'demo-visitors': 'its steps are those of server-light, server-list and collect-thousand',
  'citus-day': 'needs a cluster of Citus, which a machine may lack',
  'collect-hang': 'a p95 of few collections is an anecdote',
  'collect-doors':
    'taps and screens are counted once; its seconds are those of product-first-load and collect-thousand',
  'collect-group': 'its parts are server-ingest and server-report',
}
