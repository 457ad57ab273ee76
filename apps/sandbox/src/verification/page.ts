/** Invoices to try, for people. */
import { page } from '../http/page.ts'
import { escapeHtml } from '../http/reply.ts'
import { comparesCheckCode, type Paper } from './paper.ts'
import type { Fate, VerificationPlatform } from './platform.ts'

const FATE_NAMES: Readonly<Record<Fate, string>> = {
  N: '正常',
  Y: '已作废',
  H: '已红冲',
  '7': '部分红冲',
  '8': '全额红冲',
  GONE: '查无此票',
}

export function verificationPage(platform: VerificationPlatform): string {
  const rows = platform.demo().map(
    ({ what, paper, fate }) => `<tr><td>${escapeHtml(what)}</td><td>${paper.invoiceCode || '—'}</td>
<td>${paper.invoiceNumber}</td><td>${paper.issueDate}</td><td>${compared(paper)}</td><td>${FATE_NAMES[fate]}</td></tr>`,
  )
  return page({
    title: '发票查验',
    current: '/verification',
    scripts: ['knobs.js'],
    body: `<p class="hint">可在信鉴“发票查验”中试用的发票；企业的发票同样可以查验：数电票填价税合计，其校验码等见 /verification/paper?code=发票代码&amp;number=发票号码。每张发票每日最多查验5次。故障可在旋钮中设置。</p>
<div class="scroll"><table><thead><tr><th>发票</th><th>发票代码</th><th>发票号码</th><th>开票日期</th><th>核对项</th><th>现状</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
${markForm()}`,
  })
}

/** What becomes of an invoice after it was verified. */
function markForm(): string {
  const options = Object.entries(FATE_NAMES).map(
    ([fate, name]) => `<option value="${fate}">${name}</option>`,
  )
  return `<form class="card" data-knob="/knobs/verification/mark"><h2>发票开具之后</h2><p class="hint">让一张发票从现在起作废、红冲或查不到，以便试用“发票关注”；数电票没有发票代码，留空。</p>
<label class="field">发票代码<input name="code" autocomplete="off"></label><label class="field">发票号码<input name="number" required autocomplete="off"></label>
<label class="field">变为<select name="mark">${options.join('')}</select></label><p><button>生效</button></p></form>`
}

function compared(paper: Paper): string {
  if (comparesCheckCode(paper.kind)) return `校验码后6位 ${paper.checkCode.slice(-6)}`
  if (['09', '90'].includes(paper.kind)) return `价税合计 ${paper.totalAmount}`
  if (paper.kind === '15') return `车价合计 ${paper.totalAmount}`
  return `不含税金额 ${paper.amount}`
}
