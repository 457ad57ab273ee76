/** Channels over HTTP: made, changed, stopped, each change told; what phones and operators see of them. */
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Phone } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { sayWhy } from '../support/access-reason.ts'
import { emptyCompany, memberOf } from '../support/companies.ts'

let server: TestServer
let boss: string
let staff: string
let owner: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.login('demo')
  staff = await server.login('staff')
  owner = await server.login('owner')
  admin = await server.login('admin')
})
afterAll(() => server.stop())

const call = (path: string, body: object = {}, token = boss) =>
  server.call('POST', path, body, token)
const LOOK = { name: '小微专区', title: '示例银行小微专区', color: '#1746A2', license: 'NO' }
const add = (code: string, over: object = {}, token = boss) =>
  call('/channelProvider/add', { code, ...LOOK, products: null, ...over }, token)
const detail = async (code: string) => (await call('/channelProvider/detail', { code })).data
const save = async (code: string, over: object) => {
  const { version } = (await detail(code)).row
  return call('/channelProvider/save', { code, version, ...LOOK, products: null, ...over })
}
const log = async (action: string) => (await call('/audit/list', { keyword: action })).data.rows[0]
const phone = async (channelCode: string) => {
  const one = new Phone(server, null as never)
  return { one, answer: await one.open({ channelCode }) }
}
const mapper = async (token?: string) =>
  (
    await call(
      '/tax/taxweb/dictionary/list',
      { type: 'page_theme_color', ...(token && { token }) },
      '',
    )
  ).data.COLOR_MAPPER

describe('a channel', () => {
  it('is made by who may, under a code of its own', async () => {
    expect((await add('small', {}, staff)).http).toBe(403)
    expect((await add('small')).data).toMatchObject({ code: 'small', color: '#1746a2', version: 2 })
    for (const code of ['small', 'demo']) expect((await add(code)).status).toBe(409)
    const stranger = await memberOf(
      server,
      await emptyCompany(server, '示例旁人'),
      'channel-stranger',
      'ROLE_COMPANY_ADMIN',
    )
    expect((await add('small', {}, stranger)).status).toBe(409)
    expect((await add('Default')).msg).toContain('平台保留')
    expect((await add('1st')).msg).toContain('渠道编码以字母开头')
    const { data } = await call('/channelProvider/list')
    expect(data.map((row: { code: string }) => row.code)).toEqual(['demo', 'small'])
    expect(await log('channelAdd')).toMatchObject({ kind: 'CHANGE', object: 'small' })
  })

  it('takes only a colour on which white can be read, and products that there are', async () => {
    const light = await save('small', { color: '#ffcc00' })
    expect(light).toMatchObject({ status: 400, msg: expect.stringContaining('对比度 1.5') })
    expect((await save('small', { color: 'teal' })).status).toBe(400)
    expect((await save('small', { products: ['NO_SUCH'] })).msg).toContain('不存在的产品')
    expect((await save('small', { products: [] })).msg).toContain('至少选择一种产品')
    expect((await save('small', { products: ['INVOICE'] })).data.products).toEqual(['INVOICE'])
    expect((await save('small', {})).data.products).toBeNull()
  })

  it('is not overwritten by who saw an older one; the log tells what was before and is now', async () => {
    const { version } = (await detail('small')).row
    const change = (title: string) =>
      call('/channelProvider/save', { code: 'small', version, ...LOOK, title, products: null })
    const answers = await Promise.all(['甲', '乙', '丙'].map(change))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await log('channelSave')).detail).toMatchObject({
      before: { title: LOOK.title },
      after: { title: (await detail('small')).row.title },
    })
    await save('small', {})
  })

  it('is its company’s alone', async () => {
    expect((await call('/channelProvider/detail', { code: 'small' }, owner)).status).toBe(404)
    for (const [path, body] of [
      ['stop', { stop: true }],
      ['allow', { version: 1, addresses: [] }],
      ['agreement', { version: 1, text: 'x' }],
      ['keys', {}],
    ] as const) {
      const answer = await call(`/channelProvider/${path}`, { code: 'small', ...body }, owner)
      expect([403, 404], path).toContain(answer.status)
    }
  })

  it('that is stopped lets no phone in, and every call of its company that needs it says so', async () => {
    expect((await phone('small')).answer.status).toBe(200)
    expect(
      (await call('/channelProvider/stop', { code: 'small', stop: true })).data.stoppedAt,
    ).toEqual(expect.any(String))
    expect((await phone('small')).answer.status).toBe(3001)
    expect((await call('/collect/link', { channel: 'small' })).msg).toContain('已停用')
    await call('/channelProvider/stop', { code: 'small', stop: false })
    expect((await call('/collect/link', { channel: 'small' })).data.url).toContain(
      '/m/taxWeb/index',
    )
  })
})

