/** What one must bring past the image captcha: what stands in the picture, and the work. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { captchaAnswer, loginByPassword, startTestServer, type TestServer } from '../harness.ts'

const BITS = 10
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ CAPTCHA_WORK: String(BITS) })
})
afterAll(() => server.stop())

const fresh = async () => {
  const { data } = await server.call('GET', '/captcha')
  return { ...data, code: await captchaAnswer(data.randomStr) } as {
    randomStr: string
    image: string
    work: number
    code: string
  }
}
const enough = (text: string) =>
  createHash('sha256').update(text).digest().readUInt32BE(0) < 2 ** (32 - BITS)
function workOf(randomStr: string, wanted = true): string {
  for (let n = 0; ; n++) if (enough(`${randomStr}:${n}`) === wanted) return String(n)
}

it('is a raster, in which the answer is not written', async () => {
  const { image, code, work } = await fresh()
  const [head, body = ''] = image.split(',')
  expect(head).toBe('data:image/png;base64')
  const bytes = Buffer.from(body, 'base64')
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([200, 60])
  expect(bytes.toString('latin1')).not.toContain(code)
  expect(work).toBe(BITS)
  expect(code).toMatch(/^[2-9A-Z]{5}$/)
})

it('without its work it is not looked at, and not used up either', async () => {
  const { randomStr, code } = await fresh()
  for (const work of [undefined, '', 'x', workOf(randomStr, false)]) {
    const refused = await loginByPassword(server.call, { code, randomStr, work })
    expect(refused).toMatchObject({ status: 1002, msg: expect.stringContaining('安全校验') })
  }
  const sent = { mobile: '19900000003', code, randomStr }
  expect((await server.call('POST', '/bssSmsCode', sent)).status).toBe(1002)
  const work = workOf(randomStr)
  expect((await loginByPassword(server.call, { code, randomStr, work })).status).toBe(200)
  expect((await loginByPassword(server.call, { code, randomStr, work })).status).toBe(1002)
})

it('takes small letters, and what people read for a sign whose twin is never drawn', async () => {
  const { randomStr, code } = await fresh()
  const read = code.toLowerCase().replaceAll('2', 'z').replaceAll('8', 'b').replaceAll('6', 'G')
  const tried = { code: ` ${read} `, randomStr, work: workOf(randomStr) }
  expect((await loginByPassword(server.call, tried)).status).toBe(200)
})

it('lives five minutes: the right answer to one that is over is none, and uses it up', async () => {
  const { randomStr, code } = await fresh()
  const left = await server.db.one<{ seconds: number }>(
    'select extract(epoch from expires_at - now())::float8 as seconds from captcha where random_str = $1',
    [randomStr],
  )
  expect(left!.seconds).toBeLessThanOrEqual(300)
  expect(left!.seconds).toBeGreaterThan(240)
  await server.db.run('update captcha set expires_at = now() where random_str = $1', [randomStr])
  const sent = { code, randomStr, work: workOf(randomStr) }
  expect((await loginByPassword(server.call, sent)).status).toBe(1002)
  await server.db.run("update captcha set expires_at = now() + interval '1 minute'")
  expect((await loginByPassword(server.call, sent)).status).toBe(1002)
})
