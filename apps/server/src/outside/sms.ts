/** The SMS gateway: one HTTP call, the sandbox's or a real one's by URL and key. */
import type { Config } from '../config.ts'
import { Refusal } from '../http/refusal.ts'

export interface Sms {
  to: string
  template: string
  params: Record<string, string>
  text: string
}

export interface SmsGateway {
  /** False without a gateway: nobody gets a message. */
  readonly available: boolean
  send(sms: Sms): Promise<void>
}

const DEADLINE_MS = 8_000

export function createSmsGateway(config: Config): SmsGateway {
  const url = config.sandbox ? `${config.sandboxUrl}/gateway/sms` : config.smsUrl
  const key = config.sandbox ? config.sandboxKey : config.smsKey
  return {
    available: Boolean(url),
    async send(sms) {
      if (!url) throw new Refusal('UNAVAILABLE', '短信服务尚未开通，请改用密码登录或联系管理员')
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key ?? ''}` },
        body: JSON.stringify(sms),
        signal: AbortSignal.timeout(DEADLINE_MS),
      }).catch(() => null)
      if (!response?.ok)
        throw new Refusal('UNAVAILABLE', '短信暂时无法发送，请稍后重试或改用密码登录')
    },
  }
}