describe('the dictionary of colours', () => {
  it('tells the default to everybody, and a phone its own channel’s, and nobody another’s', async () => {
    expect(await mapper()).toBe('default@#0f6e66')
    expect(await mapper('no-such-token')).toBe('default@#0f6e66')
    expect(await mapper(boss)).toBe('default@#0f6e66')
    const { one } = await phone('small')
    expect(await mapper(one.token)).toBe('default@#0f6e66,small@#1746a2')
    await save('small', { color: '#a8322d' })
    expect(await mapper(one.token)).toBe('default@#0f6e66,small@#a8322d')
    expect((await call('/tax/taxweb/dictionary/list', { type: 'no_such' }, '')).data).toEqual({})
    await save('small', {})
  })
})

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
function png(side: number, ...extra: Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head.set([8, 2], 8)
  const pixels = deflateSync(Buffer.alloc((side * 3 + 1) * side))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
async function sendLogo(bytes: Buffer, token = boss) {
  const form = new FormData()
  form.set('code', 'small')
  form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.png')
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.base}/channelProvider/logo`, {
    method: 'POST',
    headers,
    body: form,
  })
  return answer.json()
}

describe('the picture of a channel', () => {
  it('is a picture and nothing else, and is shown to whoever has the code', async () => {
    expect((await sendLogo(png(64), staff)).status).toBe(403)
    const note = chunk('tEXt', Buffer.from('Comment\0<script>'))
    const { data } = await sendLogo(png(64, note))
    expect(data.logo).toMatch(/^\/api\/channel\/logo\/small\?v=[0-9a-f]{16}$/)
    const shown = await fetch(`${server.base.replace('/api', '')}${data.logo}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png(64))
    const { answer } = await phone('small')
    expect(answer.data.channel).toMatchObject({ title: LOOK.title, logo: data.logo })
  })
  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      '不支持动图与 SVG',
    ],
    ['too small', png(16), '32至1024像素'],
    ['too large', Buffer.alloc(300_000), '200KB'],
  ])('%s is refused', async (_, bytes, words) =>
    expect((await sendLogo(bytes)).msg).toContain(words),
  )
  it('is taken away', async () => {
    expect((await call('/channelProvider/logo/drop', { code: 'small' })).data.logo).toBeNull()
    expect((await fetch(`${server.base}/channel/logo/small`)).status).toBe(404)
    expect((await fetch(`${server.base}/channel/logo/no-such`)).status).toBe(404)
  })
})

describe('addresses', () => {
  const allow = async (addresses: string[]) => {
    const { version } = (await detail('small')).row
    return call('/channelProvider/allow', { code: 'small', version, addresses })
  }
  it('are kept in their one form, each once; what is none is named', async () => {
    const { data } = await allow([
      '10.1.2.3/16',
      '10.1.0.0/16',
      '::ffff:192.0.2.1',
      '2001:DB8::1/32',
    ])
    expect(data.ipAllow).toEqual(['10.1.0.0/16', '192.0.2.1', '2001:db8::/32'])
    expect((await allow(['10.1.2.300'])).msg).toContain('10.1.2.300')
    expect((await allow(['0.0.0.0/0'])).status).toBe(400)
    expect((await allow([])).data.ipAllow).toEqual([])
  })
})

describe('operators', () => {
  it('see a company’s channels with a reason, which stands in that company’s log; no reason, nothing', async () => {
    const { data: basic } = await server.call('GET', '/capital/front/company/basic', {}, boss)
    const look = (token = admin) => call('/operate/channels', { companyId: basic.id }, token)
    expect(await look()).toMatchObject({ status: 4201, data: null })
    expect((await look(boss)).http).toBe(403)
    await sayWhy(server, admin, basic.id, '客户来电')
    const { data } = await look()
    expect(data.map((row: { code: string }) => row.code)).toEqual(['demo', 'small'])
    expect(await log('operateChannels')).toMatchObject({
      kind: 'LOOK',
      userName: 'admin',
      operator: true,
      detail: { reason: '客户来电' },
    })
    const stop = { companyId: basic.id, code: 'small', stop: true, reason: '疑似泄露' }
    expect((await call('/operate/channels/stop', stop, admin)).status).toBe(200)
    expect((await phone('small')).answer.status).toBe(3001)
    expect((await log('operateChannelStop')).detail).toMatchObject({
      reason: '疑似泄露',
      stop: true,
    })
    await call('/operate/channels/stop', { ...stop, stop: false }, admin)
    expect((await call('/operate/channels/stop', { ...stop, code: 'nobody' }, admin)).status).toBe(
      404,
    )
  })
})

describe('the company’s capital', () => {
  it('is what came in, what was spent and what is there, and they agree', async () => {
    const { data } = await call('/financial/front/company/capital')
    expect(data.lastRecharge).toMatchObject({ amount: data.recharged })
    expect(data.available + data.held + data.spent).toBe(data.recharged + data.adjusted)
    expect(
      (await call('/financial/front/company/capital', {}, await server.login('child'))).http,
    ).toBe(403)
  })
})
