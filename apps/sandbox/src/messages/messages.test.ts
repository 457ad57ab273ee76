import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestSandbox } from '../testing/client.ts'
import { MessageStore } from './store.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.start({ neighbours: 1 })
})
afterAll(() => sandbox.stop())

test('a sent SMS is in the inbox with its code, newest first, filtered by recipient and by what came before', async () => {
  const sms = {
    to: '19900000001',
    template: 'LOGIN',
    params: { code: '482913' },
    text: '【信鉴】验证码 482913，5分钟内有效。',
  }
  const first = await sandbox.post('/gateway/sms', sms)
  expect(first.status).toBe(202)
  await sandbox.post('/gateway/sms', {
    ...sms,
    to: '19900000002',
    params: {},
    text: '您的验证码为 7788',
  })
  await sandbox.post('/gateway/mail', {
    to: 'a@example.com',
    subject: '报告已生成',
    text: '请登录查看',
  })
  const all = await sandbox.json('/inbox.json')
  expect(all.map((m: { code: string | null }) => m.code)).toEqual([null, '7788', '482913'])
  expect(await sandbox.json('/inbox.json?to=19900000001')).toMatchObject([
    { code: '482913', template: 'LOGIN' },
  ])
  expect(await sandbox.json(`/inbox.json?after=${first.id}`)).toHaveLength(2)
})

test.each([
  ['/gateway/sms', { to: '123', text: 'x' }, '手机号'],
  ['/gateway/sms', { to: '19900000001', text: '' }, '短信内容'],
  ['/gateway/mail', { to: 'nobody', text: 'x' }, '邮箱'],
])('%s refuses %j', async (path, body, word) => {
  expect(await sandbox.post(path, body)).toMatchObject({
    status: 400,
    message: expect.stringContaining(word),
  })
})

test('no key, no sending', async () => {
  const answer = await sandbox.fetch('/gateway/sms', {
    method: 'POST',
    headers: { authorization: 'Bearer wrong' },
    body: '{}',
  })
  expect(answer.status).toBe(401)
})

test('the inbox page shows text as text', async () => {
  await sandbox.post('/gateway/mail', {
    to: 'b@example.com',
    subject: '<img src=x>',
    text: '<script>1</script>',
  })
  const page = await sandbox.fetch('/inbox')
  const html = await page.text()
  expect(html).toContain('&lt;img src=x&gt;')
  expect(html).not.toContain('<script>1')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test.each([
  ['您的验证码为 7788，请勿泄露', '7788'],
  ['请于 2026 年内打开 http://localhost:3000/active/12345678', null],
  ['验证码见 http://localhost:3000/x ，有效期 5 分钟', null],
])('a code is found only where one is meant: %s', (text, code) => {
  const message = new MessageStore(() => '').add({
    channel: 'SMS',
    to: '1',
    template: '',
    subject: '',
    text,
  })
  expect(message.code).toBe(code)
})

test('links in a mail can be followed', async () => {
  await sandbox.post('/gateway/mail', {
    to: 'c@example.com',
    subject: '激活',
    text: '打开 http://localhost:3000/a?x=1&y=2 激活',
  })
  const html = await (await sandbox.fetch('/inbox')).text()
  expect(html).toContain('<a href="http://localhost:3000/a?x=1&amp;y=2" ')
})

test('the store forgets the oldest beyond ten thousand', () => {
  const store = new MessageStore(() => '')
  for (let i = 0; i < 10_050; i++)
    store.add({ channel: 'SMS', to: String(i), template: '', subject: '', text: '' })
  expect(store.list('49', '')).toEqual([])
  expect(store.list('50', '')).toHaveLength(1)
  expect(store.list('', '', 20_000)).toHaveLength(10_000)
})
