/**
 * One letter by SMTP (nodemailer): TLS from the start (`secure`) or by STARTTLS where it is offered, and a login only ever over TLS. A
 * letter with a link lets its reader act for somebody (set a password, confirm a registration): it goes over TLS only, unless the
 * server says otherwise by `plainLinks`.
 */

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
  const { host, port, secure, login } = server
  // Where letters go by SMTP alone: 13 MB that no other process needs.
  const { createTransport } = await import('nodemailer')
  const sealed = !server.plainLinks && hasLink(letter)
  const transport = createTransport({
    host,
    port,
    secure,
    name: 'xinjian',
    requireTLS: !secure && (sealed || login !== undefined),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: letter.from,
      to: { name: '', address: oneAddress(letter.to) },
      subject: letter.subject,
      text: letter.text,
      textEncoding: 'base64',
      ...(letter.id && { messageId: `<${letter.id}@${domainOf(letter.from)}>` }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
  } catch (error) {
    if (sealed && refusesTls(error)) throw new NotEncrypted(NOT_ENCRYPTED)
    // Only the words: the library's error carries addresses, which a log would print.
    throw new Error(`SMTP: ${(error as Error).message.slice(0, 200)}`)
  } finally {
    transport.close()
  }
}

/** The server's own word that it takes no STARTTLS; a handshake that fails has none. */
function refusesTls(error: unknown): boolean {
  const { code, response } = error as { code?: string; response?: unknown }
  return code === 'ETLS' && typeof response === 'string' && response !== ''
}

/** One address and nothing beside it, which the server would take for a second one or for a command. */
function oneAddress(text: string): string {
  if (/[\s<>,;]/.test(text)) throw new Error('SMTP: 邮箱地址有误')
  return text
}

/** Of `name <address>` or the address alone. */
const domainOf = (text: string): string => text.replace(/>\s*$/, '').split('@').at(-1) ?? ''
