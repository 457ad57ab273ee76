/** Pages of the public site that are offered as PDF, each printed by our own printer when it is first asked for. */
import { createHash } from 'node:crypto'
import { chinaTime } from '@xinjian/format/china-time'
import { numberPages } from '@xinjian/report-files/join/number-pages'
import { type Printer, paperFooter } from '@xinjian/report-files/pdf'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'
import { HTTP_SAYS } from '../words.ts'

/** The white paper and the two tutorials. */
export const PAPERS = ['/whitePaper', '/tax', '/credit'].flatMap((page) => [page, `/en${page}`])

/** What the download centre says of a paper: bytes, SHA-256, day of printing in China. */
export interface PaperFacts {
  size: number
  sha256: string
  date: string
}

interface Printed extends PaperFacts {
  bytes: Buffer
}

/**
 * `GET <page>.pdf`, and `GET <page>.pdf.json` with its `PaperFacts`. Both are of the same bytes: a finished page never changes while the
 * program runs, so its paper is printed once.
 *
 * @param pageUrl where the printer reads the pages
 * @param publicUrl what stands at their foot
 */
export function addPapers(
  app: FastifyInstance,
  printer: Printer,
  { pageUrl, publicUrl }: { pageUrl: string; publicUrl: string },
): void {
  const papers = new Map<string, Promise<Printed>>()
  const print = async (page: string): Promise<Printed> => {
    const job = { url: `${pageUrl}${page}`, footer: paperFooter(`${publicUrl}${page}`) }
    const bytes = Buffer.from(numberPages(await printer.print(job)))
    return {
      bytes,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      date: chinaTime(new Date().toISOString(), 10),
    }
  }
  const paperOf = async (page: string): Promise<Printed> => {
    const printing = papers.get(page) ?? print(page)
    papers.set(page, printing)
    return printing.catch((error) => {
      papers.delete(page)
      throw new Refusal('UNAVAILABLE', HTTP_SAYS.paperFailed({ why: (error as Error).name }))
    })
  }
  for (const page of PAPERS) {
    app.get(`${page}.pdf`, async (_request, reply) =>
      reply
        .type('application/pdf')
        .header('Cache-Control', 'no-cache')
        .send((await paperOf(page)).bytes),
    )
    app.get(`${page}.pdf.json`, async (_request, reply) => {
      const { size, sha256, date } = await paperOf(page)
      return reply.header('Cache-Control', 'no-cache').send({ size, sha256, date })
    })
  }
}
