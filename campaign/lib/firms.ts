/** Firms that a campaign uses: of the sandbox's bureaus and publications, and of nobody. */
import type { Firm, Sandbox } from '../../apps/server/test/collect-phone.ts'
import type { PublishedFirm } from '../crash/load.ts'

/** Bureaus where a password (and a captcha) is enough. */
const AREAS = ['3302', '3300', '4403', '3200', '3500', '2102']

/** The n-th firm of the sandbox's bureaus, each another one. */
export const firmOf = (sandbox: Sandbox, n: number): Promise<Firm> =>
  sandbox.neighbour(AREAS[n % AREAS.length] as string, 1 + Math.floor(n / AREAS.length))

/** Firms of which the sandbox publishes registry and court records. */
export async function publishedFirms(sandbox: Sandbox): Promise<PublishedFirm[]> {
  const truth = await fetch(`${sandbox.url}/truth/public-records`)
  return ((await truth.json()) as { firms: PublishedFirm[] }).firms
}

/** A tax number of nobody, with its check character (GB 32100). */
export function taxNoOf(n: number): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const body = `91440300${String(800_000_000 + n)}`
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
  const sum = [...body].reduce((s, c, i) => s + alphabet.indexOf(c) * (weights[i] as number), 0)
  return body + alphabet[(31 - (sum % 31)) % 31]
}
