/** What the benches use of autocannon, which ships without types. */
declare module 'autocannon' {
  interface Result {
    requests: { average: number; total: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    method: string
    connections: number
    duration: number
    headers: Record<string, string>
    body: string
  }): Promise<Result>
}
