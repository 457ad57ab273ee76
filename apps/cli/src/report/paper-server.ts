/**
 * The built web on a loopback address for as long as one sheet is printed: the paper page of the server, with the report
 * standing in the page instead of behind a ticket. It answers nothing else, and nobody but this program knows its port.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHEET_BLOCK, type Sheet } from '@xinjian/engine/report/sheet'
import { Failure } from '../failure.ts'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const PAGE = '/pdfTemplate'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

export interface PaperServer {
  /** Address of the sheet, ready to be printed. */
  url: string
  close(): void
}

/** Throws a Failure when the pages are not built. */
export async function servePaper(sheet: Sheet, dist = DIST): Promise<PaperServer> {
  const shell = await readFile(path.join(dist, PAGE, 'index.html'), 'utf8').catch(() => {
    throw new Failure(
      '打印需要的页面还没有构建。请在仓库目录用 npm run xinjian 运行，它会先完成构建。',
    )
  })
  const page = withSheet(shell, sheet)
  const server = createServer((request, response) => {
    void answer(request, response, dist, page)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  // With a fragment the page is laid out for paper only.
  return {
    url: `http://127.0.0.1:${port}${PAGE}#sheet`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The page with the report as a data block. No `<` in it, so that no text of a report can end the block. */
export function withSheet(shell: string, sheet: Sheet): string {
  const json = JSON.stringify(sheet).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="${SHEET_BLOCK}">${json}</script>`
  return shell.replace('</head>', () => `${block}</head>`)
}

async function answer(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  dist: string,
  page: string,
): Promise<void> {
  const { pathname } = new URL(url, 'http://127.0.0.1')
  if (pathname === PAGE) {
    response.writeHead(200, { 'Content-Type': TYPES['.html'] }).end(page)
    return
  }
  // A URL has no `..` left: what it names lies inside the folder.
  const bytes = await readFile(path.join(dist, pathname)).catch(() => null)
  const type = TYPES[path.extname(pathname)]
  if (!bytes || !type) response.writeHead(404).end()
  else response.writeHead(200, { 'Content-Type': type }).end(bytes)
}
