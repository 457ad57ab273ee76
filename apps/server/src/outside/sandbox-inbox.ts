import type { Config } from '../config.ts'

/** Sandbox only: puts the answer of an image captcha into the inbox, as a mail whose subject is its randomStr. */
export function captchaToInbox(config: Config): (randomStr: string, answer: string) => void {
  return (randomStr, answer) => {
    fetch(`${config.sandboxUrl}/gateway/mail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${config.sandboxKey}` },
      body: JSON.stringify({ to: 'captcha@sandbox', subject: randomStr, text: answer }),
      signal: AbortSignal.timeout(3_000),
    }).catch(() => undefined)
  }
}
