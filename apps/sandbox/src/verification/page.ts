/** Invoices to try, for people. */
import { page } from '../http/page.ts'
import { escapeHtml } from '../http/reply.ts'
import { comparesCheckCode, type Paper } from './paper.ts'
import type { VerificationPlatform } from './platform.ts'

export function verificationPage(platform: VerificationPlatform): string {
  const rows = platform.demo().map(
    ({ what, paper }) => `<tr><td>${escapeHtml(what)}</td><td>${paper.invoiceCode || '—'}</td>
<td>${paper.invoiceNumber}</td><td>${paper.issueDate}</td><td>${compared(paper)}</td></tr>`,
  )
  return page({
    title: '发票查验',
    current: '/verification',
    body: `<p class="hint">可在信鉴“发票查验”中试用的发票；企业的发票同样可以查验：数电票填价税合计，其校验码等见 /verification/paper?code=发票代码&amp;number=发票号码。每张发票每日最多查验5次。故障可在旋钮中设置。</p>
<div class="scroll"><table><thead><tr><th>发票</th><th>发票代码</th><th>发票号码</th><th>开票日期</th><th>核对项</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  })
}

function compared(paper: Paper): string {
  if (comparesCheckCode(paper.kind)) return `校验码后6位 ${paper.checkCode.slice(-6)}`
  if (['09', '90'].includes(paper.kind)) return `价税合计 ${paper.totalAmount}`
  if (paper.kind === '15') return `车价合计 ${paper.totalAmount}`
  return `不含税金额 ${paper.amount}`
}
