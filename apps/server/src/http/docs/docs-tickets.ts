/** How a partner leads a person in by a ticket, and where the person comes back: the part of the docs on hand-overs. */
import { TICKET_EXAMPLE } from '@xinjian/contract/channel/ticket-example'

const escaped = TICKET_EXAMPLE.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

export const TICKETS = `<section><h2 id="tickets">跳转票据与返回</h2><p>合作方系统可把企业税号、来源标识与返回地址加密为一张票据，放在采集入口地址的 <code>ticket</code> 参数中带用户进入。票据密钥在“渠道配置 → 加密票据”生成，只显示一次。</p><ul>
<li>票据为 base64url（不带填充）：12 字节随机数、AES-256-GCM 密文、16 字节校验值，依次相连。密钥为 base64url 的 32 字节。</li>
<li>附加数据（AAD）以换行符（<code>\\n</code>）连接：<code>collect/decode</code> 与渠道编码；众邦银行各入口为 <code>zb/bank/decode</code>、<code>zhongbang</code> 与入口的来源标识。换一个渠道或入口即打不开。</li>
<li>明文为 JSON：<code>id</code>（16至64位字母、数字、横线或下划线，每张不同）、<code>exp</code>（十位秒级失效时间，最长15分钟后）；可选 <code>taxNo</code>（只能为这家企业办理）、<code>source</code>（来源标识，结果通知原样带回）、<code>returnTo</code>（办理后返回的地址，须在渠道登记的返回地址中，可另带查询参数）。</li>
<li>一张票据只能使用一次：打开后换成当日有效的采集链接，地址栏中的票据随即清除；重放、过期、改动过的票据一律拒绝，请重新生成。</li>
<li>办理结束后，结果页提供“返回”按钮，只会打开登记过的地址，并附 <code>finTaskId</code>（办理编号）与 <code>result</code>（1 成功，2 未成功）。返回参数可被用户改动，业务结果请以结果通知为准。</li></ul><pre>${escaped}</pre></section>`
