/** A balancer as an operator has one before the API: in turn to those it leads to, and it counts what came of each call. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export class Balancer {
  /** Calls that ended in 5xx or in no answer: call, port and what came. */
  readonly failed: string[] = []
  calls = 0
  readonly #server: http.Server
  #targets: readonly number[] = []
  #next = 0
  readonly #open = new Map<number, number>()

  private constructor() {
    this.#server = http.createServer((request, response) => this.#pass(request, response))
  }

  static async open(): Promise<Balancer> {
    const balancer = new Balancer()
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve))
    return balancer
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** From here on calls go to these ports. */
  leadTo(ports: readonly number[]): void {
    this.#targets = ports
  }

  /** Resolves when no call is open at this port; new ones must go elsewhere by then. */
  async idle(port: number): Promise<void> {
    while ((this.#open.get(port) ?? 0) > 0) await new Promise((r) => setTimeout(r, 20))
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const port = this.#targets[this.#next++ % this.#targets.length] ?? 0
    const what = `${request.method} ${request.url?.split('?')[0]}`
    this.calls++
    this.#open.set(port, (this.#open.get(port) ?? 0) + 1)
    let isOver = false
    const over = (fault: string | null) => {
      if (isOver) return
      isOver = true
      this.#open.set(port, (this.#open.get(port) ?? 1) - 1)
      if (fault !== null) this.failed.push(`${what}: ${fault}`)
    }
    const inside = http.request(
      {
        host: '127.0.0.1',
        port,
        method: request.method,
        path: request.url,
        headers: request.headers,
      },
      (answer) => {
        const status = answer.statusCode ?? 0
        response.writeHead(status, answer.headers)
        answer.pipe(response)
        answer.on('end', () => over(status >= 500 ? String(status) : null))
        answer.on('error', () => {
          over('cut off')
          response.destroy()
        })
      },
    )
    inside.on('error', (error) => {
      over((error as NodeJS.ErrnoException).code ?? error.message)
      response.destroy()
    })
    request.pipe(inside)
    // Whoever asked has gone: nobody was failed.
    response.on('close', () => {
      over(null)
      inside.destroy()
    })
  }
}
