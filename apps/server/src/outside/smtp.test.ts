/** What leaves in plain text: a server that offers no TLS gets no letter with a link, unless the setting says so. */
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createMailer } from './mail.ts'

/** What the client said, one text for each connection, and whether the server offers STARTTLS (which it then does not keep). */
let heard: string[] = []
let offers = false
let knowsNobody = false
const server = net.createServer((socket) => {
  let letter = false
  // Those of this test: what comes late of a connection belongs to none that follows.
  const list = heard
  const at = list.push('') - 1
  socket.on('error', () => undefined)
  socket.write('220 mail.example.com\r\n')
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      list[at] += `${line}\n`
      if (letter) {
        if (line === '.') letter = false
        else continue
      }
      if (line.startsWith('EHLO') && offers) socket.write('250-mail\r\n250 STARTTLS\r\n')
      else if (line === 'STARTTLS' && offers) socket.end('220 go\r\n')
      else if (line === 'STARTTLS') socket.write('502 no TLS here\r\n')
      else if (line.startsWith('RCPT') && knowsNobody) socket.write('550 unknown\r\n')
      else if (line === 'DATA') socket.write('354 go\r\n')
      else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      if (line === 'DATA') letter = true
    }
  })
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done())))
afterAll(() => server.close())
beforeEach(() => {
  heard = []
  offers = false
  knowsNobody = false
})

const send = (
  text: string,
  env: Record<string, string> = {},
  subject = '信鉴',
  more: { id?: string; to?: string; login?: string } = {},
) => {
  const { port } = server.address() as AddressInfo
  const { login = '', to = 'c@example.com', id } = more
  const SMTP_URL = `smtp://${login}127.0.0.1:${port}`
  const mailer = createMailer(readConfig({ SANDBOX: 'off', SMTP_URL, ...env }))
  return mailer.send({ to, subject, text, ...(id && { id }) })
}
const LINK = '请打开 https://credit.example.cn/active/r-abc'

it.each([
  ['of the text', LINK, '信鉴'],
  ['in capitals', 'HTTPS://CREDIT.EXAMPLE.CN/x', '信鉴'],
  ['of the subject', '您好', 'http://credit.example.cn/x'],
])(
  'a link %s does not leave in plain text, and the operator reads what to set',
  async (_, text, subject) => {
    const refused = send(text, {}, subject)
    await expect(refused).rejects.toThrow('STARTTLS')
    await expect(refused).rejects.toThrow('SMTP_TLS=off')
    await expect(refused).rejects.not.toThrow('credit.example.cn')
    expect(heard).toEqual(['EHLO xinjian\nSTARTTLS\n'])
  },
)

it('it does where the setting says so, and a letter without a link does anyway', async () => {
  await send(LINK, { SMTP_TLS: 'off' })
  expect(heard[0]).toContain('MAIL FROM:<no-reply@localhost>')
  await send('您的密码已修改。')
  expect(heard[1]).toContain('RCPT TO:<c@example.com>')
})

it('TLS that is offered is taken, whatever the setting; one that fails gets nothing', async () => {
  offers = true
  for (const env of [{}, { SMTP_TLS: 'off' }]) await expect(send(LINK, env)).rejects.toThrow()
  // What follows is the greeting of TLS, which names nothing of the letter.
  for (const said of heard) {
    expect(said).toMatch(/^EHLO xinjian\nSTARTTLS\n/)
    expect(said).not.toMatch(/MAIL FROM|RCPT|example\.c/)
  }
  expect(heard).toHaveLength(2)
})

it('a login is never said in plain text, whatever the setting', async () => {
  const more = { login: 'user:pass%40word@' }
  await expect(send('您好', { SMTP_TLS: 'off' }, '信鉴', more)).rejects.toThrow()
  expect(heard).toEqual(['EHLO xinjian\nSTARTTLS\n'])
})

it('a letter has its own name, its sender and its words', async () => {
  await send('第一行\n第二行', { MAIL_FROM: '信鉴 <a@b.cn>' }, '您好', { id: 'notice-7' })
  expect(heard[0]).toContain('MAIL FROM:<a@b.cn>\nRCPT TO:<c@example.com>\n')
  expect(heard[0]).toContain('\nMessage-ID: <notice-7@b.cn>\n')
  // 第一行, line feed or CRLF, 第二行 in UTF-8 and base64.
  expect(heard[0]).toMatch(/\n(?:56ys5LiA6KGMCuesrOS6jOihjA==|56ys5LiA6KGMDQrnrKzkuozooYw=)\n/)
})

it.each(['c@example.com, d@example.com', 'c@example.com>\r\nRCPT TO:<d@example.com', 'c@x;d@y'])(
  'goes to one address alone: %j',
  async (to) => {
    await expect(send('您好', {}, '信鉴', { to })).rejects.toThrow('邮箱地址有误')
    expect(heard).toEqual([])
  },
)

it('what a server refuses is told in its words, without the address', async () => {
  knowsNobody = true
  const refused = await send('您好').catch((error: Error) => error)
  expect(refused).toBeInstanceOf(Error)
  expect(String(refused)).toContain('550 unknown')
  expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('example.com')
})
