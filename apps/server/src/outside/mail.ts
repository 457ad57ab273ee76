/** Mail by SMTP: the sandbox's listener, or a server of one's own by SMTP_URL. Without either nobody gets mail. */
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'
import { type SmtpServer, sendBySmtp } from './smtp.ts'
import { OUTSIDE_SAYS } from './words.ts'

export interface Mail {
  /** Names the letter: sent again under the same one, it is the same letter. */
  id?: string
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** False without a server: nobody gets a message. */
  readonly available: boolean
  send(mail: Mail): Promise<void>
}

const ASK_MS = 3_000

type Settings = Pick<Config, 'sandbox' | 'sandboxUrl' | 'smtpUrl' | 'smtpTlsRequired' | 'mailFrom'>

export function createMailer(config: Settings): Mailer {
  const { smtpUrl, mailFrom } = config
  const given = smtpUrl === null ? null : serverOf(smtpUrl, !config.smtpTlsRequired)
  return {
    available: given !== null || config.sandbox,
    async send(mail) {
      const server = given ?? (config.sandbox ? await sandboxServer(config.sandboxUrl) : null)
      if (!server) throw new Refusal('UNAVAILABLE', OUTSIDE_SAYS.mailNotSetUp)
      await sendBySmtp(server, { from: mailFrom, ...mail })
    },
  }
}

function serverOf(url: string, plainLinks: boolean): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    plainLinks,
    ...(username && {
      login: { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    }),
  }
}

/** The sandbox listens where there is room and tells where; what it takes goes nowhere. */
async function sandboxServer(sandboxUrl: string): Promise<SmtpServer> {
  const answer = await fetch(`${sandboxUrl}/gateway/smtp`, { signal: AbortSignal.timeout(ASK_MS) })
  const { port } = (await answer.json()) as { port: number }
  return { host: new URL(sandboxUrl).hostname, port, secure: false, plainLinks: true }
}
