/**
 * As much of SMTP (RFC 5321) as sending a text takes: one message a connection, TLS from the start (`secure`) or by STARTTLS where
 * it is offered, AUTH PLAIN, and only ever over TLS. A letter with a link lets its reader act for somebody (set a password, confirm a
 * registration): it goes over TLS only, unless the server says otherwise by `plainLinks`. Text and subject travel as UTF-8 in base64.
 */
import { randomUUID } from 'node:crypto'
import net from 'node:net'
import { createInterface } from 'node:readline'
import tls from 'node:tls'

export interface SmtpServer {
  host: string
  port: number
  secure: boolean
  /** Letters with links may go in plain text. */
  plainLinks: boolean
  login?: { user: string; password: string }
}

export interface Letter {
  /** Of the Message-ID; drawn where there is none. */
  id?: string
  from: string
  to: string
  subject: string
  text: string
}

const DEADLINE_MS = 15_000
/** A letter with a link that would have left in plain text. Its words are for the operator, in the log and the row of the notice: what to set. */
export class NotEncrypted extends Error {}
const NOT_ENCRYPTED =
  'SMTP: 邮件服务器未提供加密连接（STARTTLS），含链接的邮件未发送：请将 SMTP_URL 改为 smtps:// 或在邮件服务器上启用 STARTTLS；如邮件服务器就在本机或内网，可设置 SMTP_TLS=off'

const hasLink = ({ subject, text }: Letter): boolean => /https?:\/\//i.test(`${subject}\n${text}`)

/** Sends one letter; throws what the server answered, without the letter's text. */
export async function sendBySmtp(server: SmtpServer, letter: Letter): Promise<void> {
  const { host, port } = server
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  let line = converse(
    server.secure ? tls.connect({ host, port, servername: host }) : net.connect({ host, port }),
    deadline,
  )
  try {
    await line.expect(220)
    let offered = await line.say('EHLO xinjian', 250)
    if (!server.secure && /^STARTTLS\b/im.test(offered)) {
      await line.say('STARTTLS', 220)
      line = converse(tls.connect({ socket: line.release(), servername: host }), deadline)
      offered = await line.say('EHLO xinjian', 250)
    }
    if (!line.encrypted && !server.plainLinks && hasLink(letter))
      throw new NotEncrypted(NOT_ENCRYPTED)
    if (server.login) await logIn(line, server.login)
    await line.say(`MAIL FROM:<${addressIn(letter.from)}>`, 250)
    await line.say(`RCPT TO:<${addressIn(letter.to)}>`, 250)
    await line.say('DATA', 354)
    await line.say(`${messageOf(letter)}\r\n.`, 250)
    await line.say('QUIT', 221).catch(() => undefined)
  } finally {
    line.end()
  }
}

async function logIn(line: Conversation, { user, password }: { user: string; password: string }) {
  if (!line.encrypted) throw new Error('SMTP: 服务器不支持加密连接，不发送登录口令')
  await line.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`, 235)
}

interface Conversation {
  encrypted: boolean
  expect(code: number): Promise<string>
  say(text: string, code: number): Promise<string>
  /** Gives the socket away, to be spoken to otherwise. */
  release(): net.Socket
  end(): void
}

function converse(socket: net.Socket, deadline: AbortSignal): Conversation {
  const reader = createInterface({ input: socket })
  const lines = reader[Symbol.asyncIterator]()
  const fail = () => socket.destroy(new Error('SMTP: 服务器未在时限内答复'))
  deadline.addEventListener('abort', fail)
  // The failure reaches whoever waits for a line; without a listener it would end the process.
  let broken: Error | null = null
  socket.on('error', (error) => {
    broken = error
    reader.close()
  })
  const expect = async (code: number): Promise<string> => {
    const said: string[] = []
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw broken ?? new Error('SMTP: 连接被服务器关闭')
      said.push(value.slice(4))
      if (value[3] === '-') continue
      if (Number(value.slice(0, 3)) !== code) throw new Error(`SMTP: ${value.slice(0, 200)}`)
      return said.join('\n')
    }
  }
  return {
    encrypted: socket instanceof tls.TLSSocket,
    expect,
    say(text, code) {
      socket.write(`${text}\r\n`)
      return expect(code)
    },
    release() {
      deadline.removeEventListener('abort', fail)
      socket.removeAllListeners('data')
      reader.close()
      socket.removeAllListeners('error')
      return socket
    },
    end() {
      deadline.removeEventListener('abort', fail)
      socket.destroy()
    },
  }
}

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

/** `name <address>` or the address alone. A line break would let a caller speak to the server. */
function addressIn(text: string): string {
  const address = /<([^<>]+)>/.exec(text)?.[1] ?? text
  if (/[\s<>]/.test(address)) throw new Error('SMTP: 邮箱地址有误')
  return address
}

function messageOf({ id = randomUUID(), from, to, subject, text }: Letter): string {
  const name = /^(.*)</.exec(from)?.[1]?.trim()
  const sender = name ? `=?UTF-8?B?${base64(name)}?= <${addressIn(from)}>` : `<${addressIn(from)}>`
  return [
    `From: ${sender}`,
    `To: <${addressIn(to)}>`,
    `Subject: =?UTF-8?B?${base64(subject)}?=`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${addressIn(from).split('@')[1]}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    (base64(text).match(/.{1,76}/g) ?? []).join('\r\n'),
  ].join('\r\n')
}
