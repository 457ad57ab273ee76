// @vitest-environment happy-dom
/** A visitor's own verification: what is offered, what is sent, what is said, and that nothing stands there where there are no samples. */
import fs from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start } from '../islands/trial.ts'

const SAMPLES = [
  { invoiceNumber: '26442000999990000019', issueDate: '2026-10-20', amount: '251.73' },
  { invoiceNumber: '26442000999990000029', issueDate: '2026-09-30', amount: '11300.00' },
]
const asked: { path: string; body: unknown }[] = []
let answers: Record<string, object>
beforeEach(() => {
  asked.length = 0
  answers = { '/api/sample/invoices': { status: 200, data: SAMPLES } }
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null })
    return { json: async () => answers[path] }
  })
  document.documentElement.lang = 'zh-CN'
  document.body.innerHTML = `<div data-list="/api/sample/invoices" hidden><form data-send="/api/sample/verify">
    <select name="invoiceNumber"></select><input name="issueDate"><input name="amount"><button></button><p data-said></p></form></div>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const root = () => document.querySelector<HTMLElement>('div')!
const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const said = () => document.querySelector('[data-said]')?.textContent
async function verify(answer: object): Promise<void> {
  answers['/api/sample/verify'] = answer
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  await vi.waitFor(() => expect(document.querySelector('button')?.disabled).toBe(false))
}

it('offers the samples with their fields, sends what was typed, and says what was found at China’s hour', async () => {
  await start(root())
  expect(root().hidden).toBe(false)
  expect([control('issueDate').value, control('amount').value]).toEqual(['2026-10-20', '251.73'])
  control('amount').value = '1.00'
  const data = { result: 'INCONSISTENT', said: '不一致', sellerName: '', totalAmount: '' }
  await verify({ status: 200, data: { ...data, at: '2026-11-28T14:05:06Z' } })
  expect(asked.at(-1)?.body).toEqual({ ...SAMPLES[0], amount: '1.00' })
  expect(said()).toBe('不一致。平台于 22:05:06 答复。')
})

it('says who sold where the platform says so, and why something was refused', async () => {
  await start(root())
  const data = { result: 'CONSISTENT', said: '一致', sellerName: '甲', totalAmount: '251.73' }
  await verify({ status: 200, data: { ...data, at: '2026-11-28T14:05:06Z' } })
  expect(said()).toBe('一致。销方 甲，价税合计 251.73 元。平台于 22:05:06 答复。')
  await verify({ status: 404, msg: '这里只查验示例发票', data: null })
  expect(said()).toBe('这里只查验示例发票')
})

it('is not there where there are no samples, or they cannot be read', async () => {
  answers['/api/sample/invoices'] = { status: 200, data: [] }
  await start(root())
  expect(root().hidden).toBe(true)
  answers = {}
  await start(root())
  expect(root().hidden).toBe(true)
})

it('brings no module that lies with the kit, whose style sheet is another', () => {
  const code = fs.readFileSync('apps/web/src/public/islands/trial.ts', 'utf8')
  const imports = [...code.matchAll(/^import (?!type)[^']*'([^']+)'/gm)].map(([, from]) => from)
  expect(imports).toEqual(['../site/verify/trial-said.ts', './send.ts'])
})
