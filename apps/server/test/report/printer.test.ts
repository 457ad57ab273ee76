/** Documents printed at once: each is its own, and a page that printed one serves the next of the same owner alone. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPrinter, type Printer } from '@xinjian/report-files/pdf'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A sheet that is told its document by the fragment, and titles itself by it and by how many documents it has shown. */
const SHEET = `<!doctype html><meta charset="utf-8"><title>-</title><script>
let shown = 0
let last = '#warm'
const show = () => setTimeout(() => {
  if (location.hash === last) return
  last = location.hash
  document.title = last.slice(1) + '-' + ++shown
  document.body.textContent = document.title
  document.documentElement.dataset.paperReady = last
}, 50)
addEventListener('hashchange', show)
addEventListener('DOMContentLoaded', show)
</script><body>`

let server: http.Server
let printer: Printer
let sheet: string

beforeAll(async () => {
  server = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(SHEET)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  sheet = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  printer = createPrinter()
})
afterAll(async () => {
  await printer.close()
  server.close()
})

const print = async (name: string, owner?: string) => {
  const job = { url: `${sheet}#${name}`, warm: `${sheet}#warm`, ...(owner && { owner }) }
  const text = Buffer.from(await printer.print(job)).toString('latin1')
  return /\/Title \((.*?)\)/.exec(text)?.[1]
}

it('each is what its address names, by the page of its owner where one is free', async () => {
  expect(
    await Promise.all([
      print('a', 'one'),
      print('b', 'one'),
      print('c', 'one'),
      print('d', 'one'),
      print('e', 'other'),
      print('f', 'other'),
    ]),
  ).toEqual(['a-1', 'b-1', 'c-2', 'd-2', 'e-1', 'f-1'])
})

it('a document without an owner has a page of its own', async () => {
  expect(await Promise.all(['g', 'h', 'i'].map((name) => print(name)))).toEqual([
    'g-1',
    'h-1',
    'i-1',
  ])
})
