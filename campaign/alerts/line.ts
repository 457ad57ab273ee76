/** The line to the outside, which can be slow or broken: everything that is sent over it goes on as it is. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Asked whether the sandbox is still who it was: a process stops where it is not, and production has no such question. */
const HEALTH = '/health'

export interface Line {
  url: string
  /** Every answer comes so much later, ms. */
  slow(ms: number): void
  /** Every call is answered 503. */
  fail(isBroken: boolean): void
  close(): void
}

export async function lineTo(target: string): Promise<Line> {
  let late = 0
  let isBroken = false
  const server = http.createServer(async (request, response) => {
    // Read to the end whatever comes of it: a body that nobody reads holds the connection.
    const body: Buffer[] = []
    for await (const chunk of request) body.push(chunk as Buffer)
    const isHealth = request.url?.split('?')[0] === HEALTH
    if (isBroken && !isHealth) return response.writeHead(503).end()
    await sleep(isHealth ? 0 : late)
    const { method, headers, url } = request
    const onward = http.request(`${target}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    return onward.end(Buffer.concat(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slow: (ms) => {
      late = ms
    },
    fail: (broken) => {
      isBroken = broken
    },
    close: () => server.close(),
  }
}
