/** The inbox as a page: works without script, refreshes itself with it. */
import { page } from '../http/page.ts'
import { escapeHtml } from '../http/reply.ts'
import type { Message } from './store.ts'

export function inboxPage(messages: readonly Message[], to: string): string {
  const list = messages.map(card).join('')
  const empty = '<p class="empty">还没有消息。主程序发出的短信和邮件会显示在这里。</p>'
  return page({
    title: '收件箱',
    current: '/inbox',
    scripts: ['inbox.js'],
    body: `<form class="bar" method="get"><label>收件人
<input name="to" value="${escapeHtml(to)}" inputmode="search" placeholder="手机号或邮箱，留空看全部"></label><button>筛选</button></form>
<section id="messages" aria-live="polite">${list || empty}</section>`,
  })
}

function card(m: Message): string {
  const code = m.code
    ? `<p class="code"><b>${escapeHtml(m.code)}</b><button type="button" data-copy="${escapeHtml(m.code)}">复制验证码</button></p>`
    : ''
  return `<article class="card" data-id="${m.id}"><header><span class="tag ${m.channel === 'SMS' ? 'blue' : 'green'}">${m.channel === 'SMS' ? '短信' : '邮件'}</span>
<b>${escapeHtml(m.to)}</b><time>${m.at}</time></header>${m.subject ? `<h2>${escapeHtml(m.subject)}</h2>` : ''}
<p class="text">${linked(m.text)}</p>${code}</article>`
}

/** Activation and report links can be followed. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"'&]+(?:&amp;[^\s<>"'&]+)*/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${url}</a>`,
  )
}
