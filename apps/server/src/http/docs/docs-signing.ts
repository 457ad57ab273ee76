/** How systems sign: the part of the docs on signatures, with an example that a test runs. */
import { SIGNING_EXAMPLE } from '@xinjian/contract/channel/signing-example'

const escaped = SIGNING_EXAMPLE.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

export const SIGNING = `<section><h2 id="signing">请求签名</h2><p>渠道可要求其系统对每个请求签名（渠道配置 → 请求签名）。贵公司在“公司信息”登记 RSA（2048 位以上）或 SM2 公钥，以对应的私钥签名；更换公钥时新旧公钥在并行期内同时有效。渠道未要求时也可签名，签名有误同样拒绝。</p><ul>
<li><code>X-Xinjian-Timestamp</code>：十位秒级时间戳，与平台时间相差不超过5分钟。</li>
<li><code>X-Xinjian-Nonce</code>：16至64位字母、数字、横线或下划线，同一渠道在时间窗内不可重复。</li>
<li><code>X-Xinjian-Signature</code>：签名的 Base64。待签文本为七行，以换行符（<code>\\n</code>）连接：请求方法、路径（含 <code>/api</code> 与查询串）、时间戳、随机串、请求体原文的 SHA-256（小写十六进制；无请求体时为空串的摘要）、API 密钥全文的 SHA-256（小写十六进制）、渠道编码。换一个密钥或渠道，签名即不符。</li>
<li>RSA 为 RSASSA-PKCS1-v1_5 与 SHA-256；SM2 为 SM2 与 SM3，签名为 DER，用户标识为 <code>1234567812345678</code>（<code>openssl dgst -sm3 -sign key.pem -sigopt distid:1234567812345678</code>）。</li>
<li>未签名、签名不符、超时或重放的请求返回 401（status 5003）。上传文件的接口不支持签名，请使用不要求签名的渠道。</li></ul><pre>${escaped}</pre></section>`
