/** A mail server of the test's own, which takes letters or puts them off as it is told. */
import net, { type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'

export interface TakenLetter {
  to: string
  id: string
  subject: string
  text: string
}

export interface MailServer {
  /** Settings of a product that sends by it. */
  env: Record<string, string>
  /** Puts every letter off (451) while it is true. */
  refuses: boolean
  /** Whom letters were for that were put off. */
  refused: string[]
  taken: TakenLetter[]
  stop(): void
}

const bare = (encoded: string) => Buffer.from(encoded, 'base64').toString('utf8')

function letterOf(to: string, lines: readonly string[]): TakenLetter {
  const end = lines.indexOf('')
  const heads = lines
    .slice(0, end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
  const head = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(heads)?.[1] ?? ''
  const words = head('Subject').match(/=\?utf-8\?b\?[^?]+\?=/gi) ?? []
  const subject = words.map((word) => bare(word.slice(10, -2))).join('')
  return { to, id: head('Message-ID'), subject, text: bare(lines.slice(end + 1).join('')) }
}

export async function startMailServer(): Promise<MailServer> {
  const mail: MailServer = { env: {}, refuses: false, refused: [], taken: [], stop: () => {} }
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy())
    const say = (text: string) => socket.write(`${text}\r\n`)
    let to = ''
    let data: string[] | null = null
    say('220 mail.example.com')
    createInterface({ input: socket }).on('line', (line) => {
      if (data && line !== '.') return void data.push(line)
      if (data) {
        mail.taken.push(letterOf(to, data))
        data = null
        return say('250 kept')
      }
      if (line === 'QUIT') return say('221 bye')
      if (line === 'DATA') {
        data = []
        return say('354 go')
      }
      const rcpt = /^RCPT TO:<(.*)>/.exec(line)?.[1]
      if (rcpt) to = rcpt
      if (!rcpt || !mail.refuses) return say('250 ok')
      mail.refused.push(to)
      return say('451 later')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.address() as AddressInfo
  mail.env = { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_TLS: 'off' }
  mail.stop = () => server.close()
  return mail
}
