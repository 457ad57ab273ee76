import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReportDocument } from '@xinjian/engine/report/document'
import type { Sheet } from '@xinjian/engine/report/sheet'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { servePaper, withSheet } from './paper-server.ts'

const EVIL = '</script><script>alert(1)</script>$&'
const SHEET: Sheet = {
  document: { title: EVIL } as ReportDocument,
  fingerprint: 'ab',
  createdAt: '2026-03-01T00:00:00Z',
  user: 'demo',
}
const SHELL = '<html><head><title>x</title></head><body></body></html>'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-paper-'))
  const dist = path.join(folder, 'dist')
  await mkdir(path.join(dist, 'pdfTemplate'), { recursive: true })
  await writeFile(path.join(dist, 'pdfTemplate/index.html'), SHELL)
  await writeFile(path.join(dist, 'app.js'), 'export {}')
  await writeFile(path.join(dist, '.sources'), 'secret')
  await writeFile(path.join(folder, 'outside.js'), 'secret')
})
afterAll(() => rm(folder, { recursive: true }))

const blockOf = (html: string): Sheet =>
  JSON.parse(/id="report-sheet">([\s\S]*?)<\/script>/.exec(html)![1]!)

describe('a sheet without a server', () => {
  it('carries its report as a block that no text of the report can end', () => {
    const html = withSheet(SHELL, SHEET)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(blockOf(html)).toEqual(SHEET)
  })

  it('serves the page and the files of the build on a loopback address, and nothing besides', async () => {
    const paper = await servePaper(SHEET, path.join(folder, 'dist'))
    try {
      const { origin, hash, hostname } = new URL(paper.url)
      expect(hostname).toBe('127.0.0.1')
      expect(hash).not.toBe('')
      expect(blockOf(await (await fetch(paper.url)).text())).toEqual(SHEET)
      const script = await fetch(`${origin}/app.js`)
      expect(script.headers.get('content-type')).toContain('text/javascript')
      for (const other of ['/.sources', '/../outside.js', '/%2e%2e/outside.js', '/api/x', '/'])
        expect((await fetch(origin + other)).status, other).toBe(404)
    } finally {
      paper.close()
    }
    await expect(fetch(paper.url)).rejects.toThrow()
  })

  it('says what to do when the pages are not built', async () => {
    const none = servePaper(SHEET, path.join(folder, 'none'))
    await expect(none).rejects.toThrow(Failure)
    await expect(none).rejects.toThrow('npm run xinjian')
  })
})
