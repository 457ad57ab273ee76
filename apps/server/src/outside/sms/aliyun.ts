/**
 * Alibaba Cloud SMS (Dysmsapi 2017-05-25, SendSms): https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms
 * A wording is approved there beforehand and known by its code; what is sent names the code and fills it in.
 */
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { acs3Headers, canonicalQuery } from '../vendors/acs3.ts'
import type { Sms } from './message.ts'
import { type SmsOutcome, unanswered } from './outcome.ts'

export interface AliyunSms {
  url: string
  keyId: string
  keySecret: string
  /** 短信签名 as approved, without its brackets. */
  sign: string
  /** Template → code of the approved wording, as `SMS_123456789`. */
  templates: Readonly<Record<string, string>>
}

const DEADLINE_MS = 8_000
const ANSWER_BYTES = 64 * 1024
/** Wording of notices whose kind has none of its own: `${title}，请登录平台“消息中心”查看。` */
const ANY_NOTICE = 'NOTICE'

export async function sendByAliyun(settings: AliyunSms, sms: Sms): Promise<SmsOutcome> {
  const { templates, sign } = settings
  const code =
    templates[sms.template] ?? (sms.template.startsWith('NOTICE_') ? templates[ANY_NOTICE] : null)
  if (!code) return { again: false, reason: `未配置短信模板 ${sms.template}` }
  const query = {
    PhoneNumbers: sms.to,
    SignName: sign,
    TemplateCode: code,
    ...(Object.keys(sms.params).length > 0 && { TemplateParam: JSON.stringify(sms.params) }),
    ...(sms.id && { OutId: sms.id }),
  }
  try {
    const { status, body } = await post(settings, query)
    return outcomeOf(status, codeIn(body))
  } catch (error) {
    return unanswered(asCause(error))
  }
}

/** By node's own client: fetch lets nobody set `host`, which is signed. */
function post(
  { url, keyId, keySecret }: AliyunSms,
  query: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const target = new URL(`${url}/?${canonicalQuery(query)}`)
  const headers = acs3Headers({
    keyId,
    keySecret,
    host: target.host,
    action: 'SendSms',
    version: '2017-05-25',
    query,
    nonce: randomUUID(),
    at: new Date(),
  })
  const client = target.protocol === 'http:' ? http : https
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const request = client.request(
      target,
      { method: 'POST', headers: { ...headers, 'content-length': '0' }, agent: false, signal },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          body = (body + part).slice(0, ANSWER_BYTES)
        })
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body }))
        response.once('error', reject)
      },
    )
    request.once('error', reject)
    request.end()
  })
}

/** As fetch puts it. */
const asCause = (error: unknown) => ({ cause: { code: (error as { code?: string }).code ?? '' } })

function codeIn(body: string): string {
  try {
    const { Code } = JSON.parse(body) as { Code?: unknown }
    return typeof Code === 'string' ? Code : ''
  } catch {
    return ''
  }
}

/** It was not taken, and will be later: too much at once, or a fault of theirs. */
const LATER =
  /^(?:Throttling(?:\..*)?|ServiceUnavailable(?:\..*)?|InternalError(?:\..*)?|SignatureNonceUsed|isp\.(?:SYSTEM_ERROR|GATEWAY_ERROR|UNKNOWN)|isv\.BUSINESS_LIMIT_CONTROL)$/

/** Whatever is wrong with our side of it (key, signature, template, number, account) is wrong the next time as well. */
export function outcomeOf(status: number, code: string): SmsOutcome {
  if (status === 200 && code === 'OK') return 'SENT'
  const again = LATER.test(code) || status === 429 || (status >= 500 && code === '')
  return { again, reason: code ? `阿里云短信 ${code.slice(0, 80)}` : `阿里云短信应答 ${status}` }
}
