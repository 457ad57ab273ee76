/** The frame of every page of the sandbox. */
import { escapeHtml } from './reply.ts'

export interface PageParts {
  title: string
  /** Path of the menu entry to mark. */
  current: string
  body: string
  scripts?: readonly string[]
  /** Pages that play the phone app have no menu. */
  bare?: boolean
}

const MENU: readonly (readonly [string, string])[] = [
  ['/inbox', '收件箱'],
  ['/knobs', '旋钮'],
  ['/world', '企业'],
  ['/verification', '发票查验'],
  ['/recognition', '票据识别'],
  ['/log', '调用日志'],
  ['/callbacks', '结果通知'],
]

export function page(parts: PageParts): string {
  const menu = MENU.map(
    ([path, name]) =>
      `<a href="${path}"${path === parts.current ? ' aria-current="page"' : ''}>${name}</a>`,
  ).join('')
  const scripts = (parts.scripts ?? [])
    .map((s) => `<script type="module" src="/assets/${s}"></script>`)
    .join('')
  const top = parts.bare
    ? ''
    : `<header class="top"><b>信鉴沙箱</b><nav>${menu}</nav></header><p class="note">演示数据，企业、人员与号码均为虚构。</p>`
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(parts.title)} · 信鉴沙箱</title><link rel="stylesheet" href="/assets/sandbox.css"><link rel="icon" href="data:,"></head>
<body${parts.bare ? ' class="bare"' : ''}>${top}<main><h1>${escapeHtml(parts.title)}</h1>${parts.body}</main>${scripts}</body></html>`
}
