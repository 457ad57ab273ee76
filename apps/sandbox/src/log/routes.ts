/** The call log, for tests and for the eye. */

import { page } from '../http/page.ts'
import { escapeHtml, sendJson, sendPage } from '../http/reply.ts'
import type { Router } from '../http/router.ts'
import type { CallLog, CallRecord } from './store.ts'

const SHOWN = 300
const MOST = 50_000

export function logRoutes(router: Router, log: CallLog): void {
  router.on('GET', '/log.json', (c) => {
    const number = (name: string, fallback: number): number =>
      Number(c.query.get(name) ?? fallback) || fallback
    sendJson(
      c.res,
      200,
      log.list({
        after: number('after', 0),
        area: c.query.get('area') ?? '',
        taxNo: c.query.get('taxNo') ?? '',
        limit: Math.min(number('limit', MOST), MOST),
      }),
    )
  })
  router.on('GET', '/log', (c) => sendPage(c.res, logPage(log.latest(SHOWN))))
}

function logPage(records: readonly CallRecord[]): string {
  const rows = records.map(
    (
      r,
    ) => `<tr><td class="number">${r.seq}</td><td>${r.at}</td><td>${escapeHtml(r.area)}</td><td>${escapeHtml(r.action)}</td><td>${escapeHtml(r.detail)}</td>
<td>${escapeHtml(r.taxNo)}</td><td>${r.consentNo ? escapeHtml(r.consentNo) : '<span class="tag amber">无</span>'}</td><td><span class="tag ${r.code === '0000' ? 'green' : 'red'}">${escapeHtml(r.code)}</span></td><td class="number">${r.ms}</td></tr>`,
  )
  const table = `<div class="scroll"><table><thead><tr><th>序号</th><th>时间</th><th>税局</th><th>动作</th><th>内容</th><th>企业</th><th>授权编号</th><th>结果</th><th>毫秒</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  return page({
    title: '调用日志',
    current: '/log',
    body: `<p class="hint">主程序发往外部的每次调用，不含密码与验证码。最近 ${SHOWN} 条。</p>${rows.length ? table : '<p class="empty">还没有调用。</p>'}`,
  })
}
