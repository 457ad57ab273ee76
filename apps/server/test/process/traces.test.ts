/**
 * Traces as a collector gets them: a plain HTTP server that takes OTLP as JSON stands here in its place. One order of a report is one
 * trace, from the page's header over the call and the job to the statements of both, and nothing of what is asked stands in it.
 */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTracing } from '../../src/tracing/start.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

const spans: Span[] = []
/** All that came, as it came. */
let bytes = ''
const keys = new Set<string | undefined>()
const collector = http.createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  keys.add(request.headers['x-key'] as string | undefined)
  if (request.url === '/v1/traces') {
    bytes += text
    for (const { scopeSpans } of JSON.parse(text).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
  }
  response.setHeader('content-type', 'application/json').end('{}')
})

let server: TestServer
let token: string
let stop: () => Promise<void>
beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
  const { port } = collector.address() as AddressInfo
  stop = await startTracing({
    endpoint: `http://127.0.0.1:${port}`,
    headers: { 'x-key': 'of-the-collector' },
    ratio: 1,
  })
  server = await startTestServer()
  token = await server.login('demo')
})
afterAll(async () => {
  await server.stop()
  await stop()
  collector.close()
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CLICK = '00f067aa0ba902b7'

async function order(): Promise<string> {
  await server.call('POST', '/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO }, token)
  const files = [{ name: '销项.csv', bytes: salesCsv() }]
  const [file] = (await server.upload(TAX_NO, files, token)).data
  await until(async () => {
    const { data } = await server.call('POST', '/invoice/import/detail', { id: file.id }, token)
    return data.row.status === 'DONE'
  })
  const response = await fetch(`${server.base}/frontTax/front/report/tax/query`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      traceparent: `00-${TRACE}-${CLICK}-01`,
    },
    body: JSON.stringify({ taxId: TAX_NO }),
  })
  const { reportNo } = (await response.json()).data
  await until(async () => {
    const path = '/bss/order/report/getDetailReport'
    return (await server.call('POST', path, { reportNo }, token)).data.row.status === 'READY'
  })
  return reportNo
}

/** Spans of the order, once the job's own has come: it ends last. */
const ofOrder = async (): Promise<Span[]> => {
  const own = () => spans.filter(({ traceId }) => traceId === TRACE)
  await until(async () => own().some(({ name }) => name === 'job report'))
  return own()
}

describe('one order of a report', () => {
  let reportNo: string
  let found: Span[]
  beforeAll(async () => {
    reportNo = await order()
    found = await ofOrder()
  })
  const named = (name: string) => found.find((span) => span.name === name)
  /** Names from a span up to the one that has no parent here. */
  const wayOf = (span: Span | undefined): string[] =>
    span ? [span.name, ...wayOf(found.find(({ spanId }) => spanId === span.parentSpanId))] : []

  it('is one trace, from the click over the call to the job and its statements', () => {
    const call = found.find(({ kind, parentSpanId }) => kind === 2 && parentSpanId === CLICK)
    expect(call).toBeDefined()
    const job = named('job report')
    expect(job?.kind).toBe(5)
    // Ordered in the transaction of the call.
    expect(wayOf(job)).toEqual(['job report', 'transaction', call!.name])
    const ways = found.filter(({ kind }) => kind === 3).map(wayOf)
    expect(ways.some((way) => way[0] === 'INSERT report' && !way.includes('job report'))).toBe(true)
    expect(ways.some((way) => way[0] === 'UPDATE report' && way.includes('job report'))).toBe(true)
    expect(ways.some((way) => way[0] === 'blob put' || way.includes('job report'))).toBe(true)
  })

  it('says nothing of whose it is: no number, name, token or text of a statement', () => {
    expect(bytes).toContain('INSERT report')
    expect([...keys]).toEqual(['of-the-collector'])
    for (const secret of [TAX_NO, '示例有限公司', token, reportNo, 'select ', '$1', '19900000001'])
      expect(bytes, secret).not.toContain(secret)
    const attributes = new Set(found.flatMap((span) => span.attributes.map(({ key }) => key)))
    const known = [
      ...['db.collection.name', 'db.operation.name', 'db.system.name', 'error.type'],
      ...['http.request.method', 'http.response.status_code', 'http.route'],
      ...['server.address', 'server.port', 'xinjian.request', 'xinjian.statement'],
    ]
    expect([...attributes].filter((key) => !known.includes(key))).toEqual([])
  })
})

describe('what goes outside', () => {
  it('is told by method and host, within the call that asked', async () => {
    await server.call('GET', '/captcha')
    const outside = () => spans.filter(({ name }) => name === 'POST 127.0.0.1')
    await until(async () => outside().length > 0)
    expect(outside()[0]?.kind).toBe(3)
    expect(bytes).not.toContain('/gateway/')
  })
})

describe('what a caller sends as its trace', () => {
  it.each([
    'no trace',
    `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${CLICK}-01'; drop table report; --`,
  ])('%s that is none begins a new one, and the call is answered', async (traceparent) => {
    const response = await fetch(`${server.base}/captcha`, { headers: { traceparent } })
    expect(response.status).toBe(200)
  })
})
