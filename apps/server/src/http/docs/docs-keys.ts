/** How systems call: the part of the docs on keys. */
import { endpoints } from '@xinjian/contract'
import { API_KEY_MARK, API_SCOPES, isByKey } from '@xinjian/contract/channel/api-scopes'

/** Section of the readable page. */
export function keysSection(): string {
  const calls = endpoints.filter(({ endpoint }) => isByKey(endpoint))
  const rows = API_SCOPES.map((scope) => {
    const of = calls.filter(({ endpoint }) => endpoint.guard === scope)
    const list = of.map(({ endpoint }) => `<code>/api${endpoint.path}</code>`).join('<br>')
    return `<tr><td><code>${scope}</code></td><td>${list || '不单独开放接口：查询范围由本渠道密钥生成的内容扩大到全公司'}</td></tr>`
  })
  return `<section><h2 id="keys">接口密钥</h2><p>贵公司系统调用接口时，用渠道的接口密钥代替登录令牌。Node.js 系统可直接使用<a href="/downloadCenter">下载中心</a>的 SDK（含各接口的类型、签名与结果通知核对）：</p><pre>POST /api/frontTax/front/report/tax/query
Authorization: Bearer ${API_KEY_MARK}…
Content-Type: application/json

{"taxId":"91440300MA5EXAMPLE","reportType":"INVOICE"}</pre><ul>
<li>密钥在“渠道配置”中创建，只显示一次，平台仅保存其哈希；可设有效期，可更换（新旧密钥在并行期内同时有效），可随时停用。</li>
<li>密钥只能调用其范围内的接口，规则与登录用户相同；下表以外的接口一律返回 403。</li>
<li>渠道设有来源地址白名单的，其他地址返回 403（status 5002）；密钥无效、过期、停用或渠道停用返回 401（status 5001）。</li>
<li>每把密钥有每分钟次数上限，超出返回 429，<code>Retry-After</code> 为须等待的秒数。</li>
<li>不勾选 <code>report.readAll</code> 的密钥只能看到本渠道密钥生成的报告与链接；更换密钥后仍可看到。</li>
<li>生成的报告按接口调用计量，见“接口账单”与“接口查询记录”；渠道限定了可售产品的，其他产品会被拒绝。</li></ul>
<table><tr><th>范围</th><th>接口</th></tr>${rows.join('')}</table></section>`
}
