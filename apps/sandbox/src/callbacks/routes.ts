/** The receiver of a customer's system: takes results, checks their signature, shows them. */
import { page } from '../http/page.ts'
import { escapeHtml, sendJson, sendPage } from '../http/reply.ts'
import { type Router, readJson, readText, textField } from '../http/router.ts'
import type { Callback, Callbacks, Verdict } from './store.ts'

const STATUS: Record<Verdict, number> = {
  TAKEN: 200,
  REPEATED: 200,
  BAD_SIGNATURE: 401,
  TOO_OLD: 401,
  DOWN: 503,
}

export function callbackRoutes(router: Router, callbacks: Callbacks): void {
  router.on('POST', '/callbacks', async (c) => {
    const header = (name: string): string => String(c.req.headers[name] ?? '')
    const verdict = callbacks.take(
      {
        key: header('x-xinjian-idempotency-key'),
        timestamp: header('x-xinjian-timestamp'),
        signature: header('x-xinjian-signature'),
        body: await readText(c),
      },
      Math.floor(Date.now() / 1000),
    )
    sendJson(c.res, STATUS[verdict], { verdict })
  })
  router.on('GET', '/callbacks.json', (c) => sendJson(c.res, 200, callbacks.list()))
  router.on('GET', '/callbacks', (c) => sendPage(c.res, callbackPage(callbacks.list().received)))
  router.on('POST', '/knobs/callbacks', async (c) => {
    const body = await readJson(c)
    if (body.down !== undefined) callbacks.down = body.down === true || body.down === 'true'
    const secret = textField(body, 'secret')
    if (secret) callbacks.trust(secret)
    sendJson(c.res, 200, { down: callbacks.down })
  })
}

/** As a customer's engineer would: the secret that registering an address gave is entered into the system that receives. */
const SECRET_FORM =
  '<form class="card" data-knob="/knobs/callbacks"><p class="hint">登记或更换通知地址后，把页面给出的签名密钥填入这里，接收方才能核对签名。</p><label class="field">签名密钥<input name="secret" required autocomplete="off"></label><p><button>保存密钥</button></p></form>'

function callbackPage(received: readonly Callback[]): string {
  const rows = received.map(
    (r) =>
      `<tr><td>${r.at}</td><td>${escapeHtml(r.key)}</td><td class="number">${r.times}</td><td><pre>${escapeHtml(JSON.stringify(r.body, null, 1))}</pre></td></tr>`,
  )
  const table = `<div class="scroll"><table><thead><tr><th>首次收到</th><th>幂等键</th><th class="number">次数</th><th>内容</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  return page({
    title: '结果通知',
    current: '/callbacks',
    scripts: ['knobs.js'],
    body: `<p class="hint">渠道自己的系统收到的采集结果：签名已核对，同一幂等键只算一次。</p>${SECRET_FORM}${rows.length ? table : '<p class="empty">还没有收到通知。</p>'}`,
  })
}
