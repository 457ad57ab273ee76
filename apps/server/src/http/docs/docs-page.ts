/** Readable API docs at /api/docs: one static page made from the contract, no script, no outside resource. */
import { type AnyEndpoint, CODES, endpoints } from '@xinjian/contract'
import { isByKey } from '@xinjian/contract/channel/api-scopes'
import * as z from 'zod/mini'
import { keysSection } from './docs-keys.ts'
import { messagesSection } from './docs-messages.ts'
import { SIGNING } from './docs-signing.ts'
import { TICKETS } from './docs-tickets.ts'

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c,
  )

/** The page as HTML. */
export function docsPage(): string {
  const groups = Map.groupBy(endpoints, ({ endpoint }) => endpoint.service)
  const toc = [...groups.keys()]
    .map((s) => `<a href="#${escapeHtml(s)}">${escapeHtml(s)}</a>`)
    .join('')
  const body = [...groups]
    .map(([s, list]) => `<h2 id="${escapeHtml(s)}">${escapeHtml(s)}</h2>${list.map(card).join('')}`)
    .join('')
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>信鉴开放接口文档</title><style>${STYLE}</style><header><h1>信鉴开放接口</h1><p>机器可读：<a href="/api/openapi.json">/api/openapi.json</a></p><nav>${toc}<a href="#keys">接口密钥</a><a href="#signing">请求签名</a><a href="#tickets">跳转票据</a><a href="#messages">结果通知</a><a href="#seal">口令加密</a><a href="#codes">错误码</a></nav></header>
<main>${CONVENTIONS}${keysSection()}${SIGNING}${TICKETS}${body}${messagesSection()}${SEAL}${CAPTCHA}${codesTable()}</main></html>`
}

function card({ endpoint }: { endpoint: AnyEndpoint }): string {
  const schema = (s: AnyEndpoint['body'], io: 'input' | 'output') =>
    escapeHtml(
      JSON.stringify(
        z.toJSONSchema(s, { io, unrepresentable: 'any' }),
        (k, v) => (k === '$schema' ? undefined : v),
        1,
      ),
    )
  return `<article><h3><b class="${endpoint.method}">${endpoint.method}</b> <code>/api${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p><p class="meta">${endpoint.guard === 'public' ? '无需登录' : `需要权限 <code>${endpoint.guard}</code>${isByKey(endpoint) ? ' · 接口密钥可调用' : ''}`}${endpoint.perMinute ? ` · 每分钟 ${endpoint.perMinute} 次` : ''}${endpoint.perHour ? ` · 每小时 ${endpoint.perHour} 次` : ''} · ${endpoint.origin === 'spec' ? '规格接口' : '扩展接口'}${endpoint.kind === 'json' ? '' : ` · ${KIND[endpoint.kind]}`}</p>
<details><summary>参数</summary><pre>${schema(endpoint.body, 'input')}</pre></details><details><summary>data</summary><pre>${schema(endpoint.data, 'output')}</pre></details></article>`
}

const KIND = { upload: '文件上传', download: '文件下载', stream: '事件流' }

const CONVENTIONS = `<section><h2>约定</h2><p>请求与返回均为 JSON（UTF-8）。返回 <code>{status, code, msg, data}</code>，<code>status</code> 为 200 表示成功。登录后在请求头携带 <code>Authorization: Bearer 令牌</code>。金额的单位在各字段说明中写明（账户、价格与账单为 0.0001 元的整数），日期为 ISO 格式。<code>msg</code> 与说明文字的语言随请求头 <code>Accept-Language</code>：<code>zh</code>（默认）或 <code>en</code>。</p></section>`

const SEAL = `<section><h2 id="seal">口令加密</h2><p>口令不以明文传输。先调用 <code>POST /api/security/key</code> 取得一次性 P-256 公钥；客户端生成自己的密钥对，ECDH 后经 HKDF-SHA-256（盐为空，info 为 <code>xinjian-seal</code>）得到密钥。</p><ul><li>推荐 v2：AES-256-GCM，12 字节随机数，提交 <code>v2.keyId.客户端公钥.随机数.密文</code></li><li>兼容 v1：AES-128-ECB（PKCS#7，取派生密钥前 16 字节），提交 <code>v1.keyId.客户端公钥.密文</code></li></ul><p>各段为不带填充的 base64url，公钥为未压缩点（65 字节）。每段密文只接受一次，重新提交须重新加密。</p></section>`
const CAPTCHA = `<section><h2 id="captcha">图形验证码</h2><p><code>GET /api/captcha</code> 返回图片与 <code>randomStr</code>；带 <code>work</code> 时，请找出一个整数 n，使 <code>randomStr:n</code>（UTF-8）的 SHA-256 至少以 <code>work</code> 个零比特开头，与图片上的字符一起以 <code>work</code> 字段（十进制字符串）提交。字母不分大小写。</p></section>`

function codesTable(): string {
  const rows = Object.entries(CODES).map(
    ([name, c]) =>
      `<tr><td>${c.status}</td><td>${c.http}</td><td><code>${name}</code></td><td>${escapeHtml(c.msg)}</td></tr>`,
  )
  return `<section><h2 id="codes">错误码</h2><table><tr><th>status</th><th>HTTP</th><th>名称</th><th>含义</th></tr>${rows.join('')}</table></section>`
}

const STYLE = `body{font:15px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;margin:0;color:#14213d;background:#f6f8fa}header{background:#0f2f4a;color:#fff;padding:24px 5vw}header a{color:#bfe3e0;margin-right:16px}main{max-width:960px;margin:0 auto;padding:16px 5vw 80px}h2{margin:40px 0 12px}article,section{background:#fff;border:1px solid #dfe5ea;border-radius:8px;padding:12px 20px;margin:12px 0}h3{margin:8px 0;font-size:15px;overflow-wrap:anywhere}.GET{color:#0a7d62}.POST{color:#a8322d}.meta{color:#5b6b7b;font-size:13px}pre{overflow:auto;background:#f3f5f7;padding:12px;border-radius:6px;font-size:12px;line-height:1.5}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #e6ebef;text-align:left;padding:6px 8px;font-size:13px}`
