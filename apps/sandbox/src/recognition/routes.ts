/** The recognition service over HTTP, in Tencent Cloud's protocol; written down in docs/recognition.md. */
import { setTimeout as sleep } from 'node:timers/promises'
import { page } from '../http/page.ts'
import { escapeHtml, HttpError, send, sendJson, sendPage } from '../http/reply.ts'
import { type Router, readJson, readText, textField } from '../http/router.ts'
import { bytesOf, hashOf, PICTURES } from './pictures.ts'
import { isSigned } from './tc3.ts'

/** A picture of ten MiB, in Base64. */
const BODY_LIMIT = 14 * 1024 * 1024

/** What a knob makes of the next requests: no answer for a minute, HTTP 500, an answer that is no JSON, one of another form. */
const FAULTS = ['SLOW', 'ERROR', 'GARBAGE', 'STRANGE'] as const
type Fault = (typeof FAULTS)[number]
const SLOW_MS = 60_000

export function recognitionRoutes(router: Router, key: string): void {
  let fault: { how: Fault; times: number } | null = null
  /** What the knob makes of this request; null = it is answered as always. */
  const met = (): Fault | null => {
    if (!fault || fault.times <= 0) return null
    fault.times--
    return fault.how
  }
  const known = new Map(PICTURES.map((one) => [hashOf(bytesOf(one.file)), one]))
  let requests = 0

  router.on('POST', '/recognition', async (c) => {
    const body = await readText(c, BODY_LIMIT)
    requests++
    const how = met()
    if (how === 'SLOW') await sleep(SLOW_MS, undefined, { ref: false })
    if (how === 'ERROR') throw new HttpError(500, '识别服务故障')
    if (how === 'GARBAGE') return send(c.res, 200, 'text/html', '<html>网关</html>')
    if (how === 'STRANGE') return sendJson(c.res, 200, { Response: { MixedInvoiceItems: 'none' } })
    const answer = (said: object) =>
      sendJson(c.res, 200, { Response: { ...said, RequestId: `sandbox-${requests}` } })
    const refuse = (Code: string, Message: string) => answer({ Error: { Code, Message } })
    if (!isSigned(c.req, body, key)) return refuse('AuthFailure.SignatureFailure', '签名错误')
    if (c.req.headers['x-tc-action'] !== 'RecognizeGeneralInvoice')
      return refuse('InvalidAction', '没有这个接口')
    const found = known.get(hashOf(Buffer.from(pictureIn(body), 'base64')))
    return found
      ? answer({ MixedInvoiceItems: found.items, TotalPDFCount: 1 })
      : refuse('FailedOperation.NotDemoPicture', '沙箱不做识别，只认得演示图片')
  })

  router.on('POST', '/knobs/recognition', async (c) => {
    const body = await readJson(c)
    const asked = textField(body, 'fault')
    const how = FAULTS.find((one) => one === asked) ?? null
    if (asked !== '' && how === null)
      throw new HttpError(400, `fault 应为 ${FAULTS.join('、')} 或空`)
    const times = body.times === undefined || body.times === '' ? 1_000_000 : Number(body.times)
    if (!Number.isInteger(times) || times < 0) throw new HttpError(400, 'times 应为非负整数')
    fault = how && { how, times }
    sendJson(c.res, 200, { fault, requests })
  })
  router.on('GET', '/recognition', (c) => sendPage(c.res, picturesPage()))
  router.on('GET', '/recognition/pictures/:file', (c) => {
    const found = PICTURES.find(({ file }) => file === c.params.file)
    if (!found) throw new HttpError(404, '没有这张图片')
    send(c.res, 200, 'image/png', bytesOf(found.file))
  })
}

function pictureIn(body: string): string {
  try {
    const { ImageBase64 } = JSON.parse(body) as { ImageBase64?: unknown }
    if (typeof ImageBase64 === 'string') return ImageBase64
  } catch {}
  throw new HttpError(400, '请求体须有 ImageBase64')
}

function picturesPage(): string {
  const rows = PICTURES.map(
    ({ file, what, wrong }) =>
      `<tr><td><a href="/recognition/pictures/${file}" download>${escapeHtml(what)}</a></td><td>${escapeHtml(wrong)}</td></tr>`,
  )
  return page({
    title: '票据识别',
    current: '/recognition',
    body: `<p class="hint">沙箱不做识别：以下演示图片按内容认得，回答是写好的，故意与票面有出入；其他图片一律回答不认得。可在信鉴“识别质量”的“同图对比”中试用。</p>
<div class="scroll"><table><thead><tr><th>图片</th><th>回答与票面的出入</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  })
}
