/**
 * A real SMTP listener (RFC 5321, no TLS, no login: it hears the loopback only) that fills the inbox. As much of MIME is read as
 * programs send: one text part, quoted-printable or base64, encoded words in the subject.
 */
import net from 'node:net'
import { createInterface } from 'node:readline'

export interface Letter {
  /** Message-ID: by it a letter that is sent again is known. */
  id: string
  to: string
  subject: string
  text: string
}

const ADDRESS = /^(?:MAIL FROM|RCPT TO):\s*<([^\s<>]*)>/i
const LIMIT = 1_000_000

/** Listens as soon as it is told to; every letter is told to `onLetter` once for each of its recipients. */
export function smtpListener(onLetter: (letter: Letter) => void): net.Server {
  return net.createServer((socket) => {
    socket.on('error', () => socket.destroy())
    serve(socket, onLetter)
  })
}

function serve(socket: net.Socket, onLetter: (letter: Letter) => void): void {
  const say = (text: string) => socket.write(`${text}\r\n`)
  let to: string[] = []
  let data: string[] | null = null
  let size = 0
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') return say('250-sandbox\r\n250 8BITMIME')
    if (verb === 'HELO' || verb === 'NOOP') return say('250 sandbox')
    if (verb === 'RSET' || verb === 'MAIL') to = []
    if (verb === 'RSET' || verb === 'MAIL') return say('250 OK')
    if (verb === 'QUIT') return say('221 bye') && socket.end()
    if (verb === 'RCPT') {
      const address = ADDRESS.exec(line)?.[1]
      if (!address?.includes('@')) return say('501 recipient?')
      to.push(address)
      return say('250 OK')
    }
    if (verb !== 'DATA') return say('502 not here')
    if (to.length === 0) return say('503 RCPT first')
    data = []
    return say('354 end with .')
  }
  const take = (line: string) => {
    if (line !== '.') {
      size += line.length
      if (size > LIMIT) socket.destroy()
      data?.push(line.startsWith('.') ? line.slice(1) : line)
      return
    }
    const letter = read(data ?? [])
    for (const one of to) onLetter({ to: one, ...letter })
    data = null
    say('250 kept')
  }
  say('220 sandbox')
  createInterface({ input: socket }).on('line', (line) => (data ? take(line) : command(line)))
}

function read(lines: readonly string[]): Omit<Letter, 'to'> {
  const end = lines.indexOf('')
  const heads = lines
    .slice(0, end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
  const head = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(heads)?.[1] ?? ''
  const body = lines.slice(end + 1)
  const how = head('Content-Transfer-Encoding').trim().toLowerCase()
  const text =
    how === 'base64'
      ? Buffer.from(body.join(''), 'base64').toString('utf8')
      : how === 'quoted-printable'
        ? unquoted(body.join('\n').replace(/=\n/g, ''))
        : body.join('\n')
  return { id: head('Message-ID').trim(), subject: words(head('Subject')), text }
}

/** Encoded words (RFC 2047) of UTF-8. */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, coded: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : unquoted(coded.replaceAll('_', ' ')),
    )

const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8')
